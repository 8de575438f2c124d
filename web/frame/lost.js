/** What a frame has to do without. */

/**
 * @param {Window} window
 * @param {boolean} asked whether the game is to be kept
 * @returns {string[]} words of the frame's language to the page around it
 */
export function lostIn(window, asked) {
  const lost = [];
  // In a sandbox without `allow-same-origin`.
  const isNobody = window.origin === 'null';
  if ((isNobody || asked) && !hasStorage(window)) lost.push('storage');
  return lost;
}

function hasStorage(window) {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}
