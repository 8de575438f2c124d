import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as geometry from '../../web/geometry.js';

const ALL = Array.from({ length: 64 }, (_, square) => square);

test('names and numbers of squares', () => {
  for (const [name, square] of [
    ['a1', 0],
    ['h1', 7],
    ['a2', 8],
    ['d4', 27],
    ['h8', 63],
  ]) {
    assert.equal(geometry.nameOf(square), name);
    assert.equal(geometry.squareNamed(name), square);
  }
});

test('names of no square', () => {
  for (const name of ['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', 'a11', '1a', 'ax']) {
    assert.equal(geometry.squareNamed(name), null, name);
  }
});

test('every square has a slot and comes back from it, either way round', () => {
  for (const flipped of [false, true]) {
    const slots = ALL.map((square) => geometry.slotOf(square, flipped));
    assert.equal(new Set(slots).size, 64);
    ALL.forEach((square) =>
      assert.equal(geometry.squareInSlot(geometry.slotOf(square, flipped), flipped), square),
    );
  }
});

test('corners of the screen', () => {
  const name = (slot, flipped) => geometry.nameOf(geometry.squareInSlot(slot, flipped));
  const corners = (flipped) => [0, 7, 56, 63].map((slot) => name(slot, flipped));
  assert.deepEqual(corners(false), ['a8', 'h8', 'a1', 'h1']);
  assert.deepEqual(corners(true), ['h1', 'a1', 'h8', 'a8']);
});

test('a square goes to pixels and back, at any size and either way round', () => {
  for (const size of [304, 374.5, 1723]) {
    for (const flipped of [false, true]) {
      for (const square of ALL) {
        const pixel = geometry.toPixel(geometry.centreOf(square), size, flipped);
        const point = geometry.fromPixel(pixel, size, flipped);
        assert.equal(geometry.squareUnder(point), square);
      }
    }
  }
});

test('pixels of a1 lie bottom left, and top right on a turned board', () => {
  const a1 = geometry.centreOf(0);
  assert.deepEqual(geometry.toPixel(a1, 800, false), { x: 50, y: 750 });
  assert.deepEqual(geometry.toPixel(a1, 800, true), { x: 750, y: 50 });
});

test('off the board there is no square', () => {
  for (const [x, y] of [
    [-0.01, 4],
    [8, 4],
    [4, -1],
    [4, 8],
    [NaN, 2],
  ]) {
    assert.equal(geometry.squareUnder({ x, y }), null);
  }
  assert.equal(geometry.squareUnder({ x: 0, y: 0 }), 0);
  assert.equal(geometry.squareUnder({ x: 7.99, y: 7.99 }), 63);
});
