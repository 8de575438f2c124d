/** axe-core, run on a page as it stands. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @param {import('playwright-core').Page} page
 * @param {'light' | 'dark'} colorScheme only the colours differ by night, so only they are looked at
 * @returns {Promise<string[]>} what it finds, by day or by night
 */
export async function violationsOf(page, colorScheme) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme });
  const rules = colorScheme === 'light' ? null : ['color-contrast'];
  return page.evaluate(async (rules) => {
    const only = rules === null ? {} : { runOnly: { type: 'rule', values: rules } };
    const found = await window.axe.run(document, { resultTypes: ['violations'], ...only });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.target} ${n.failureSummary}`).join('; ')}`,
    );
  }, rules);
}
