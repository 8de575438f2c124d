/** Turkish words of the rooms, fetched with the first of them. */
export default {
  'to-share': 'Paylaş, kaydet, aç',
  'to-setup': 'Konum kur',
  'to-analysis': 'Çözümleme',
  'to-review': 'Oyunu değerlendir',
  'to-learn': 'Oynamayı öğren',
  'to-settings': 'Ayarlar',
  'to-keys': 'Klavye tuşları',
};
