/** Arabic words of the rooms, fetched with the first of them. */
export default {
  'to-share': 'مشاركة وحفظ وفتح',
  'to-setup': 'إعداد وضعية',
  'to-analysis': 'تحليل',
  'to-review': 'مراجعة اللعبة',
  'to-learn': 'تعلّم اللعب',
  'to-settings': 'الإعدادات',
  'to-keys': 'مفاتيح لوحة المفاتيح',
};
