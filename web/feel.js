/**
 * What is heard and felt of the game. The sounds are fetched with the first of them, and nothing
 * is asked of the browser before a person has touched the page: it would refuse.
 */

/** Short patterns in milliseconds: for the person's own captures, and for what may not be. */
const PULSES = { capture: [12], crown: [12, 40, 18], refuse: [24, 50, 24] };

/**
 * @returns {(beats: {what: string, at: number}[], own: boolean, settings: object) => void} `own`:
 *   of the person at this device
 */
export function createFeel() {
  /** @type {Promise<(what: string, at: number) => void> | null} */
  let player = null;

  async function play(beats) {
    player ??= import('./sound.js').then(({ createSound }) => createSound());
    const sound = await player;
    for (const { what, at } of beats) sound(what, at);
  }

  return (beats, own, { sound, haptics }) => {
    if (navigator.userActivation?.hasBeenActive === false) return;
    // Without sound the game is the same.
    if (sound) play(beats).catch(() => (player = null));
    const felt = beats.findLast(({ what }) => what in PULSES);
    if (haptics && own && felt) navigator.vibrate?.(PULSES[felt.what]);
  };
}
