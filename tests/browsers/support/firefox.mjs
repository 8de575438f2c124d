/** Firefox, driven over WebDriver BiDi by puppeteer. */

import puppeteer from 'puppeteer-core';

/** @returns {Promise<import('./visit.mjs').Driver>} */
export async function openFirefox(executablePath) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
  return {
    goto: (url) => page.goto(url),
    run: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
