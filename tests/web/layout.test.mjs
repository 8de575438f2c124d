/** Which layout a width of the element and a height of the window give, in rem. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from '../../web/layout.js';

for (const [what, width, height, words] of [
  ['a small phone', 20, 35.5, ['narrow']],
  ['the widest narrow one', 24, 50, ['narrow']],
  ['a phone', 24.375, 52.75, []],
  ['a phone on its side', 52.75, 24.375, ['beside', 'low']],
  ['a tablet', 48, 64, ['tall']],
  ['a window', 90, 56.25, ['beside', 'wide', 'tall']],
  ['a narrow column of that window', 25, 56.25, []],
  ['a wide column of it, not as wide as the window is high', 50, 56.25, ['tall']],
  ['a frame like a strip', 30, 10, []],
]) {
  test(what, () => assert.deepEqual(layoutOf(width, height), words));
}
