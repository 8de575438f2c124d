/** The course: all of it by taps, a lesson by keyboard in Arabic, refusals, progress, the first game. */

import assert from 'node:assert/strict';
import en from '../../web/i18n/learn/en.js';
import ar from '../../web/i18n/learn/ar.js';
import { LESSONS, STOPS } from '../../web/rooms/learn/lessons.js';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const PHONE = { ...STILL, touch: true, viewport: { width: 390, height: 844 } };
const COURSE = 'turkish-draughts:course';

/** The course, opened through the menu. */
async function openCourse({ page, board }) {
  await board.waitForTurn();
  await board.element.locator('button[data-part="menu"]').click();
  await board.part('to-learn').click();
  const room = board.element.locator('dialog[data-part="learn"]');
  await room.waitFor();
  const part = (name) => room.locator(`[data-part="${name}"]`);
  const square = (name) => room.locator(`[data-square="${name}"]`);
  const look = (wanted) => room.locator(`[data-part="said"][data-look="${wanted}"]`);
  return {
    room,
    part,
    square,
    look,
    said: () => part('said').innerText(),
    task: () => part('task').innerText(),
    /** Waits for the words of a step, and that its board may be played on. */
    async atStep(step, words = en) {
      await part('task').filter({ hasText: words[step.task] }).waitFor();
      await square(step.accept[0].slice(0, 2)).and(room.locator('.live')).waitFor();
    },
    /** Chooses the squares of a move one after the other. */
    async play(text) {
      for (const name of text.split(/[-x]/)) {
        const { x, y, width, height } = await square(name).boundingBox();
        await page.touchscreen.tap(x + width / 2, y + height / 2);
      }
    },
    async heard(words) {
      await room.locator('[data-part="live"]').filter({ hasText: words }).waitFor({
        state: 'attached',
      });
    },
    kept: () => page.evaluate((key) => JSON.parse(localStorage.getItem(key)), COURSE),
  };
}

browserTest('the whole course is gone through by taps', PHONE, async (visit) => {
  const { board } = visit;
  const course = await openCourse(visit);
  for (const { steps } of LESSONS) {
    for (const step of steps) {
      await course.atStep(step);
      await course.play(step.accept.at(-1));
      if (step.answer === undefined) {
        await course.look('right').filter({ hasText: en[step.right] }).waitFor();
        if (step !== LESSONS.at(-1).steps.at(-1)) await course.part('lessonNext').tap();
      }
    }
  }
  await course.look('right').filter({ hasText: en.courseDone }).waitFor();
  const all = LESSONS.flatMap(({ name, steps }) => steps.map((_, i) => `${name}-${i}`));
  assert.deepEqual(await course.kept(), all);
  await course.part('allLessons').tap();
  assert.equal(await course.room.locator('.lesson .icon').count(), LESSONS.length, 'ticks');
  await course.part('lesson-combination').tap();
  await course.part('lessonNext').waitFor();
  await course.atStep(LESSONS.at(-1).steps[0]);
  await course.play('d4-d5');
  await course.atStep(LESSONS.at(-1).steps[1]);
  await course.play('c4xe4xg4');
  await course.part('firstGame').tap();
  await course.room.waitFor({ state: 'hidden' });
  await board.waitForTurn();
  const { ply, pieces } = await board.snapshot();
  assert.deepEqual([ply, pieces.length], [0, 32]);
  const { level, mode, side } = await visit.page.evaluate(() =>
    JSON.parse(localStorage.getItem('turkish-draughts:settings')),
  );
  assert.deepEqual([level, mode, side], ['easy', 'computer', 'white']);
});

browserTest('a piece that must wait is refused with the reason', PHONE, async (visit) => {
  const course = await openCourse(visit);
  await course.part('allLessons').tap();
  await course.part('lesson-must').tap();
  await course.atStep(LESSONS[2].steps[0]);
  await course.square('b3').tap();
  await course.look('refused').waitFor();
  assert.match(await course.said(), /must wait: a marked piece has a capture/);
  await course.heard('That piece must wait');
  await course.play('f4xf6');
  await course.look('right').waitFor();
});

browserTest('a move that misses the point is explained and comes back', PHONE, async (visit) => {
  const { board } = visit;
  const course = await openCourse(visit);
  const before = await board.snapshot();
  await course.atStep(LESSONS[0].steps[0]);
  await course.play('c3-d3');
  await course.look('wrong').filter({ hasText: en.manAheadWrong }).waitFor();
  await course.heard(en.manAheadWrong);
  await course.room.getByRole('gridcell', { name: 'c3, white man, can move' }).waitFor();
  assert.equal(await course.said(), en.manAheadWrong, 'the reason stays');
  assert.equal(await course.kept(), null);
  await course.part('hint').tap();
  await course.heard('Hint: c3-c4');
  await course.play('c3-c4');
  await course.look('right').waitFor();
  assert.deepEqual(await course.kept(), ['man-0']);
  await course.part('lessonAgain').tap();
  await course.atStep(LESSONS[0].steps[0]);
  assert.deepEqual(await board.snapshot(), before, 'the game beside it is left alone');
});

browserTest(
  'the course goes on where it was left, and survives a damaged record',
  STILL,
  async (visit) => {
    const { page } = visit;
    const keep = (text) =>
      page.evaluate(([key, text]) => localStorage.setItem(key, text), [COURSE, text]);
    await visit.board.waitForTurn();
    for (const [record, step] of [
      ['["man-0","man-1","take-0"]', LESSONS[1].steps[1]],
      ['{"man-0', LESSONS[0].steps[0]],
      ['["man-0",{},"nothing-3"]', LESSONS[0].steps[1]],
    ]) {
      await keep(record);
      await page.reload();
      const course = await openCourse(visit);
      await course.atStep(step);
    }
  },
);

const ARABIC = { ...STILL, locale: 'ar', viewport: { width: 1024, height: 768 } };

browserTest('a lesson is played by keyboard alone, in Arabic', ARABIC, async (visit) => {
  const { page, board } = visit;
  await board.waitForTurn();
  await page.locator('#help').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const room = board.element.locator('dialog[data-part="learn"]');
  await room.waitFor();
  assert.equal(await room.getAttribute('dir'), 'rtl');
  const heard = (words) =>
    room.locator('[data-part="live"]').filter({ hasText: words }).waitFor({ state: 'attached' });
  await heard(ar.manAhead);
  const focused = () =>
    board.element.evaluate((element) => {
      const { dataset } = element.shadowRoot.activeElement;
      return dataset.part ?? dataset.square ?? '';
    });
  const tabTo = async (wanted) => {
    for (let i = 0; i < 12 && !(await focused()).match(wanted); i++)
      await page.keyboard.press('Tab');
    assert.match(await focused(), wanted);
  };
  await tabTo(/^[a-h][1-8]$/);
  assert.equal(await focused(), 'c3', 'the focus begins on a piece that can move');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  assert.ok(await room.isVisible(), 'Escape lets go of the piece, and leaves the course open');
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await heard(ar.manAheadRight);
  await tabTo(/^lessonNext$/);
  await page.keyboard.press('Enter');
  await heard(ar.manAside);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  assert.match(await focused(), /^[a-h][1-8]$/);
  await board.walk(await focused(), 'c3');
  for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await heard(ar.manAsideRight);
  await page.keyboard.press('Escape');
  await room.waitFor({ state: 'hidden' });
});

/** In which language all steps are solved at a size, and whether nothing at all has to be scrolled. */
for (const [width, height, lang, whole] of [
  [320, 568, 'ar', false],
  [390, 844, 'tr', true],
  [844, 390, 'en', true],
  [768, 1024, 'ar', true],
  [1440, 900, 'tr', true],
]) {
  const options = { ...STILL, viewport: { width, height } };
  const name = `at ${width} × ${height} board, buttons and what came of a move are in view`;
  browserTest(name, options, async (visit) => {
    await visit.board.open({ lang });
    const course = await openCourse(visit);
    for (const { lesson, step } of STOPS) {
      const { name, steps } = LESSONS[lesson];
      const at = `${lang}, ${name} ${step}`;
      for (const square of steps[step].accept[0].split(/[-x]/)) {
        await course.square(square).click();
      }
      const done = steps[step].answer === undefined;
      if (done) await course.look('right').waitFor();
      const seen = await course.room.evaluate((room) => {
        const box = (selector) => room.querySelector(selector).getBoundingClientRect();
        const [board, foot, said] = ['.board', '.lesson-foot', '.lesson-said'].map(box);
        const over = room.scrollWidth - room.clientWidth;
        return { board, foot, said, over, down: room.scrollHeight - room.clientHeight };
      });
      assert.ok(seen.board.top >= 0 && seen.board.bottom <= height, `board, ${at}`);
      assert.ok(seen.foot.bottom <= height && seen.foot.top > 0, `buttons, ${at}`);
      if (done) assert.ok(seen.said.bottom <= seen.foot.top, `what came of it, ${at}`);
      assert.equal(seen.over, 0, `sideways, ${at}`);
      if (whole) assert.equal(seen.down, 0, `scrolling, ${at}`);
      await course.part('lessonNext').click({ force: true });
    }
  });
}
