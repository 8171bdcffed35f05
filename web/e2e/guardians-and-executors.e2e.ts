import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aVisitor, keepPicture, look, openBrowser, type Visitor } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';
import { aTestator, type Testator } from './support/testator.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Waits for a notice over the page, and closes it so that the next one is a new one. */
async function toast(page: Page, words: string) {
  const notice = page.getByRole('alertdialog').filter({ has: page.getByText(words, { exact: true }) });
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await notice.waitFor({ state: 'detached' });
}

/** What a screen reader is told of a list as it is being put in order. */
const heard = (page: Page, list: string, words: string) =>
  vi.waitFor(
    async () => {
      const region = page.getByRole('grid', { name: list, exact: true }).locator('xpath=..').locator('[aria-live]');
      expect(await region.textContent()).toBe(words);
    },
    { timeout: 5000, interval: 30 },
  );

/** On with Tab until something of this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((button) => button === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"`);
}

const cardsIn = (page: Page, list: string) => page.getByRole('grid', { name: list, exact: true }).getByRole('row');

async function open(visitor: Visitor, testator: Testator, section: string) {
  await testator.signIn(visitor.context);
  await visitor.page.goto(`${site.url}/will-maker?tab=wishes&section=${section}`);
}

describe('executors', () => {
  let visitor: Visitor;
  let testator: Testator;

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser), aTestator(site, 'executors@example.com')]);
    await testator.addContact('Anna', 'Reed', { role: 'Aunt', email: 'anna@example.com' });
    await open(visitor, testator, 'executors');
  });
  afterAll(() => visitor.context.close());

  it('are added from the form, from the people named, and as the spouse', async () => {
    const { page } = visitor;
    await page.getByText(/^No executors yet/).waitFor();
    await look(page, 'executors-empty');
    await page.getByRole('button', { name: /^Add New Person/ }).click();
    await page.getByRole('dialog', { name: 'Add Executor' }).waitFor();
    await page.getByRole('button', { name: 'Save executor' }).click();
    await toast(page, 'Please enter first name and last name');
    await look(page, 'executor-dialog-errors');
    await page.getByLabel('First name').fill('Robert');
    await page.getByLabel('Last name').fill('Finch');
    await page.keyboard.press('Escape');
    await page.getByText('Discard changes?').waitFor();
    await look(page, 'executor-dialog-discard');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: /Relationship to you/ }).click();
    await page.getByRole('option', { name: 'Friend', exact: true }).click();
    await page.getByRole('button', { name: 'Save executor' }).click();
    await toast(page, 'Executor added successfully');

    await page.getByRole('button', { name: /^Tom Hart.*add as executor/ }).click();
    await toast(page, 'Executor added successfully');
    await page.getByRole('button', { name: /^Anna Reed.*add as executor/ }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('anna@example.com');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await toast(page, 'Executor added successfully');
    const { executors, contacts } = await testator.willData.portal.get.query();
    expect(executors).toHaveLength(3);
    expect(contacts).toHaveLength(2);
    await look(page, 'executors-three');
  });

  it('change their role from the card, and keep the focus there', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /Role of Tom Hart/ }).click();
    await page.getByRole('option', { name: 'Backup' }).click();
    await toast(page, 'Executor role updated to backup');
    await page.getByRole('heading', { name: 'Backup executors' }).waitFor();
    const focused = await page.evaluate(() =>
      document.activeElement?.closest('[role=row]')?.getAttribute('aria-label'),
    );
    expect(focused).toBe('1. Tom Hart');
  });

  it('are edited, removed, and brought back to their place', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Edit Robert Finch' }).click();
    await page.getByLabel('Middle names').fill('Jay');
    await look(page, 'executor-dialog-edit');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await toast(page, 'Executor updated successfully');
    const before = await cardsIn(page, 'Primary executors').allTextContents();
    await page.getByRole('button', { name: 'Remove Robert Jay Finch' }).click();
    await page.getByText('Executor removed successfully').waitFor();
    expect(await cardsIn(page, 'Primary executors').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await vi.waitFor(async () => expect(await cardsIn(page, 'Primary executors').allTextContents()).toEqual(before));
  });

  it('can be added with the keyboard alone', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Will Executors' }).getByRole('button').focus();
    await tabTo(page, /^Add New Person/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // The focus is in the first field, the role; the arrow chooses the other.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kay');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Boardman');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Fri');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Save executor');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: '2. Kay Boardman' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe('fifty executors', () => {
  let visitor: Visitor;
  let testator: Testator;
  const list = 'Primary executors';

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser), aTestator(site, 'fifty@example.com')]);
    for (let n = 1; n <= 50; n += 1) {
      const { id } = await testator.addContact('Person', `No${n}`);
      await testator.willData.executors.appoint.mutate({ personId: id, role: 'primary' });
    }
    await open(visitor, testator, 'executors');
    await cardsIn(visitor.page, list).nth(49).waitFor();
  });
  afterAll(() => visitor.context.close());

  const firstThree = async () => {
    const { executors, contacts } = await testator.willData.portal.get.query();
    return executors.slice(0, 3).map(({ personId }) => contacts.find(({ id }) => id === personId)?.lastName);
  };
  const isStored = (...names: string[]) => vi.waitFor(async () => expect(await firstThree()).toEqual(names));

  it('are put in order by buttons, one request a move', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('executors.') && calls.push(request.url()));
    const up = page.getByRole('button', { name: 'Move Person No3 up' });
    await up.click();
    await heard(page, list, 'Person No3 moved to position 2 of 50');
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await up.click();
    await isStored('No3', 'No1', 'No2');
    expect(calls).toHaveLength(2);
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await keepPicture(page, 'executors-fifty');
  });

  it('are put in order from the keyboard, each position spoken', async () => {
    const { page } = visitor;
    await cardsIn(page, list).nth(1).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heard(page, list, 'Person No1 lifted, position 2 of 50');
    await page
      .getByRole('button', { name: /^Insert/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await heard(page, list, 'Position 3 of 50');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await heard(page, list, 'Position 1 of 50');
    await page.keyboard.press('Enter');
    await heard(page, list, 'Dropped at 1 of 50');
    await isStored('No1', 'No3', 'No2');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heard(page, list, 'Person No1 lifted, position 1 of 50');
    await page.keyboard.press('Escape');
    await heard(page, list, 'Cancelled, back at 1');
    await isStored('No1', 'No3', 'No2');
  });

  it('are put in order by dragging', async () => {
    const { page } = visitor;
    const [first, third] = [cardsIn(page, list).nth(0), cardsIn(page, list).nth(2)];
    await first.scrollIntoViewIfNeeded();
    const [from, to] = [await third.boundingBox(), await first.boundingBox()];
    if (!from || !to) throw new Error('The cards are not on the screen');
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 30, to.y + 4, { steps: 6 });
    await heard(page, list, 'Position 1 of 50');
    await page.mouse.up();
    await heard(page, list, 'Dropped at 1 of 50');
    await isStored('No2', 'No1', 'No3');
  });

  it('go back to their order when it cannot be saved', async () => {
    const { page } = visitor;
    await page.route('**/trpc/willData.executors.reorder*', (route) => route.abort());
    const before = await cardsIn(page, list).allTextContents();
    await page.getByRole('button', { name: 'Move Person No2 down' }).click();
    await toast(page, 'Failed to save executor order');
    expect(await cardsIn(page, list).allTextContents()).toEqual(before);
    await page.unroute('**/trpc/willData.executors.reorder*');
    await isStored('No2', 'No1', 'No3');
  });
});

describe('guardians, on a phone', () => {
  let visitor: Visitor;
  let testator: Testator;

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser, 'phone'), aTestator(site, 'guardians@example.com')]);
    for (const name of ['Ann', 'Bob', 'Cy']) await testator.addContact(name, 'Reed');
    await testator.addChild('Ivy', { otherParentId: testator.spouse.id });
    await testator.addChild('Max', { otherParentId: testator.spouse.id });
    await testator.addChild('Eve', { dateOfBirth: '2001-01-01' });
    await open(visitor, testator, 'guardianship');
  });
  afterAll(() => visitor.context.close());

  const plans = async () => {
    const { guardians, children, contacts, spouseDetails } = await testator.willData.portal.get.query();
    const nameOf = (id: string) =>
      [...children, ...contacts].find((person) => person.id === id)?.firstName ?? spouseDetails?.fullName;
    return Object.fromEntries(
      guardians.map(({ childId, primaryIds, backupIds, groups }) => [
        nameOf(childId),
        [primaryIds, backupIds, ...groups.map(({ memberIds }) => memberIds)].map((ids) => ids.map(nameOf).join('+')),
      ]),
    );
  };

  it('are suggested at first, which can be undone', async () => {
    const { page } = visitor;
    await toast(page, 'Guardian saved successfully');
    await page.getByText(/We made Tom Hart the primary guardian of Ivy/).waitFor();
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['Tom Hart', ''], Eve: ['', ''] });
    await look(page, 'guardians-suggested');
    await page.getByRole('button', { name: /^Undo: Max/ }).click();
    await page.getByText('Please select guardians for all your children under 18.').waitFor();
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['', ''] });
    await page.getByRole('button', { name: 'Select Guardians for Max Hart' }).waitFor();
    expect(await page.getByText('Eve Hart').count()).toBe(0);
  });

  it('are chosen as primary, alternates and a group', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Select Guardians for Max Hart' }).click();
    await page.getByRole('dialog', { name: 'Guardian Appointments' }).waitFor();
    expect(await page.getByRole('button', { name: 'Make Tom Hart primary guardian' }).count()).toBe(0);
    await look(page, 'guardian-dialog-empty');
    await page.getByRole('button', { name: 'Make Ann Reed primary guardian' }).click();
    expect(await page.getByRole('button', { name: /^Make .* primary guardian$/ }).count()).toBe(0);
    for (const name of ['Bob', 'Cy']) await page.getByRole('button', { name: `Add ${name} Reed as alternate` }).click();
    await page.getByRole('button', { name: 'Add Tom Hart as alternate guardian' }).click();
    await page.getByRole('button', { name: 'Move Tom Hart up' }).click();
    await heard(page, 'Alternate guardians', 'Tom Hart moved to position 2 of 3');
    await page.getByRole('button', { name: 'Group Guardians' }).click();
    await page.getByRole('button', { name: 'Make a group' }).click();
    await page.getByText('Choose at least two people').waitFor();
    await page.locator('label').filter({ hasText: 'Bob Reed' }).click();
    await page.locator('label').filter({ hasText: 'Cy Reed' }).click();
    await look(page, 'guardian-dialog-grouping');
    await page.getByRole('button', { name: 'Make a group' }).click();
    await page.getByRole('row', { name: '2. Bob Reed and Cy Reed, together' }).waitFor();
    await look(page, 'guardian-dialog-group');
    await page.getByRole('button', { name: 'Save guardians' }).click();
    await toast(page, 'Guardians updated');
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['Ann', 'Tom Hart', 'Bob+Cy'] });
    await look(page, 'guardians-chosen');
  });

  it('can be somebody new, and their details are changed in the same dialog', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Edit Guardians for Ivy Hart' }).click();
    await page.getByRole('button', { name: 'Add Someone New' }).click();
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await toast(page, 'Please enter first name and last name');
    await page.getByLabel('First name').fill('Dee');
    await page.getByLabel('Last name').fill('Stone');
    await look(page, 'guardian-form');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await toast(page, 'Guardian added successfully');
    await page.getByRole('button', { name: 'Edit Dee Stone' }).click();
    await page.getByLabel('Middle names').fill('Joy');
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await toast(page, 'Guardian updated successfully');
    await page.getByText('Dee Joy Stone').waitFor();
    await page.getByRole('button', { name: 'Edit Tom Hart' }).click();
    await page.getByLabel('Full name').fill('Thomas Hart');
    await look(page, 'guardian-spouse-form');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Spouse updated successfully');
    await page.keyboard.press('Escape');
    await page.getByText('Discard changes?').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await plans()).toMatchObject({ Ivy: ['Thomas Hart', ''] });
    expect((await testator.willData.portal.get.query()).contacts.map(({ middleNames }) => middleNames)).toContain(
      'Joy',
    );
  });

  it('are set for all children at once, or for none when it fails', async () => {
    const { page } = visitor;
    const before = await plans();
    await page.getByRole('button', { name: 'Set Same Guardians for All Children Under 18' }).click();
    await page.getByText('What you save replaces the guardians of each of them').waitFor();
    await page.getByRole('button', { name: 'Add Ann Reed as alternate guardian' }).click();
    await page.route('**/trpc/willData.guardians.replace*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save guardians' }).click();
    await page
      .getByText(/^Failed to save guardians: We can't reach Plainwill/)
      .first()
      .waitFor();
    await look(page, 'guardian-dialog-failure');
    await page.getByRole('button', { name: 'Close this notice' }).click();
    expect(await plans()).toEqual(before);
    await page.unroute('**/trpc/willData.guardians.replace*');
    await page.getByRole('button', { name: 'Save guardians' }).click();
    await toast(page, 'Guardians applied to all children');
    expect(await plans()).toMatchObject({ Ivy: ['Thomas Hart', 'Ann'], Max: ['Thomas Hart', 'Ann'] });
    expect(visitor.complaints).toEqual([]);
  });
});
