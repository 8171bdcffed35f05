import { expect, it } from 'vitest';
import { publicPages } from '../src/shared/paths/pages.ts';
import { anEmail } from './support/account.ts';
import { aVisitor } from './support/browser.ts';
import { readers } from './support/screens/readers.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';
import { settled } from './support/troubles.ts';

const { browser, site } = await aStage();
const publicPaths = publicPages.map(({ path }) => path);

it('shows the Will Maker and the site in the oldest browsers it is built for, and tells nobody there to change it', async () => {
  const testator = await aTestator(site, anEmail('old-browser'));
  const contact = await testator.addContact('Sue', 'Reed');
  await testator.addChild('Ivy');
  await testator.giveItem('my piano', contact);
  await testator.leaveTheRestTo(testator.spouse);
  const { page, context, complaints } = await aVisitor(browser);
  await testator.signIn(context);
  await page.addInitScript(() => {
    for (const type of [Map, Object]) Reflect.deleteProperty(type, 'groupBy');
  });
  for (const path of [...readers.testator.paths, ...publicPaths]) {
    await page.goto(site.url + path);
    await page.mouse.click(1, 1);
    await settled(page);
    expect(await page.getByText('This page couldn’t be loaded').count(), path).toBe(0);
    expect(await page.locator('.old-browser').isVisible(), path).toBe(false);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('names the browsers that work on every page, for those that are too old to run anything', async () => {
  for (const path of [...publicPaths, '/auth', '/will-maker']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toMatch(/<body>\s*<p class="old-browser">[^<]*Safari 16\.4/);
  }
});
