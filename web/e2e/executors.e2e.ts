import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { closeNotice } from './support/notice.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, openWishes, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

const isActive = (element: Element) => element === document.activeElement;

/** On with Tab until something of this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate(isActive).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"`);
}

describe('executors', () => {
  let visitor: Visitor;
  let testator: Testator;

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser), aTestator(site, anEmail('executors'))]);
    await testator.addContact('Anna', 'Reed', { role: 'Aunt', email: 'anna@example.com' });
    await testator.addContact('Shelter', '', { role: 'Other', isCharity: true });
    await testator.addChild('Ivy');
    await testator.addChild('Eve', { dateOfBirth: '1995-01-01' });
    await openWishes(site, visitor, testator, 'executors&step=primary');
  });
  afterAll(() => visitor.context.close());

  const card = (name: RegExp) =>
    visitor.page.getByRole('group', { name: 'Your executors' }).getByRole('checkbox', { name });
  const chooseInMenu = async (name: string, action: string) => {
    await visitor.page
      .getByRole('group', { name: 'Your executors' })
      .getByRole('button', { name: `More for ${name}` })
      .click();
    await visitor.page.getByRole('menuitem', { name: action }).click();
  };
  const stored = () => testator.willData.testatorRecord.get.query();

  it('are chosen from the people named, and say why where they cannot be', async () => {
    const { page } = visitor;
    await card(/^Tom Hart/).waitFor();
    await page.getByText('Under 18, so can’t be an executor yet.').first().waitFor();
    await page.getByText('A charity can’t be an executor, but it can inherit.').first().waitFor();
    await look(page, 'executors-none');
    await card(/^Tom Hart/).click();
    await closeNotice(page, 'Executor added successfully');
    await card(/^Eve Hart/).click();
    await closeNotice(page, 'Executor added successfully');
    await look(page, 'executors-two');
    const { executors, children } = await stored();
    expect(executors.map(({ personId }) => personId)).toEqual([testator.spouse.id, children[1]?.id]);
  });

  it('can be someone new, who is asked about where the name or email is known', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add New Person' }).first().click();
    await page.getByRole('dialog', { name: 'Add Executor' }).waitFor();
    await page.getByRole('button', { name: 'Save executor' }).click();
    await closeNotice(page, 'Please enter first name and last name');
    await look(page, 'executor-dialog-errors');
    await page.getByLabel('First name').fill('Robert');
    await page.getByLabel('Last name').fill('Reed');
    await page.keyboard.press('Escape');
    await page.getByText('Discard changes?').waitFor();
    await look(page, 'executor-dialog-discard');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: /Relationship to you/ }).click();
    await page.getByRole('option', { name: 'Friend', exact: true }).click();
    await page.getByRole('button', { name: 'Add contact details' }).click();
    await page.getByLabel('Email').fill('anna@example.com');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await page.getByRole('heading', { name: 'Is this the same person?' }).waitFor();
    await look(page, 'executor-same-person');
    await page.getByRole('button', { name: 'No, this is someone else' }).click();
    await closeNotice(page, 'Executor added successfully');
    const { executors, contacts } = await stored();
    expect(executors).toHaveLength(3);
    expect(contacts.filter(({ email }) => email === 'anna@example.com').map(({ firstName }) => firstName)).toEqual([
      'Anna',
      'Robert',
    ]);
    await look(page, 'executors-three');
  });

  it('change their role from their menu, and keep the focus', async () => {
    const { page } = visitor;
    await chooseInMenu('Tom Hart', 'Make backup executor');
    await closeNotice(page, 'Executor role updated to backup');
    await eventually(async () => expect(await card(/^Tom Hart.*backup executor/).evaluate(isActive)).toBe(true));
  });

  it('are edited, removed, and brought back to their place', async () => {
    const { page } = visitor;
    await chooseInMenu('Robert Reed', 'Edit');
    await page.getByLabel('Middle names').fill('Jay');
    await look(page, 'executor-dialog-edit');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await closeNotice(page, 'Executor updated successfully');
    const order = async () => (await stored()).executors.map(({ personId }) => personId);
    const before = await order();
    await card(/^Eve Hart/).click();
    await page.getByText('Executor removed successfully').waitFor();
    await eventually(async () => expect(await order()).toHaveLength(2));
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await order()).toEqual(before));
  });

  it('can be added with the keyboard alone', async () => {
    const { page } = visitor;
    await card(/^Tom Hart/).focus();
    await tabTo(page, 'Add New Person');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // The focus comes to the first field, the role; the arrow chooses the other.
    await eventually(async () =>
      expect(await page.getByRole('radio', { name: 'Executor', exact: true }).evaluate(isActive)).toBe(true),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kay');
    // Over the middle names.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Boardman');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[role=listbox] :focus, [role=listbox]:focus').waitFor();
    await page.keyboard.type('Fri');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await tabTo(page, 'Save executor');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      expect((await stored()).executors.filter(({ role }) => role === 'backup')).toHaveLength(2),
    );
    // The focus goes back to what opened the form.
    await page.locator(':focus', { hasText: 'Add New Person' }).waitFor();
    await card(/^Anna Reed/).focus();
    await page.keyboard.press('Space');
    await eventually(async () => expect((await stored()).executors).toHaveLength(5));
    expect(visitor.complaints).toEqual([]);
  });
});
