import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { closeNotice } from './support/notice.ts';
import { cardsIn } from './support/ordered-list.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, openWishes, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

const isActive = (element: Element) => element === document.activeElement;

/** On with Tab until something of this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name });
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
    await openWishes(site, visitor, testator, 'executors');
  });
  afterAll(() => visitor.context.close());

  it('are added from the form, from the people named, and as the spouse', async () => {
    const { page } = visitor;
    await page.getByText(/^No executors yet/).waitFor();
    await look(page, 'executors-empty');
    await page.getByRole('button', { name: /^Add New Person/ }).click();
    await page.getByRole('dialog', { name: 'Add Executor' }).waitFor();
    await page.getByRole('button', { name: 'Save executor' }).click();
    await closeNotice(page, 'Please enter first name and last name');
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
    await closeNotice(page, 'Executor added successfully');

    await page.getByRole('button', { name: /^Tom Hart.*add as executor/ }).click();
    await closeNotice(page, 'Executor added successfully');
    await page.getByRole('button', { name: /^Anna Reed.*add as executor/ }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('anna@example.com');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await closeNotice(page, 'Executor added successfully');
    const { executors, contacts } = await testator.willData.testatorRecord.get.query();
    expect(executors).toHaveLength(3);
    expect(contacts).toHaveLength(2);
    await look(page, 'executors-three');
  });

  it('change their role from the card, and keep the focus there', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /Role of Tom Hart/ }).click();
    await page.getByRole('option', { name: 'Backup' }).click();
    await closeNotice(page, 'Executor role updated to backup');
    await page.getByRole('heading', { name: 'Backup executors' }).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('aria-label'));
    await eventually(async () => expect(await focused()).toBe('1. Tom Hart'));
  });

  it('are edited, removed, and brought back to their place', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Edit Robert Finch' }).click();
    await page.getByLabel('Middle names').fill('Jay');
    await look(page, 'executor-dialog-edit');
    await page.getByRole('button', { name: 'Save executor' }).click();
    await closeNotice(page, 'Executor updated successfully');
    const before = await cardsIn(page, 'Primary executors').allTextContents();
    await page.getByRole('button', { name: 'Remove Robert Jay Finch' }).click();
    await page.getByText('Executor removed successfully').waitFor();
    await eventually(async () => expect(await cardsIn(page, 'Primary executors').count()).toBe(1));
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await cardsIn(page, 'Primary executors').allTextContents()).toEqual(before));
  });

  it('can be added with the keyboard alone', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Will Executors' }).getByRole('button').focus();
    await tabTo(page, /^Add New Person/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // The focus comes to the first field, the role; the arrow chooses the other.
    await eventually(async () =>
      expect(await page.getByRole('radio', { name: 'Primary' }).evaluate(isActive)).toBe(true),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kay');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Boardman');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[role=listbox] :focus, [role=listbox]:focus').waitFor();
    await page.keyboard.type('Fri');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await tabTo(page, 'Save executor');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: '2. Kay Boardman' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
