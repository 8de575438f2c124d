/** Which steps of the course have been solved. Where the browser stores nothing, for this visit. */

import { LESSONS, stepId } from './lessons.js';

const KEY = 'turkish-draughts:course';

const KNOWN = new Set(
  LESSONS.flatMap(({ steps }, lesson) => steps.map((_, step) => stepId(lesson, step))),
);

/** @param {() => Storage} open asked each time, since the property itself may throw */
export function createProgress(open) {
  const solved = read(open);
  return {
    solved,
    add(id) {
      solved.add(id);
      try {
        open().setItem(KEY, JSON.stringify([...solved]));
      } catch {
        // It is known for as long as the page is open.
      }
    },
  };
}

/** @returns {Set<string>} only steps that there are; none where the record makes no sense */
function read(open) {
  try {
    const record = JSON.parse(open().getItem(KEY));
    return new Set(Array.isArray(record) ? record.filter((id) => KNOWN.has(id)) : []);
  } catch {
    return new Set();
  }
}
