import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { closeNotice } from './support/notice.ts';
import { heard } from './support/ordered-list.ts';
import { aStage } from './support/stage.ts';
import { aTestator, openWishes, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

describe('guardians, on a phone', () => {
  let visitor: Visitor;
  let testator: Testator;

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser, 'phone'), aTestator(site, anEmail('guardians'))]);
    for (const name of ['Ann', 'Bob', 'Cy']) await testator.addContact(name, 'Reed');
    await testator.addContact('Shelter', '', { isCharity: true });
    await testator.addChild('Ivy', { otherParentId: testator.spouse.id });
    await testator.addChild('Max', { otherParentId: testator.spouse.id });
    await testator.addChild('Eve', { dateOfBirth: '2001-01-01' });
    await openWishes(site, visitor, testator, 'guardianship');
  });
  afterAll(() => visitor.context.close());

  const plans = async () => {
    const { guardians, children, contacts, spouseDetails } = await testator.willData.testatorRecord.get.query();
    const nameOf = (id: string) =>
      [...children, ...contacts].find((person) => person.id === id)?.firstName ?? spouseDetails?.fullName;
    return Object.fromEntries(
      guardians.map(({ childId, primaryIds, backupIds, groups }) => [
        nameOf(childId),
        [primaryIds, backupIds, ...groups.map(({ memberIds }) => memberIds)].map((ids) => ids.map(nameOf).join('+')),
      ]),
    );
  };

  const card = (name: string) => visitor.page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const chooseInMenu = async (name: string, action: string) => {
    await visitor.page.getByRole('button', { name: `More for ${name}` }).click();
    await visitor.page.getByRole('menuitem', { name: action }).click();
  };

  it('are suggested at first, which can be undone', async () => {
    const { page } = visitor;
    await page.getByText(/We put Tom Hart first for Ivy and Max/).waitFor();
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['Tom Hart', ''], Eve: ['', ''] });
    await look(page, 'guardians-suggested');
    await page.getByRole('button', { name: /^Undo for Max/ }).click();
    await page.getByText('Please select guardians for all your children under 18.').waitFor();
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['', ''] });
    await page.getByRole('button', { name: 'Select Guardians for Max Hart' }).waitFor();
    expect(await page.getByText('Eve Hart').count()).toBe(0);
  });

  it('are chosen first, next and as a group', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Select Guardians for Max Hart' }).click();
    await page.getByRole('dialog', { name: 'Guardian Appointments' }).waitFor();
    expect(await card('Shelter').count()).toBe(0);
    await look(page, 'guardian-dialog-empty');
    for (const name of ['Ann Reed', 'Bob Reed', 'Cy Reed', 'Tom Hart']) await card(name).click();
    await page.getByRole('button', { name: 'Reorder: Alternate guardians' }).click();
    await page.getByRole('button', { name: 'Move Tom Hart up' }).click();
    await heard(page, 'Alternate guardians', 'Tom Hart moved to position 2 of 3');
    await look(page, 'guardian-dialog-reordering');
    await page.getByRole('button', { name: 'Done: Alternate guardians' }).click();
    await page.getByRole('button', { name: 'Group Guardians' }).click();
    await page.getByRole('button', { name: 'Make a group' }).click();
    await page.getByText('Choose at least two people').waitFor();
    const group = page.getByRole('group', { name: /look after the child together/ });
    await group.getByText('Bob Reed').click();
    await group.getByText('Cy Reed').click();
    await look(page, 'guardian-dialog-grouping');
    await page.getByRole('button', { name: 'Make a group' }).click();
    await page.getByRole('row', { name: '3. Bob Reed and Cy Reed, together' }).waitFor();
    await look(page, 'guardian-dialog-group');
    await page.getByRole('button', { name: 'Save guardians' }).click();
    await closeNotice(page, 'Guardians updated');
    expect(await plans()).toMatchObject({ Ivy: ['Tom Hart', ''], Max: ['Ann', 'Tom Hart', 'Bob+Cy'] });
    await look(page, 'guardians-chosen');
  });

  it('can be somebody new, and their details are changed in the same dialog', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Edit Guardians for Ivy Hart' }).click();
    await page.getByRole('button', { name: 'Add Someone New' }).click();
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await closeNotice(page, 'Please enter first name and last name');
    await page.getByLabel('First name').fill('Dee');
    await page.getByLabel('Last name').fill('Stone');
    await look(page, 'guardian-form');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await closeNotice(page, 'Guardian added successfully');
    await chooseInMenu('Dee Stone', 'Edit');
    await page.getByLabel('Middle names').fill('Joy');
    await page.getByRole('button', { name: 'Save guardian', exact: true }).click();
    await closeNotice(page, 'Guardian updated successfully');
    await page.getByRole('row', { name: /Dee Joy Stone$/ }).waitFor();
    await chooseInMenu('Tom Hart', 'Edit');
    await page.getByLabel('Full name').fill('Thomas Hart');
    await look(page, 'guardian-spouse-form');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await closeNotice(page, 'Spouse updated successfully');
    await page.keyboard.press('Escape');
    await page.getByText('Discard changes?').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await plans()).toMatchObject({ Ivy: ['Thomas Hart', ''] });
    expect(
      (await testator.willData.testatorRecord.get.query()).contacts.map(({ middleNames }) => middleNames),
    ).toContain('Joy');
  });

  it('are set for all children at once, or for none when it fails', async () => {
    const { page } = visitor;
    const before = await plans();
    await page.getByRole('button', { name: 'Set Same Guardians for All Children Under 18' }).click();
    await page.getByText('What you save replaces the guardians of each of them').waitFor();
    await card('Ann Reed').click();
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
    await closeNotice(page, 'Guardians applied to all children');
    expect(await plans()).toMatchObject({ Ivy: ['Thomas Hart', 'Ann'], Max: ['Thomas Hart', 'Ann'] });
    expect(visitor.complaints).toEqual([]);
  });
});
