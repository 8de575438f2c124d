/**
 * Two games on a page that kept themselves under one name would write over each other: the name
 * belongs to the first of them, for as long as it is in the page.
 */

/** @type {Map<string, Element>} who keeps a game, by the name */
const holders = new Map();

/** @returns {boolean} whether the name is the holder's own */
export function claim(name, holder) {
  // One that was just taken out may not have been told yet.
  if (!holders.get(name)?.isConnected) holders.set(name, holder);
  return holders.get(name) === holder;
}

/** Lets go of all names of a holder. */
export function release(holder) {
  for (const [name, other] of holders) if (other === holder) holders.delete(name);
}
