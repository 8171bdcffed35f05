import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aVisitor, look } from './support/browser.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const term = (page: Page) => page.getByRole('button', { name: 'parental responsibility' });
const meaning = (page: Page) => page.getByText('You need it to choose a guardian in your will.');
const entry = (page: Page) => page.locator('#parental-responsibility');
const top = (page: Page) => page.evaluate(() => window.scrollY);
const hasFocus = (found: Locator) =>
  expect.poll(() => found.evaluate((element) => element === document.activeElement)).toBe(true);

/** Waits until the app has made the page its own: React then knows its elements. */
const whenTakenOver = (page: Page) =>
  expect
    .poll(() => term(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

it('explains a term by keyboard, gives the focus back, and leads to its entry in the glossary', async () => {
  const { page, complaints } = await aVisitor(browser);
  await page.goto(`${site.url}/my-children`);
  await term(page).focus();
  await page.keyboard.press('Enter');
  await meaning(page).waitFor();
  await page.keyboard.press('Escape');
  await meaning(page).waitFor({ state: 'hidden' });
  await hasFocus(term(page));

  await page.keyboard.press('Enter');
  await look(page, 'term-explained');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/jargon-buster#parental-responsibility`);
  await page.locator('#parental-responsibility:target').waitFor();
  await hasFocus(entry(page));
  expect(complaints).toEqual([]);
});

it('keeps a meaning open that was opened before the app took the page over', async () => {
  const { page } = await aVisitor(browser, 'phone');
  await page.goto(`${site.url}/my-children`);
  await term(page).click();
  await whenTakenOver(page);
  expect(await meaning(page).isVisible()).toBe(true);
});

it('starts the next page at its top, also after a jump within this one', async () => {
  const { page } = await aVisitor(browser);
  await page.goto(`${site.url}/my-children`);
  await page.getByRole('link', { name: 'Which children count' }).click();
  await whenTakenOver(page);
  expect(await top(page)).toBeGreaterThan(500);
  await page.getByRole('link', { name: /^Trusts How money/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Trusts/ }).waitFor();
  await expect.poll(() => top(page)).toBe(0);
});

it('explains terms and leads to the glossary with scripts off, and leaves out the search that needs them', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/my-children`);
  await term(page).click();
  await meaning(page).waitFor();
  await page.getByRole('link', { name: 'Look it up in the jargon buster' }).click();
  await entry(page).waitFor();
  expect(page.url()).toContain('#parental-responsibility');
  expect(await page.getByLabel('Search terms').isVisible()).toBe(false);
});
