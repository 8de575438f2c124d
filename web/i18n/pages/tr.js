/** Turkish words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage':
    'Çevreleyen sayfa burada hiçbir şeyin saklanmasına izin vermiyor: sayfa yenilenince yeni oyun başlar.',

  exTitle: 'Örnekler: kendi sayfanızda bir tahta',
  exLead:
    'Buradaki her tahtayı yanındaki metin oluşturur. Metni değiştirin, tahta da değişsin. Beğenince kendi sayfanıza kopyalayın.',
  exHome: 'Oyuna dön',
  exFirst: 'Her sayfada bir kez',
  exText: 'Bu örneğin metni',
  exCopy: 'Kopyala',
  exCopied: 'Kopyalandı',
  exByHand: 'Lütfen elle kopyalayın',
  exReset: 'İlk hâline getir',
  exComputer: 'Bilgisayara karşı',
  exComputerAbout:
    'Oyunun tamamı, dört düzeyde: easy, medium, hard, expert. Bilgisayar başlasın isterseniz side="black" ekleyin.',
  exPuzzle: 'Çözülecek bir konum',
  exPuzzleAbout:
    'Yalnız çözümün hamleleri kabul edilir; çözüm bulununca sayfanız dama-solved olayını duyar.',
  exReplay: 'İzlenecek bir oyun',
  exReplayAbout:
    'Bir oyunun hamleleri tek bir öznitelikte. Oklarla, düğmelerle ya da bir hamleye dokunarak gezin.',
  exTheme: 'Kendi renklerinizde bir tahta',
  exThemeAbout: 'Her renk --dama- ile başlayan bir özelliktir; parçalara ::part() ile ulaşılır.',
  exArabic: 'Arapça bir sayfa',
  exArabicAbout: 'Çevresi sağdan sola yazılır, tahta hep olduğu gibi kalır.',
  exTask: 'Siyah oynar ve kazanır.',
  exRight: 'Doğru. Devam edin.',
  exWrong: 'Daha iyisi var.',
  exSolved: 'Çözüldü. Tebrikler!',
  exFaultTag: '{line}. satır: {text} bir örnekte kullanılamaz.',
  exFaultAttribute: '{line}. satır: {tag} burada {text} almaz.',
  exFaultOpen: '{text} hiç kapatılmamış.',
  exFaultClose: '{line}. satır: {text} hiçbir şeyi kapatmıyor.',
  exFaultForm: '{line}. satır: bu tam bir etiket değil: {text}',
  exFaultScript: '{line}. satır: örnekte betik çalışmaz. Ayrı bir dosya src ile belirtilebilir.',
  exNoBoard: 'İçinde tahta yok: etiketin adı turkish-draughts.',
};
