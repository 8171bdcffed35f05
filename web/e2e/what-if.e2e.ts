import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { byKeyboard } from './support/keyboard.ts';
import { pdfText } from './support/pdf-text.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;

beforeAll(async () => {
  testator = await aTestator(site, anEmail('what-if'));
  const { willData, spouse } = testator;
  const rosie = await testator.addChild('Rosie');
  const sue = await testator.addContact('Sue', 'Finch', { role: 'sibling' });
  const home = {
    line1: '1 Mill Lane',
    townOrCity: 'Ludlow',
    postcode: 'SY8 1AA',
    homeOwnership: 'own-mortgage',
    tenancyType: 'joint-tenants',
    coOwnerId: spouse.id,
  } as const;
  await willData.homeDetails.save.mutate({ basedOn: 1, changes: home });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
  await willData.guardians.replace.mutate({
    children: [{ childId: rosie.id, basedOn: 0 }],
    selection: { primaryIds: [sue.id], backupIds: [], groups: [] },
  });
  await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
  await testator.giveItem('The long-case clock in the hall', sue);
  await willData.residue.replace.mutate({
    basedOn: 0,
    recipients: [spouse, rosie].map(({ id }, at) => ({ personId: id, priority: at + 1, shareBasisPoints: null })),
  });
});

async function open(size: 'phone' | 'desktop'): Promise<Visitor> {
  const visitor = await aVisitor(browser, size);
  await testator.signIn(visitor.context);
  await visitor.page.goto(`${site.url}/will-maker?tab=will`);
  return visitor;
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name }).waitFor();
const row = (page: Page, name: RegExp) => page.getByRole('table', { name: 'Who gets what' }).getByRole('row', { name });
const scenario = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What happens if…' }).getByRole('button', { name });

describe('on a phone', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await open('phone');
  });

  it('opens from the will, and shows it as things stand', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'What happens if…' }).click();
    await title(page, 'As things stand');
    await page.getByText('Tom owns the home automatically, whatever your will says.').first().waitFor();
    await page.getByText('Only shares are shown', { exact: false }).waitFor();
    await look(page, 'what-if-phone');
  });

  it('shows what two deaths at once would do, in pounds, beside how it is', async () => {
    const { page } = visitor;
    await page.getByText('Yes, roughly').click();
    await page.getByLabel('Everything you own, less debts').fill('600,000');
    await page.getByLabel('Your part of the home in that').fill('250,000');
    await page.getByRole('heading', { level: 1 }).click();
    await row(page, /^Tom/).filter({ hasText: '£250,000' }).waitFor();
    await page.getByRole('button', { name: 'What happens: As things stand' }).click();
    await scenario(page, 'You and Tom die together').click();
    await title(page, 'If you and Tom die together');
    await row(page, /^Rosie/)
      .filter({ hasText: '£600,000' })
      .waitFor();
    await row(page, /^Rosie/)
      .getByText('new')
      .waitFor();
    await page.getByText('was £250,000').waitFor();
    await page.getByText('Sue Finch becomes guardian of Rosie straight away.').waitFor();
    await look(page, 'what-if-phone-together');
  });

  it('leads from a reason to its clause, and comes back to the same story', async () => {
    const { page } = visitor;
    await row(page, /^Rosie/)
      .getByRole('link')
      .click();
    await page.waitForURL(/clause=residue/);
    await page.getByRole('group', { name: /^Clause \d/ }).waitFor();
    await page.goBack();
    await title(page, 'If you and Tom die together');
  });

  it('leads from what goes wrong to where it is changed, and back', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Change this in Executors' }).click();
    await page.getByRole('link', { name: 'Back to “What happens if…”' }).click();
    await title(page, 'If you and Tom die together');
  });
});

describe('on a desktop, by keyboard alone', () => {
  let visitor: Visitor;
  let keys: ReturnType<typeof byKeyboard>;
  beforeAll(async () => {
    visitor = await open('desktop');
    keys = byKeyboard(visitor.page);
  });

  it('tells a story of its own, and takes a step back', async () => {
    const { page } = visitor;
    await keys.press(page.getByRole('link', { name: 'What happens if…' }));
    await title(page, 'As things stand');
    await keys.press(page.locator('summary').filter({ hasText: 'Change who dies, and when' }));
    await keys.pick(page.getByRole('button', { name: /Has someone died/ }), 'Sue Finch');
    await title(page, 'If Sue Finch dies before you');
    await page.getByText('No one can inherit “The long-case clock in the hall”', { exact: false }).first().waitFor();
    await keys.press(page.getByRole('checkbox', { name: 'You have another child' }), 'Space');
    await page.getByText('Your new child gets nothing', { exact: false }).waitFor();
    await look(page, 'what-if');
    await keys.press(page.getByRole('button', { name: 'Undo' }));
    await title(page, 'If Sue Finch dies before you');
  });

  it('takes the story away on paper', async () => {
    const { page } = visitor;
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      keys.press(page.getByRole('button', { name: 'Download this as a sheet' })),
    ]);
    const text = (await pdfText(await file.path())).replace(/\s+/g, '');
    expect(text).toContain('IfSueFinchdiesbeforeyou');
    expect(text).toContain('Itisguidanceonly');
  });

  it('says when there is no connection, with what was there before', async () => {
    const { page, context } = visitor;
    await context.setOffline(true);
    // The app has fetched each offered scenario already; not yet the two together.
    await keys.press(scenario(page, 'You have another child'));
    await title(page, 'If you have another child');
    await keys.choose(page.getByRole('radio', { name: 'Alone or in shares' }));
    await page.getByText('Below is what you looked at before.', { exact: false }).waitFor();
    await look(page, 'what-if-offline');
    await context.setOffline(false);
    await keys.press(page.getByRole('button', { name: 'Retry' }));
    await page.getByText('Below is what you looked at before.', { exact: false }).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});
