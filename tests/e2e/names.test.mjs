/** A whole game by what a screen reader meets: roles and names, and no pixels. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

/** No game of these choices takes longer. */
const MOST = 200;

browserTest(
  'two play a whole game by roles and names only',
  { reducedMotion: true },
  async ({ page }) => {
    const press = (role, name) => page.getByRole(role, { name, exact: true }).press('Enter');
    const grid = page.getByRole('grid', { name: 'Turkish draughts board' });
    const squares = (words) => grid.getByRole('gridcell', { name: words });
    await squares('can move').first().waitFor();

    await press('button', 'Menu');
    await press('button', 'Settings');
    await page.getByRole('radio', { name: 'At once' }).press('Space');
    await press('button', 'Close');

    await press('button', 'New game');
    const dialog = page.getByRole('dialog', { name: 'New game' });
    await dialog.getByRole('radio', { name: 'A friend, here' }).press('Space');
    await press('button', 'Start');

    let moves = 0;
    let captures = 0;
    for (; moves < MOST; moves++) {
      const pieces = squares(/can (move|capture \d+)$|can (move|capture \d+),/);
      const names = await pieces.evaluateAll((found) => found.map((node) => node.ariaLabel));
      if (names.length === 0) break;
      const white = moves % 2 === 0;
      assert.ok(
        names.every((name) => name.includes(white ? 'white' : 'black')),
        names.join('; '),
      );
      const legs = Number(/can capture (\d+)/.exec(names[0])?.[1] ?? 1);
      if (names[0].includes('capture')) captures += legs;
      await pieces.nth((moves * 7) % names.length).press('Enter');
      // A capture of many is entered leg by leg, or at once where only one way is left.
      for (let leg = 0; leg < legs; leg++) {
        const goals = squares('can land here');
        if ((await goals.count()) === 0) break;
        await goals.first().press('Enter');
      }
    }
    await page
      .getByText(/^(White|Black) wins$|^Draw$/)
      .first()
      .waitFor();
    assert.ok(captures > 8, 'it was a real game');
    await press('button', 'Review the game');
  },
);
