import { isMainScope } from '@plainwill/kit/testing/test-scope';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, newContext, sizes, sizesInScope } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';

const { browser, site } = await aStage();

const asked = (page: Page, question: string | RegExp) =>
  page.getByRole('heading', { level: 3, name: question }).waitFor();

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => /^__react/.test(key)));

/** From the heading that has the focus to the first choice, and on to the one of this place. */
async function chooseByKeyboard(page: Page, place: number) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let moved = 0; moved < place; moved++) await page.keyboard.press('ArrowRight');
}

const goOn = (page: Page) => page.keyboard.press('Enter');

describe.each(sizesInScope)('on a %s', (size) => {
  it('a visitor finds out by keyboard alone who would inherit, and nothing leaves the browser', async () => {
    const { page, context, complaints } = await aVisitor(browser, size);
    await page.goto(`${site.url}/no-will`);
    await page.getByRole('radio', { name: 'Yes', exact: true }).first().focus();
    await page.keyboard.press('Space');
    await isTakenOver(page);
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && sent.push(request.url()));
    await look(page, `no-will-${size}-1`);
    await goOn(page);
    await asked(page, 'Do you have children?');
    await chooseByKeyboard(page, 0);
    await goOn(page);
    await asked(page, 'How many children do you have?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await goOn(page);
    await asked(page, 'Tell us about your children');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tom');
    await chooseByKeyboard(page, 1);
    await page.keyboard.press('Tab');
    await chooseByKeyboard(page, 0);
    await look(page, `no-will-${size}-children`);
    await goOn(page);
    await asked(page, /Do you own your home/);
    await chooseByKeyboard(page, 0);
    await goOn(page);
    await asked(page, /Apart from the home/);
    await chooseByKeyboard(page, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('500k');
    await goOn(page);
    await asked(page, /belongings/);
    await page.keyboard.press('Tab');
    await goOn(page);
    await page.getByText('Your spouse gets £411,000. Tom and Child 2 share £89,000.').waitFor();
    await look(page, `no-will-${size}-outcome`);
    expect(sent).toEqual([]);
    expect(page.url()).toBe(`${site.url}/no-will`);

    await page.goBack();
    await asked(page, /belongings/);
    await page.reload();
    await asked(page, /belongings/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('somebody with a will sees what it changes for each person', async () => {
    const visitor = await aVisitor(browser, size);
    const { page, context, complaints } = visitor;
    const testator = await aTestator(site, anEmail('no-will'));
    await testator.addChild('Rosie', { dateOfBirth: '1998-06-01' });
    const ruth = await testator.addContact('Ruth', 'Finch');
    await testator.giveItem('The long-case clock in the hall', ruth);
    await testator.leaveTheRestTo(ruth);
    await testator.willData.executors.appoint.mutate({ personId: testator.spouse.id, role: 'primary' });
    await testator.willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
    await testator.signIn(context);
    await page.goto(`${site.url}/will-maker?tab=will`);
    await page.getByRole('button', { name: 'Compare with no will' }).click();
    await asked(page, 'How many children do you have?');
    await page.getByRole('button', { name: 'Next' }).click();
    const line = page.getByRole('row', { name: /Ruth/ }).first();
    await line.getByText('Ruth would get nothing.').waitFor();
    await look(page, `no-will-${size}-card`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

if (isMainScope)
  it('shows the chart of every case without script and on paper', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false, viewport: sizes.phone });
    const page = await context.newPage();
    await page.goto(`${site.url}/no-will`);
    expect(await page.getByRole('heading', { name: /Are you married/ }).isVisible()).toBe(false);
    const chart = page.getByText('Your children get everything, in equal shares.');
    const isShown = () => chart.evaluate((text) => text.checkVisibility());
    expect(await isShown()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('See every case').click();
    expect(await isShown()).toBe(true);
    await context.close();
  });
