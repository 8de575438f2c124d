/** Arabic words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage': 'الصفحة المحيطة لا تسمح بحفظ شيء هنا: إعادة التحميل تبدأ مباراة جديدة.',
};
