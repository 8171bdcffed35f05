import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@plainwill/contracts/shared/brand';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { publicPages } from '../src/shared/paths/pages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, haveSession, signIn } from './support/account.ts';
import { aVisitor, savePicture } from './support/browser.ts';
import { patienceMs } from './support/patience.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { brokenTexts, isTooWide } from './support/troubles.ts';

const { browser, site } = await aStage();

/** The app takes a page for reading over as soon as somebody is about to act. */
async function letAppTakeOver(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => /^__react/.test(key)));
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Site', exact: true });
const contentOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

describe('every public page', () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string | null>(), headings: new Set<string>() };

  it.each(publicPages)(
    'is there, can be used by everyone, fits 320 pixels, and stands when the app takes it over: $path',
    async ({ path }) => {
      const { page, context, complaints } = await aVisitor(browser, 'phone');
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-robots-tag']).toBeUndefined();
      const heading = page.getByRole('heading', { level: 1 });
      const text = (await heading.textContent()) ?? '';
      seen.titles.add(await page.title());
      seen.descriptions.add(await contentOf(page, 'meta[name=description]'));
      seen.headings.add(text);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.url + path);
      expect(await contentOf(page, 'meta[property="og:url"]')).toBe(site.url + path);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(JSON.stringify(data)).toContain(site.url + path);

      await letAppTakeOver(page);
      expect(await heading.textContent()).toBe(text);
      await savePicture(page, `public-phone-${path.slice(1) || 'home'}`);
      await expectAccessible(page);
      expect(await isTooWide(page)).toBe(false);
      expect(await brokenTexts(page)).toEqual([]);
      // Also what is left at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await isTooWide(page)).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('says what it is, and no other says the same', () => {
    expect(seen.titles.size).toBe(publicPages.length);
    expect(seen.descriptions.size).toBe(publicPages.length);
    expect(seen.headings.size).toBe(publicPages.length);
  });

  it('reads, links and opens its menu without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const { path } of publicPages) {
      await page.goto(site.url + path);
      expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(60);
    }
    await menu(page).getByText('Menu').click();
    await menu(page).getByRole('link', { name: 'Who Gets What?' }).click();
    await page.waitForURL('**/who-gets-what');
    expect(await menu(page).getByRole('link').count()).toBe(0);
    await context.close();
  });

  it('is in the site map, and what is not for everyone is closed to search engines', async () => {
    const get = async (path: string) => (await fetch(site.url + path)).text();
    const listed = [...(await get('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(publicPages.map(({ path }) => site.url + path));
    const closed = [...(await get('/robots.txt')).matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(expect.arrayContaining(['/auth', '/account', '/will-maker', '/admin', '/ops']));
    for (const path of closed) expect(publicPages.filter((page) => page.path.startsWith(path))).toEqual([]);
    expect((await fetch(`${site.url}/auth`, { headers: { accept: 'text/html' } })).headers.get('x-robots-tag')).toBe(
      'noindex',
    );
  });
});

it('lists the pages in a menu that works by keyboard and gets out of the way', async () => {
  const { page, context } = await aVisitor(browser);
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
  await letAppTakeOver(page);
  const opener = menu(page).getByText('Menu');
  await opener.focus();
  await page.keyboard.press('Enter');
  const listed = await menu(page).getByRole('link').allInnerTexts();
  expect(listed.toSorted()).toEqual(
    [...publicPages.flatMap(({ menuLabel }) => menuLabel ?? []), 'A Sample Will'].toSorted(),
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await opener.evaluate((summary) => summary === document.activeElement)).toBe(true);
  expect(await menu(page).getByRole('link').count()).toBe(0);

  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Start Your Will' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who would you like to make a will for?' }).waitFor();
  expect(await menu(page).getByRole('link').count()).toBe(0);
  await context.close();
});

it('answers any other path with 404, the words for it and the way on, and notes the path', async () => {
  const { page, context } = await aVisitor(browser);
  const response = await page.goto(`${site.url}/lost-and-found?email=harriet@example.com`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
  await page.getByText('Oops! Page not found').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${site.url}/`);
  await vi.waitFor(async () => {
    const log = await readFile(join(site.dataDir, 'logs', 'gateway.log'), 'utf8');
    expect(log).toContain('"path":"/lost-and-found"');
    expect(log).not.toContain('harriet@example.com');
  }, patienceMs);
  await context.close();
});

it('knows who is signed in before any script, and a button pressed too early still works', async () => {
  const email = anEmail('header');
  await aConfirmedAccount(site, email);
  const { page, context, complaints } = await aVisitor(browser);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
  await signIn(page, site, email);
  await page.waitForURL('**/will-maker**');

  const cookies = await context.cookies();
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  await scriptless.addCookies(cookies);
  const still = await scriptless.newPage();
  await still.goto(`${site.url}/executors`);
  await still.getByTitle('Will Maker Portal').waitFor();
  expect(await still.getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(0);
  await scriptless.close();

  await page.goto(`${site.url}/executors`);
  expect(await page.getByTitle('Will Maker Portal').isVisible()).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[name=sign-out]')?.click());
  await page.keyboard.press('Shift');
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('plainwill_dev');
  expect(complaints).toEqual([]);
  await context.close();
});

it('takes over the first answer of the questionnaire and the press of Next from before the app came', async () => {
  const { page, context, complaints } = await aVisitor(browser, 'phone');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto(`${site.url}/questionnaire`, { waitUntil: 'domcontentloaded' });
  await page.getByText('Me and my Partner', { exact: true }).click();
  // It looks as if it could not be pressed until the app has seen the answer.
  await page.getByRole('button', { name: 'Next' }).click({ force: true });
  held.resolve();
  await page.getByText('Question 2 of 5').waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'Me and my Partner', checked: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('follows a link that is pressed while the app takes the page over, however long the finger stays', async () => {
  const email = anEmail('pressed');
  await aConfirmedAccount(site, email);
  const { page, context, complaints } = await aVisitor(browser);
  await haveSession(context, site, email);

  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto(`${site.url}/executors`, { waitUntil: 'domcontentloaded' });
  await page.getByTitle('Will Maker Portal').hover();
  await page.mouse.down();
  const asked = page.waitForResponse(/accounts\.me/);
  held.resolve();
  await asked;
  await page.mouse.up();
  await page.waitForURL('**/will-maker**');
  expect(complaints).toEqual([]);
  await context.close();
});

it('books an opening meeting in its frame', async () => {
  const email = anEmail('booking');
  const { page, context } = await aVisitor(browser, 'phone');
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Book Your FREE Opening Meeting' }).scrollIntoViewIfNeeded();
  expect(page.frames()).toHaveLength(1);
  await page.getByText('Show the booking calendar').click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('radio').first().check();
  await frame.getByLabel('Your name').fill('Harriet Bell');
  await frame.getByLabel('Your email address').fill(email);
  await frame.getByRole('button', { name: 'Book this time' }).click();
  await frame.getByRole('heading', { name: 'Your meeting is booked' }).waitFor();
  const mail = await mailTo(site, email, 'opening meeting');
  expect(mail.text).toContain(brand.phone);
  await context.close();
});
