/** Pointers on the grid, with a grid and a window that only carry events. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindPointer } from '../../web/input.js';

/** Binds pointers to a board of 80 pixels; `send` makes one of them do something. */
function bound(t) {
  const before = { window: globalThis.window, document: globalThis.document };
  Object.assign(globalThis, { window: new EventTarget(), document: new EventTarget() });
  t.after(() => Object.assign(globalThis, before));
  const node = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 80 }),
    setPointerCapture() {},
  });
  const told = [];
  const grid = { node, squareAt: () => 8, suppressClick() {} };
  bindPointer(grid, {
    dispatch: (event) => told.push(event),
    flipped: () => false,
    dragging: () => told.length > 0,
  });
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' };
  const send = (type, more) =>
    node.dispatchEvent(Object.assign(new Event(type), { ...pointer, ...more }));
  return { told, send };
}

const types = (events) => events.map(({ type }) => type);

test('a pointer that goes far enough with its button down drags', (t) => {
  const { told, send } = bound(t);
  send('pointerdown', { clientX: 5, clientY: 65 });
  send('pointermove', { clientX: 6, clientY: 64 });
  assert.deepEqual(told, []);
  send('pointermove', { clientX: 5, clientY: 55 });
  assert.deepEqual(types(told), ['dragStart', 'dragMove']);
  assert.deepEqual([told[0].square, told[0].touch], [8, false]);
});

test('a finger is told from a mouse, since it may only want to scroll', (t) => {
  const { told, send } = bound(t);
  send('pointerdown', { clientX: 5, clientY: 65, pointerType: 'touch' });
  send('pointermove', { clientX: 5, clientY: 45, pointerType: 'touch' });
  assert.equal(told[0].touch, true);
});

test('a button that was let go outside the board leaves no drag behind', (t) => {
  const { told, send } = bound(t);
  send('pointerdown', { clientX: 5, clientY: 65 });
  send('pointermove', { clientX: 5, clientY: 66, buttons: 0 });
  send('pointermove', { clientX: 5, clientY: 30, buttons: 0 });
  send('pointermove', { clientX: 5, clientY: 20 });
  assert.deepEqual(told, []);
});
