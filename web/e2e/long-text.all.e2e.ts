import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, haveSession } from './support/account.ts';
import { aVisitor, look, savePicture } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';
import { brokenTexts, isTooWide, settled } from './support/troubles.ts';

const { browser, site } = await aStage();
const surname = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const widths = [320, 390, 1280];
let testator: Testator;

beforeAll(async () => {
  testator = await aTestator(site, anEmail('wolfeschlegelsteinhausenbergerdorff.featherstonehaugh'));
  const { willData } = testator;
  await willData.personalDetails.save.mutate({ basedOn: 1, changes: { lastName: surname, occupation: surname } });
  const friend = await testator.addContact('Anna', surname, {
    email: 'anna.wolfeschlegelsteinhausenbergerdorff@featherstonehaugh.example.com',
  });
  await testator.addChild('Ivy', { lastName: surname });
  await willData.executors.appoint.mutate({ personId: friend.id, role: 'primary' });
  await testator.giveItem(`My ${surname.repeat(2)}`, friend);
  await testator.leaveTheRestTo(friend);
});

async function faultsAt(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(site.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await isTooWide(page)) faults.push(`too wide at ${width} px`);
    faults.push(...(await brokenTexts(page)).map((each) => `${each} at ${width} px`));
  }
  return faults;
}

it.each([
  '/will-maker',
  '/will-maker?tab=wishes',
  '/will-maker?tab=will',
  '/will-maker?section=personalDetails',
  '/will-maker?section=personalDetails&step=reach',
  '/will-maker?section=children',
  '/will-maker?section=contacts',
  '/will-maker?tab=wishes&section=executors',
  '/will-maker?tab=wishes&section=guardianship',
  '/will-maker?tab=wishes&section=gifts',
  '/will-maker?tab=wishes&section=residue',
  '/account',
])('a long name stays within %s', async (path) => {
  const { page, context } = await aVisitor(browser, 'desktop');
  await testator.signIn(context);
  expect(await faultsAt(page, path)).toEqual([]);
  await savePicture(page, `long-${path}`.replaceAll(/\W+/g, '-'));
  await context.close();
});

it('a great estate stays within the calculator, each amount on one line', async () => {
  const { page, context } = await aVisitor(browser, 'desktop');
  await page.goto(`${site.url}/inheritance-tax-calculator`);
  await page.getByLabel('Total estate value').fill('1099000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/inheritance-tax-calculator?step=2');
  await page.goto(`${site.url}/inheritance-tax-calculator?step=4`);
  await page.getByText('Estimated IHT').first().waitFor();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (await isTooWide(page)) faults.push(`too wide at ${width} px`);
    faults.push(...(await brokenTexts(page)).map((each) => `${each} at ${width} px`));
    await savePicture(page, `long-estate-${width}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('the narrowest phone fits the details, where the will pulls up from the foot of the screen', async () => {
  const { page, context } = await aVisitor(browser, 'phone');
  const email = anEmail('narrow');
  await aConfirmedAccount(site, email);
  await haveSession(context, site, email);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/will-maker`);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole('link', { name: 'Start', exact: true }).waitFor();
  expect(await width()).toBe(320);
  await look(page, 'details-narrow-overview');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByLabel('First name').fill('Bartholomew-Alexander');
  const edge = page.getByRole('region', { name: 'Your will, as you answer' });
  await edge.getByRole('button', { name: /^Clause 1\.1/ }).click();
  await edge.getByText('BARTHOLOMEW-ALEXANDER').waitFor();
  expect(await width()).toBe(320);
  await look(page, 'details-narrow-paper');
  await page.keyboard.press('Escape');
  await edge.getByRole('button', { expanded: false }).waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: /^Read ?:/ }).click();
  await page.getByText('Finish these to complete your will').waitFor();
  await look(page, 'details-narrow-draft');
  await context.close();
});
