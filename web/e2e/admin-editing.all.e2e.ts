import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { look, type Visitor } from './support/browser.ts';
import type { Site } from './support/site.ts';
import { aStaffStage } from './support/staff-stage.ts';
import type { Testator } from './support/testator.ts';

const stage = await aStaffStage();
const { administrator, eleanor, button, field, closesNotice, signInAsStaff, openEleanor, choose, breakCalls } = stage;
let site: Site;
let testator: Testator;
let visitor: Visitor;
let page: Page;
beforeEach(() => {
  ({ site, testator, visitor, page } = stage.current());
});

it('lets an administrator save each section, and says how it went', async () => {
  await signInAsStaff(administrator);
  await openEleanor('Edit');
  await page.getByText(/^You are editing this person’s details/).waitFor();
  await look(page, 'admin-edit-personal');
  await field('First name').fill('');
  await button('Save personal details').click();
  await page.getByRole('alert').getByText('Enter the first name').waitFor();
  await look(page, 'admin-edit-missing');
  await field('First name').fill('Ellie');

  const sections = [
    { tab: 'Personal', what: 'personal details', edit: () => field('Occupation').fill('Judge') },
    {
      tab: 'Home',
      what: 'home details',
      edit: () => page.getByRole('radio', { name: 'Other' }).check({ force: true }),
    },
    { tab: 'Spouse', what: 'spouse details', edit: () => field('Full name').fill('Thomas Hart') },
  ];
  for (const { tab, what, edit } of sections) {
    await page.getByRole('tab', { name: tab }).click();
    await edit();
    const mend = await breakCalls('willData.staff.save');
    await button(`Save ${what}`).click();
    await page.getByText(`Failed to update ${what}`).waitFor();
    await look(page, `admin-edit-${tab.toLowerCase()}-failed`);
    await mend();
    await button(`Save ${what}`).click();
    await closesNotice(`${capitalised(what)} updated successfully`);
  }
  const testatorRecord = await testator.willData.testatorRecord.get.query();
  expect(testatorRecord.personalDetails).toMatchObject({
    firstName: 'Ellie',
    occupation: 'Judge',
    savedBySupport: true,
  });
  expect(testatorRecord.homeDetails).toMatchObject({ homeOwnership: 'other', savedBySupport: true });
  expect(testatorRecord.spouseDetails).toMatchObject({ fullName: 'Thomas Hart', savedBySupport: true });

  await testator.signIn(visitor.context);
  await page.goto(`${site.url}/will-maker?section=personalDetails`);
  await page
    .getByText(/^Changed by support on /)
    .first()
    .waitFor();
});

it('lets an administrator add and change people, and says how it went', async () => {
  await signInAsStaff(administrator);
  await openEleanor('Edit');
  await page.getByRole('tab', { name: 'Children' }).click();
  await button('Add Child').click();
  await button('Add child').click();
  await look(page, 'admin-add-child');
  await page.getByLabel('Full name').fill('Ivy May Hart');
  await page
    .getByLabel(/^Date of birth/)
    .first()
    .fill('1/6/2015');
  await choose(/Relationship/, 'Daughter');
  await choose(/Other parent/, 'Anna Reed');
  for (const [data, message] of [
    [{}, 'Failed to add child'],
    [{ code: 'BAD_REQUEST', fields: { accountId: 'Invalid' } }, 'User ID not found'],
  ] as const) {
    const mend = await breakCalls('willData.staff.addChild', data);
    await button('Add child').click();
    await page.getByText(message).waitFor();
    await mend();
  }
  await button('Add child').click();
  await closesNotice('Child added successfully');

  await button('Edit Ivy May Hart').click();
  await choose(/Other parent/, 'None');
  const mendChange = await breakCalls('willData.staff.updateChild');
  await button('Save child').click();
  await page.getByText('Failed to update child').waitFor();
  await look(page, 'admin-edit-child');
  await mendChange();
  await button('Save child').click();
  await closesNotice('Child updated successfully');

  await page.getByRole('tab', { name: 'Contacts' }).click();
  await button('Add Contact').click();
  await button('Add contact').click();
  await look(page, 'admin-add-contact');
  await page.getByLabel('Full name').fill('Ann van der Berg');
  await choose(/Role/, 'Friend');
  const mendAdd = await breakCalls('willData.staff.addContact');
  await button('Add contact').click();
  await page.getByText('Failed to add contact').waitFor();
  await mendAdd();
  await button('Add contact').click();
  await closesNotice('Contact added successfully');
  await look(page, 'admin-contacts');

  const { children, contacts } = await testator.willData.testatorRecord.get.query();
  expect(children.find(({ firstName }) => firstName === 'Ivy')).toMatchObject({
    middleNames: 'May',
    lastName: 'Hart',
    gender: 'other',
    parentalResponsibility: null,
    otherParentId: null,
    savedBySupport: true,
  });
  expect(contacts.find(({ firstName }) => firstName === 'Ann')).toMatchObject({ lastName: 'van der Berg' });
});

it('shows both answers when the person saves the same one meanwhile, and loses neither', async () => {
  await signInAsStaff(administrator);
  await openEleanor('Edit');
  await field('Occupation').fill('Pilot');
  const { personalDetails } = await testator.willData.testatorRecord.get.query();
  await testator.willData.personalDetails.save.mutate({
    basedOn: personalDetails?.version ?? 0,
    changes: { occupation: 'Poet' },
  });
  await button('Save personal details').click();
  await page.getByText('Also changed somewhere else').waitFor();
  await page.getByText('Poet', { exact: true }).waitFor();
  await look(page, 'admin-edit-clash');
  await page.getByRole('button', { name: /^Use this.*Pilot/ }).click();
  await button('Save personal details').click();
  await closesNotice('Personal details updated successfully');
});

it('asks before leaving with something unsaved, whichever the way', async () => {
  await signInAsStaff(administrator);
  await openEleanor('Edit');
  await field('Occupation').fill('Sailor');
  await page.getByRole('tab', { name: 'Home' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const leave of [
    () => page.getByRole('link', { name: 'View Mode' }).click(),
    () => page.getByRole('link', { name: 'Back to Admin' }).click(),
  ]) {
    await leave();
    await leaving.waitFor();
    await look(page, 'admin-leave');
    await button('Cancel').click();
    await leaving.waitFor({ state: 'detached' });
  }
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect.poll(() => field('Occupation').inputValue()).toBe('Sailor');
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await leaving.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/admin/dashboard#**');
  await page.getByText('1 user found').waitFor();
});

it('can be used by keyboard alone', async () => {
  await signInAsStaff(administrator);
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let n = 0; n < 60 && !(await isThere()); n++) await press('Tab');
    expect(await isThere()).toBe(true);
  };
  const isIn = (name: string) => () =>
    page.evaluate((name) => document.activeElement?.getAttribute('name') === name, name);

  await page.getByText(/users found/).waitFor();
  await tabTo(isIn('search'));
  await page.keyboard.type(eleanor);
  await press('Enter');
  await page.getByText('1 user found').waitFor();
  await tabTo(async () => (await focused()).startsWith('Edit '));
  await press('Enter');
  await page.getByText(/^You are editing/).waitFor();
  await tabTo(async () => (await focused()) === 'Personal');
  await press('ArrowRight');
  await page.getByRole('heading', { name: 'Home details' }).waitFor();
  await press('Home');
  await page.getByRole('heading', { name: 'Personal details' }).waitFor();
  await tabTo(isIn('occupation'));
  await press('Control+A');
  await page.keyboard.type('Keeper');
  await press('Enter');
  await closesNotice('Personal details updated successfully');
});
