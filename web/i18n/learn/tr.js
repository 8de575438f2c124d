/** Turkish words of the course. */
export default {
  lessonName: '{number}. {title}',
  lessonStep: 'Adım {step}/{total}',
  lessonDone: 'tamam',
  allLessons: 'Bütün dersler',
  lessonPrevious: 'Geri',
  lessonNext: 'Sonraki',
  lessonAgain: 'Bu adımı baştan al',
  firstGame: 'İlk oyuna başla',
  courseDone: 'Artık bütün kuralları biliyorsunuz. İlk oyununuz sizi bekliyor.',

  lessonMan: 'Taşın hamlesi',
  manAhead:
    'Beyaz taşlar sizin. Taş bir kare düz ileri gider. Bir taşa, sonra önündeki kareye dokunun ya da taşı oraya sürükleyin.',
  manAheadRight: 'Doğru. Bir kare düz ileri; çapraz gitmek yok.',
  manAheadWrong: 'Yana gitmek de kurala uygun, ama o birazdan. Önce bir kare ileri.',
  manAside: 'Taş bir kare sola ya da sağa da gidebilir. Deneyin.',
  manAsideRight: 'Güzel. Taş hiçbir zaman geri gitmez; çıktığı sıradan aşağı inmez.',
  manAsideWrong: 'Bu ileri hamleydi. Bu kez yana gidin.',

  lessonTake: 'Taş alma',
  takeAhead:
    'Taşlarınızdan birinin tam önünde siyah bir taş var, arkasındaki kare boş. Üzerinden o kareye atlayın.',
  takeAheadRight: 'Alındı. Üzerinden atlanan taş tahtadan kalkar.',
  takeAside:
    'Taş yana da aynı biçimde alır, ama geriye doğru alamaz. Taşınıza iki siyah taş bitişik: biri yanında, biri arkasında. Alınabilecek olanı alın.',
  takeAsideRight: 'Doğru. Arkadaki güvendeydi: yoz taş geriye doğru alamaz.',

  lessonMust: 'Alma zorunluluğu',
  mustTake:
    'Alabilen almak zorundadır. Önce başka bir taşı oynatmayı deneyin, ne olduğunu görün. Sonra taşı alın.',
  mustTakeRight: 'Oynanabilecek tek hamle buydu. Öteki taşlar beklemek zorundaydı.',
  mustChoose: 'Taşınız burada iki ayrı yoldan birer taş alabilir. Birini oynayın.',
  mustChooseRight: 'Güzel. Eşit sayıda taş alan yollardan dilediğinizi seçebilirsiniz.',

  lessonChain: 'Bir hamlede birkaç taş',
  chain:
    'Alış, sürebildiği kadar aynı hamlede devam eder. Üç taş alın: durakları sırayla ya da doğrudan son durağı seçin.',
  chainRight: 'Bir hamlede üç taş. İleri ve yana atlayışlar birbirini izleyebilir.',

  lessonMost: 'En çok taşı almak',
  mostPiece: 'İki taşınız da alabiliyor, ama en çok taşı almak zorunludur. O hamleyi bulun.',
  mostPieceRight: 'İki, birden çoktur; öteki taş beklemek zorundaydı.',
  mostWay: 'Aynı kural tek bir taşın yolları için de geçerli. Bir yol bir, öteki üç taş alıyor.',
  mostWayRight: 'Üç taş: oynanabilecek tek hamle. Sayarken yoz taş da dama da birdir.',

  lessonCrown: 'Damaya çıkmak',
  crownStep: 'Karşı kenardaki son sıraya varan taş damaya çıkar. Oraya gidin.',
  crownStepRight: 'Dama oldu! Üst üste iki taş olarak gösterilir.',
  crownStepWrong: 'Son sıra dümdüz ileride, yalnızca bir kare ötede.',
  crownTake: 'Son sırada biten bir alış da damaya çıkarır.',
  crownTakeRight:
    'Tek hamlede hem aldı hem damaya çıktı. Dama gibi oynamaya sonraki sırada başlar.',

  lessonPassing: 'Alış sürerken son sıra',
  passing:
    'Bu alış son sıraya varıyor ve orada sürebiliyor. Hamle bitene dek taş hâlâ yoz taştır: hemen yanındaki taşın üzerinden yana atlar. İki taş alın.',
  passingRight:
    'İki taş; damaya ancak şimdi, hamle bitince çıktı. Dama olsaydı üçüncüyü de alırdı, yoz taş alamaz.',
  passingFar:
    'Son sırada bir siyah taş daha var, ama ineceğiniz karenin hemen yanında değil. Yoz taş neyi alabiliyorsa onu alın.',
  passingFarRight:
    'Hamle son sırada bitti, taş damaya çıktı. Uzaktan almak için sonraki sırayı bekleyecek.',

  lessonDama: 'Damanın hamlesi',
  damaGo:
    'Dama ileri, geri ve yana, boş karelerde dilediği kadar gider. Damanızı tek hamlede son sıraya ya da sağ kenara kadar götürün.',
  damaGoRight: 'Bir hamlede ta sonuna kadar.',
  damaGoWrong: 'Kurala uygun, ama daha fazlası var: damayı sonuna kadar yukarı ya da sağa götürün.',
  damaTake:
    'Dama uzaktan da alır: boş kareleri aşar, tek bir siyah taşın üzerinden arkasındaki boş karelerden birine konar.',
  damaTakeRight: 'Doğru. Aldığı taşın arkasındaki boş karelerden dilediğinde durabilir.',

  lessonLanding: 'Dama nereye konar?',
  landing:
    'İlk atlayıştan sonra dama birkaç kareye konabilirdi, ama ikinci taşı yalnızca birinden alabilir. En çok taşı almak zorunlu; o kareyi bulun.',
  landingRight: 'İki taş. Her durakta yatay ve dikey sıraya bakın.',

  lessonJumping: 'İki atlayış arasında',
  gone: 'Üzerinden atlanan taş hemen kalkar; aynı hamle onun karesinden geçebilir. Bu yolla dört taş alın, durakları tek tek seçin.',
  goneRight: 'Dört taş. Son atlayış, ilk alınan taşın durduğu kareden geçti.',
  turn: 'Dama iki atlayış arasında düz gidebilir, sola ya da sağa dönebilir, ama geri dönemez. İki taş alın: önce hangisi?',
  turnRight: 'Doğru. İlk atlayıştan sonra öteki yandaki taşa geri dönemezdi.',

  lessonEnds: 'Oyun nasıl biter?',
  endTake: 'Son siyah taşı alın ve kazanın.',
  endTakeRight: 'Kazandınız: Siyahın taşı kalmadı.',
  endBlock: 'Hamlesi kalmayan da kaybeder. Siyah taşı bir hamleyle kapatın.',
  endBlockRight: 'Kazandınız: Siyahın taşı var, ama hamlesi yok.',
  endBlockWrong:
    'Siyah taş hâlâ oynayabiliyor. Altındaki kareyi kapatın ve alabileceği taş bırakmayın.',
  endOne:
    'İki damaya karşı bir damanız var. İki tarafta da birer taş kalınca oyun hemen berabere biter. Kurtulun.',
  endOneRight: 'Berabere: iki tarafta da birer taş kaldı.',
  endThird:
    'Damanız köşedeyken aynı konum iki kez oluştu. Üçüncüsü beraberliktir. Geridesiniz; bir kez daha köşeye gidin.',
  endThirdRight:
    'Üç kez aynı konum: berabere. Bu oyuna özel bir kural daha var: taş alınmadan ve yoz taş sürülmeden geçen 80 hamle de beraberliktir.',
  endThirdWrong: 'Kurala uygun, ama bu konum yeni. Damanız sol köşeye gitmeli.',

  lessonCombination: 'Bir verip iki almak',
  comboGive:
    'Alma zorunluluğu Siyah için de var; bundan yararlanın. Öyle bir taş verin ki ardından iki taş alın.',
  comboGiveRight: 'Siyah almak zorunda ve önünüze geliyor.',
  comboGiveWrong:
    'Kurala uygun, ama iki taş kazandırmıyor. Siyah hangi hamleye karşılık almak zorunda?',
  comboTake: 'Siyahın seçeneği yoktu. Şimdi iki taş alın.',
  comboTakeRight: 'Bir verdiniz, iki aldınız. Birçok oyun böyle kazanılır.',
};
