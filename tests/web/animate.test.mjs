import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf, frameAt, makePlan } from '../../web/animate.js';
import { nameOf, squareNamed as sq } from '../../web/geometry.js';
import { SPEEDS, TIMINGS } from '../../web/timings.js';
import { pieces } from './support/snapshots.mjs';

const QUIET = {
  pieces: pieces('wa3 bh6'),
  from: sq('a3'),
  legs: [{ to: sq('a4'), jumped: null }],
  crowned: false,
};

const CAPTURE = {
  pieces: pieces('Wd1 bd3 bf5 ba8'),
  from: sq('d1'),
  legs: [
    { to: sq('d5'), jumped: sq('d3') },
    { to: sq('h5'), jumped: sq('f5') },
  ],
  crowned: false,
};

const CROWNING = {
  pieces: pieces('wd7 bh7'),
  from: sq('d7'),
  legs: [{ to: sq('d8'), jumped: null }],
  crowned: true,
};

/** What stands where, by name of the square nearest to each figure. */
function seen(plan, time) {
  const figures = frameAt(plan, time).map(
    ({ color, x, y, alpha }) =>
      `${color[0]}${nameOf(Math.floor(y) * 8 + Math.floor(x))}${alpha < 1 ? '~' : ''}`,
  );
  return figures.sort().join(' ');
}

const mover = (plan, time) => frameAt(plan, time).at(-1);

test('a quiet move begins at its start and ends at its end', () => {
  const plan = makePlan([QUIET], false);
  assert.equal(seen(plan, 0), 'bh6 wa3');
  assert.equal(seen(plan, plan.duration), 'bh6 wa4');
  assert.equal(seen(plan, plan.duration + 1000), 'bh6 wa4');
  assert.equal(seen(plan, -5), 'bh6 wa3');
});

test('each jumped piece goes as it is jumped, and the next only then', () => {
  const plan = makePlan([CAPTURE], false);
  assert.equal(seen(plan, 0), 'ba8 bd3 bf5 wd1');
  const halfway = plan.parts[0].line.segments[1].start;
  assert.equal(seen(plan, halfway), 'ba8 bf5 wd5');
  assert.equal(seen(plan, plan.duration), 'ba8 wh5');
});

test('a leg runs along its line and is lifted on the way', () => {
  const plan = makePlan([CAPTURE], false);
  const { start, stop } = plan.parts[0].line.segments[0];
  const { x, y, lift } = mover(plan, (start + stop) / 2);
  assert.equal(x, 3.5);
  assert.ok(y > 0.5 && y < 4.5);
  assert.ok(lift > 0.9);
  assert.equal(mover(plan, plan.duration).lift < 0.01, true);
});

test('no leg takes longer than the limit, and a far one longer than a near one', () => {
  const length = (to) => {
    const clip = { ...QUIET, pieces: pieces('Wa1'), from: 0, legs: [{ to, jumped: null }] };
    return makePlan([clip], false).duration;
  };
  assert.ok(length(sq('a3')) > length(sq('a2')));
  assert.ok(length(sq('a8')) <= TIMINGS.slideMax);
});

test('legs already entered are not shown again', () => {
  const plan = makePlan([{ ...CAPTURE, skip: 1 }], false);
  assert.equal(seen(plan, 0), 'ba8 bf5 wd5');
  assert.equal(plan.parts[0].line.segments.length, 1);
});

test('a piece dropped on its last square stays there while the jumped go', () => {
  const plan = makePlan([{ ...CAPTURE, held: true }], false);
  assert.equal(seen(plan, TIMINGS.heldStep + 1), 'ba8 bd3~ bf5~ wh5');
  assert.equal(seen(plan, plan.duration), 'ba8 wh5');
});

test('crowning comes after the move and can be seen', () => {
  const plan = makePlan([CROWNING], false);
  const { crownFrom, crownBy } = plan.parts[0].line;
  assert.equal(mover(plan, crownFrom - 1).crown, 0);
  const middle = mover(plan, (crownFrom + crownBy) / 2).crown;
  assert.ok(middle > 0.4 && middle < 0.6);
  assert.equal(mover(plan, plan.duration).crown, 1);
});

test('undone, a clip runs from its end to its start', () => {
  const plan = makePlan([{ ...CAPTURE, reverse: true, fast: true }], false);
  assert.equal(seen(plan, 0), 'ba8 wh5');
  assert.equal(seen(plan, plan.duration), 'ba8 bd3 bf5 wd1');
  assert.ok(plan.duration < makePlan([CAPTURE], false).duration);
});

test('clips follow each other', () => {
  const second = {
    ...QUIET,
    pieces: pieces('wa4 bh6'),
    from: sq('h6'),
    legs: [{ to: sq('h5'), jumped: null }],
  };
  const plan = makePlan([QUIET, second], false);
  assert.equal(seen(plan, plan.parts[0].end + 1), 'bh6 wa4');
  assert.equal(seen(plan, plan.duration), 'bh5 wa4');
});

test('without motion a single leg is there at once', () => {
  assert.equal(makePlan([QUIET], true).duration, 0);
  assert.equal(makePlan([{ ...QUIET, reverse: true }], true).duration, 0);
});

test('without motion a capture stands on each landing, and never between', () => {
  const plan = makePlan([CAPTURE], true);
  assert.equal(plan.duration, 2 * TIMINGS.stillLeg);
  for (let time = 0; time <= plan.duration; time += 10) {
    const { x, y, lift } = mover(plan, time);
    assert.ok((x === 3.5 && y === 4.5) || (x === 7.5 && y === 4.5), `${x},${y} at ${time}`);
    assert.equal(lift, 0);
  }
  assert.equal(seen(plan, 0), 'ba8 bf5 wd5');
  assert.equal(seen(plan, plan.duration), 'ba8 wh5');
});

const heard = (plan) => beatsOf(plan).map(({ what, at }) => `${what} ${Math.round(at)}`);

test('every landing is heard when the piece lands, and a crowning at its end', () => {
  const quiet = makePlan([QUIET], false);
  assert.deepEqual(heard(quiet), [`move ${Math.round(quiet.duration)}`]);
  const capture = makePlan([CAPTURE], false);
  const stops = capture.parts[0].line.segments.map(({ stop }) => Math.round(stop));
  assert.deepEqual(heard(capture), [`capture ${stops[0]}`, `capture ${stops[1]}`]);
  const crowning = makePlan([CROWNING], false);
  assert.equal(heard(crowning).at(-1), `crown ${Math.round(crowning.duration)}`);
});

test('a move that is seen at once is heard once', () => {
  const { none } = SPEEDS;
  assert.deepEqual(heard(makePlan([CAPTURE], false, none)), ['capture 0']);
  assert.deepEqual(heard(makePlan([CROWNING], true)), ['crown 0']);
  const legs = CAPTURE.legs.length;
  assert.deepEqual(heard(makePlan([{ ...CAPTURE, skip: legs }], false)), ['capture 0']);
});

test('the speed that was chosen scales a plan, and without motion it has no length', () => {
  const normal = makePlan([CAPTURE], false).duration;
  for (const [speed, expected] of Object.entries({ slow: normal / 0.6, normal, none: 0 })) {
    assert.equal(makePlan([CAPTURE], false, SPEEDS[speed]).duration, expected, speed);
  }
  assert.ok(makePlan([CAPTURE], false, SPEEDS.fast).duration < normal);
});
