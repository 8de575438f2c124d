/** Turkish words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage':
    'Çevreleyen sayfa burada hiçbir şeyin saklanmasına izin vermiyor: sayfa yenilenince yeni oyun başlar.',
};
