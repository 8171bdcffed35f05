import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;

beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('gifts')), aVisitor(browser)]);
  await testator.addChild('Ivy');
  await testator.addContact('Anna', 'Reed');
  await testator.addContact('Sue', 'Finch');
  await testator.signIn(visitor.context);
});

const stored = () => testator.willData.testatorRecord.get.query();
const dialog = () => visitor.page.getByRole('dialog');
const button = (name: string | RegExp, within: Page | Locator = visitor.page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

async function open(section: string) {
  await visitor.page.goto(`${site.url}/will-maker?tab=wishes&section=${section}`);
  await visitor.page.locator(`[data-section="${section}"] h1`).waitFor();
}

const cardsIn = (list: string) => visitor.page.getByRole('grid', { name: list, exact: true }).getByRole('row');
const residueAt = (place: string) =>
  cardsIn(`Residuary recipients: ${place}`).evaluateAll((cards) => cards.map((card) => card.ariaLabel));
/** Until the answer is in, a list that is lifted from is drawn again. */
const residueAnswer = () =>
  visitor.page.waitForResponse((response) => response.url().includes('residue.replace')).then((it) => it.finished());

/** A screen reader hears this of a list while it is put in order. */
const heard = (text: string, timeout?: number) =>
  visitor.page.locator('[data-live-announcer]', { hasText: text }).waitFor({ state: 'attached', timeout });

/** On with Tab, from one place to drop to the next, until a screen reader is told of this one. */
async function tabToDropAt(place: string) {
  for (let presses = 0; presses < 10; presses += 1) {
    await visitor.page.keyboard.press('Tab');
    const isThere = await heard(place, 2000).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`Tab never came to ${place}`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** On with Tab until something of this name has the focus, as somebody without a mouse does. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target).catch(() => false)) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

/** By the mouse, in steps as a hand moves. */
async function drag(from: Locator, to: Locator) {
  const { mouse } = visitor.page;
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2, { steps: 8 });
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2);
  await mouse.up();
}

it('keeps funeral wishes on the device without a message when they cannot be saved, and sends them later', async () => {
  const { page } = visitor;
  await open('funeralWishes');
  await look(page, 'funeral-empty');
  await page.getByText('Cremation', { exact: true }).click();
  await page.getByText(/^All changes saved at/).waitFor();
  await page.getByRole('link', { name: /^What would you like at your funeral\?/ }).click();
  await page.getByLabel('Readings and hymns').waitFor();
  await page.route('**/willData.funeralWishes.save*', (route) => route.abort());
  const ashes = page.getByLabel('What should be done with your ashes');
  await ashes.fill('Scattered on the moor');
  await page.getByLabel('Readings and hymns').focus();
  await page.getByText('Kept on this device until it can be saved').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect((await stored()).funeralWishes).toMatchObject({ funeralType: 'cremation', ashesDirections: '' });

  await page.reload();
  await expect.poll(() => ashes.inputValue()).toBe('Scattered on the moor');
  await page.unroute('**/willData.funeralWishes.save*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(async () => expect((await stored()).funeralWishes?.ashesDirections).toBe('Scattered on the moor'));
});

it('keeps what was said of ashes out of sight while it is to be a burial', async () => {
  const { page } = visitor;
  const ashes = page.getByLabel('What should be done with your ashes');
  const choose = async (kind: string) => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByText(kind, { exact: true }).click();
    await page.getByRole('link', { name: /^What would you like at your funeral\?/ }).click();
    await page.getByLabel('Readings and hymns').waitFor();
  };
  await choose('Burial');
  await page.getByText(/is kept in case you change your mind/).waitFor();
  expect(await ashes.count()).toBe(0);
  await look(page, 'funeral-burial');
  await eventually(async () => expect((await stored()).funeralWishes?.funeralType).toBe('burial'));
  await choose('Cremation');
  await expect.poll(() => ashes.inputValue()).toBe('Scattered on the moor');
});

it('stores that there are to be no gifts, and forgets it with the first gift', async () => {
  const { page } = visitor;
  await open('gifts');
  const none = page.getByRole('checkbox', { name: 'I do not wish to leave any specific gifts' });
  await look(page, 'gifts-empty');
  await page.getByText('I do not wish to leave any specific gifts').click();
  await eventually(async () => expect((await stored()).settings.hasNoSpecificGifts).toBe(true));
  await page.reload();
  await none.waitFor();
  await expect.poll(() => none.isChecked()).toBe(true);
});

it('adds a gift with the keyboard alone', async () => {
  const { page } = visitor;
  const { keyboard } = page;
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(button('Add Gift'));
  await keyboard.press('Enter');
  await dialog().waitFor();
  await keyboard.press('ArrowRight');
  await look(page, 'gift-dialog');
  await tabTo(page.getByLabel('Amount'));
  await keyboard.type('1,234.5');
  await tabTo(button('Save Gift'));
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('£1,234.50');
  await keyboard.press('Enter');
  const explanation = page.getByText('Choose at least one recipient to save this gift.');
  expect(await hasFocus(explanation)).toBe(true);
  await keyboard.press('Shift+Tab');
  expect(await hasFocus(button('Select Recipients'))).toBe(true);
  await keyboard.press('Enter');
  await page.getByText('Choose who inherits').waitFor();
  await tabTo(page.getByRole('checkbox', { name: /^Ivy Hart/ }));
  await keyboard.press('Space');
  await tabTo(page.getByRole('checkbox', { name: /^Anna Reed/ }));
  await keyboard.press('Space');
  await tabTo(button('Reorder: Gift recipients'));
  await keyboard.press('Enter');
  await tabTo(cardsIn('Gift recipients: first').first());
  await keyboard.press('ArrowDown');
  await tabTo(button('Move Anna Reed down'));
  await keyboard.press('Enter');
  await heard('Anna Reed inherits second');
  await eventually(async () => expect(await hasFocus(button('Move Anna Reed down'))).toBe(true));
  await look(page, 'gift-recipients');
  await tabTo(button('Use these recipients'));
  await keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: /own children/ }).waitFor();
  await look(page, 'gift-dialog-child');
  await tabTo(button('Save Gift'));
  await keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('To Ivy Hart; if they can’t inherit, Anna Reed').waitFor();
  const { gifts, settings } = await stored();
  expect(gifts).toMatchObject([{ cashAmount: 123_450, recipients: [{ priority: 1 }, { priority: 2 }] }]);
  expect(settings.hasNoSpecificGifts).toBe(false);
});

it('adds life insurance with remainder recipients in priority groups', async () => {
  const { page } = visitor;
  await button('Add Gift').click();
  await page.getByText('Life insurance', { exact: true }).click();
  await page.getByLabel('Provider').fill('Aviary');
  await button('Select Recipients').click();
  await dialog().getByText('Ivy Hart').click();
  await button('Use these recipients').click();
  await button('Select Remainder Recipients').click();
  await dialog().getByText('Anna Reed').click();
  await dialog().getByText('Sue Finch').click();
  await button('More for Anna Reed').click();
  await look(page, 'remainder-menu');
  await page.getByRole('menuitem', { name: /, if no one before can inherit$/ }).click();
  await heard('Anna Reed inherits second');
  await button('Use these recipients').click();
  await page.keyboard.press('Escape');
  await page.getByText('Discard changes?').waitFor();
  await look(page, 'gift-discard');
  await button('Keep editing').click();
  await page.getByLabel('Children’s access age').fill('31');
  await button('Save Gift').click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  await look(page, 'gift-problem');
  await page.getByLabel('Children’s access age').fill('30');
  await button('Save Gift').click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('Otherwise to Sue Finch; if they can’t inherit, Anna Reed').waitFor();
});

it('orders gifts, removes one and brings it back to its place', async () => {
  const { page } = visitor;
  await button('Reorder: Specific gifts').click();
  await button(/^Move Life insurance .* up$/).click();
  await heard('Life insurance with Aviary moved to position 1 of 2');
  await eventually(async () =>
    expect((await stored()).gifts.map(({ giftType }) => giftType)).toEqual(['life_insurance', 'cash_gift']),
  );
  await button('Done: Specific gifts').click();
  await button(/^More for Life insurance/).click();
  await look(page, 'gift-menu');
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await button('Undo').waitFor();
  await eventually(async () => expect(await cardsIn('Specific gifts').count()).toBe(1));
  expect((await stored()).gifts).toHaveLength(1);
  await look(page, 'gift-removed');
  await button('Undo').click();
  await eventually(async () =>
    expect((await stored()).gifts.map(({ giftType }) => giftType)).toEqual(['life_insurance', 'cash_gift']),
  );
  await cardsIn('Specific gifts').first().getByText('Life insurance with Aviary').waitFor();
});

it('chooses who takes the residue, and says in words what is given of it', async () => {
  const { page } = visitor;
  await open('residue');
  await look(page, 'residue-empty');
  await button('Everything to Tom, then to the children').click();
  await eventually(async () =>
    expect((await stored()).residue.recipients.map(({ priority }) => priority)).toEqual([1, 2]),
  );
  await look(page, 'residue-family');
  await button('Undo').click();
  await eventually(async () => expect((await stored()).residue.recipients).toEqual([]));
  await button('Select Recipients').click();
  await page.getByRole('dialog', { name: 'Select Residuary Estate Recipients' }).waitFor();
  for (const name of ['Tom Hart', 'Anna Reed', 'Sue Finch']) await dialog().getByText(name).first().click();
  await button('Set percentages').click();
  await page.getByLabel('Tom Hart’s share').fill('50');
  await page.getByLabel('Anna Reed’s share').fill('20');
  await dialog().getByText('70% given, 30% left').waitFor();
  await button('Save Recipients').click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  await look(page, 'residue-problem');
  await page.getByLabel('Sue Finch’s share').fill('30');
  await dialog().getByText('100% given').waitFor();
  await button('Share equally').click();
  await dialog().getByText('Shared equally between the 3 of them').waitFor();
  await look(page, 'residue-dialog');
  await button('Save Recipients').click();
  await dialog().waitFor({ state: 'detached' });
  expect((await stored()).residue.recipients.map((each) => each.shareBasisPoints)).toEqual([null, null, null]);
});

it('moves people between priorities by buttons, by dragging and from the keyboard', async () => {
  const { page } = visitor;
  await button('Reorder: Residuary recipients').click();
  await Promise.all([residueAnswer(), button('Move Sue Finch down').click()]);
  await eventually(async () => expect(await residueAt('second')).toEqual(['Sue Finch']));
  await eventually(async () => expect(await hasFocus(button('Move Sue Finch down'))).toBe(true));
  await Promise.all([residueAnswer(), drag(button('Drag Anna Reed'), cardsIn('Residuary recipients: second').first())]);
  await eventually(async () => expect((await residueAt('second')).toSorted()).toEqual(['Anna Reed', 'Sue Finch']));
  const priorities = async () => (await stored()).residue.recipients.map(({ priority }) => priority);
  await eventually(async () => expect(await priorities()).toEqual([1, 2, 2]));
  // The list that somebody is dropped on takes the focus to them a moment later.
  const dropped = cardsIn('Residuary recipients: second').and(page.getByRole('row', { name: 'Anna Reed' }));
  await eventually(async () => expect(await hasFocus(dropped)).toBe(true));

  await button('Drag Sue Finch').focus();
  await page.keyboard.press('Enter');
  await heard('Sue Finch lifted, second.');
  await tabToDropAt('After everyone: third');
  await page.keyboard.press('Enter');
  await heard('Sue Finch inherits third');
  await eventually(async () => expect(await priorities()).toEqual([1, 2, 3]));
  await look(page, 'residue-levels');
});

it('puts the list back when it cannot be saved', async () => {
  const { page } = visitor;
  await page.route('**/willData.residue.replace*', (route) => route.abort());
  await button('Move Sue Finch up').click();
  await page.getByText('Failed to save residuary recipients').waitFor();
  await page.getByText('Save Error').waitFor();
  await eventually(async () => expect(await residueAt('third')).toEqual(['Sue Finch']));
  await page.unroute('**/willData.residue.replace*');
  await button('Close this notice').click();
});

it('puts the inheritance age right as its field is left, and complains of nothing', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker?tab=wishes&section=residue&step=age`);
  const age = page.getByLabel('Children’s inheritance age');
  await age.fill('47');
  await age.press('Tab');
  await expect.poll(() => age.inputValue()).toBe('30');
  await eventually(async () => expect((await stored()).settings.childrenInheritanceAge).toBe(30));
  await page.reload();
  await expect.poll(() => age.inputValue()).toBe('30');
  expect(visitor.complaints).toEqual([]);
});
