/** English words of the pages beside the game: the frame, the examples. */
export default {
  'lost-storage': 'The page around it lets nothing be kept here: a reload begins a new game.',
};
