/** Arabic words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage': 'الصفحة المحيطة لا تسمح بحفظ شيء هنا: إعادة التحميل تبدأ مباراة جديدة.',

  exTitle: 'أمثلة: رقعة في صفحتك',
  exLead:
    'كل رقعة هنا يصنعها النص المجاور لها. غيّر النص فتتغير الرقعة معه، وانسخه إلى صفحتك متى أعجبك.',
  exHome: 'إلى اللعبة',
  exFirst: 'مرة واحدة في كل صفحة',
  exText: 'نص هذا المثال',
  exCopy: 'نسخ',
  exCopied: 'تم النسخ',
  exByHand: 'يُرجى النسخ يدويًا',
  exReset: 'كما كان',
  exComputer: 'العب ضد الحاسوب',
  exComputerAbout:
    'اللعبة كاملة بأربعة مستويات: easy وmedium وhard وexpert. أضف \u2066side="black"\u2069 ليبدأ الحاسوب.',
  exPuzzle: 'وضعية للحل',
  exPuzzleAbout: 'لا تُقبل إلا نقلات الحل، وتسمع صفحتك الحدث \u2066dama-solved\u2069 عند إيجاده.',
  exReplay: 'مباراة للعرض',
  exReplayAbout: 'نقلات المباراة في خاصية واحدة. تنقّل بينها بالأسهم أو الأزرار أو بلمس نقلة.',
  exTheme: 'رقعة بألوانك',
  exThemeAbout:
    'كل لون خاصية يبدأ اسمها بـ \u2066--dama-\u2069، ويمكن الوصول إلى الأجزاء عبر \u2066::part()\u2069.',
  exArabic: 'صفحة عربية',
  exArabicAbout: 'تُكتب الصفحة من اليمين إلى اليسار، وتبقى الرقعة كما هي دائمًا.',
  exTask: 'الأسود يلعب ويفوز.',
  exRight: 'صحيح، تابع.',
  exWrong: 'هناك ما هو أفضل.',
  exSolved: 'حُلّت. أحسنت!',
  exFaultTag: 'السطر {line}: لا يمكن استخدام {text} في مثال.',
  exFaultAttribute: 'السطر {line}: لا تقبل {tag} هنا {text}.',
  exFaultOpen: 'لم تُغلق {text}.',
  exFaultClose: 'السطر {line}: {text} لا تغلق شيئًا.',
  exFaultForm: 'السطر {line}: هذه ليست علامة كاملة: {text}',
  exFaultScript: 'السطر {line}: لا تعمل النصوص البرمجية في المثال. يمكن تسمية ملف مستقل بـ src.',
  exNoBoard: 'لا رقعة فيه: اسم العلامة turkish-draughts.',
};
