/** The list of lessons, with a tick on those that are done. */

import { el, setAttribute } from '../../dom.js';
import { drawing } from '../../icons.js';
import { ICONS } from '../icons.js';
import { isDone, LESSONS } from './lessons.js';

/** @param {(lesson: number) => void} chosen */
export function createList(chosen) {
  const entries = LESSONS.map(({ name }, lesson) => {
    const title = el('span', { class: 'lesson-title' });
    const done = el('span', { class: 'lesson-done' });
    const button = el(
      'button',
      { type: 'button', class: 'entry lesson', 'data-part': `lesson-${name}` },
      title,
      done,
    );
    button.addEventListener('click', () => chosen(lesson));
    return { button, title, done };
  });
  const node = el(
    'ol',
    { class: 'lessons', 'data-part': 'lessons', hidden: true },
    ...entries.map(({ button }) => el('li', {}, button)),
  );

  return {
    node,
    focus: (lesson) => entries[lesson].button.focus(),

    /** @param {Set<string>} solved @param {number} current */
    update(solved, current, t) {
      entries.forEach(({ button, title, done }, lesson) => {
        title.textContent = t.say(titleLine(lesson));
        setAttribute(button, 'aria-current', lesson === current ? 'step' : 'false');
        const word = el('span', { class: 'unseen' }, t.text('lessonDone'));
        done.replaceChildren(...(isDone(lesson, solved) ? [drawing(ICONS.done), word] : []));
      });
    },
  };
}

/** @returns {import('../../i18n/index.js').Line} */
export const titleLine = (lesson) => ({
  key: 'lessonName',
  args: { number: lesson + 1, title: { key: LESSONS[lesson].title } },
});
