/** English words of the rooms, fetched with the first of them. */
export default {
  'to-share': 'Share, save, open',
  'to-setup': 'Set up a position',
  'to-analysis': 'Analysis',
  'to-review': 'Review the game',
  'to-learn': 'Learn to play',
  'to-settings': 'Settings',
  'to-keys': 'Keys',
};
