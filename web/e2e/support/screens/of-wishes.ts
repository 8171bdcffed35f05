import type { Page } from 'playwright-core';
import { changedMeanwhile, failing } from './network.ts';
import { button, chosen, dialog, focused, inTurn, menu, opened, pressed, reads, type State } from './state.ts';

export const wishes = (section: string) => `/will-maker?tab=wishes&section=${section}`;

const someExecutor = async (page: Page) => {
  await opened(/^Add New Person/)(page);
  await dialog(page).getByLabel('First name').fill('Robert');
  await dialog(page).getByLabel('Last name').fill('Finch');
  await button(page, /Relationship to you/).click();
  await page.getByRole('option', { name: 'Friend', exact: true }).click();
};

const namedLikeAnother = async (page: Page) => {
  await dialog(page).getByLabel('First name').fill('Anna');
  await dialog(page).getByLabel('Last name').fill('Reed');
};

/** The step of the residue on which Daniel’s children come next. */
const theNext = `${wishes('residue')}&step=next`;

export const statesOfWishes: State[] = [
  {
    name: 'nobody as executor',
    path: wishes('executors'),
    reach: inTurn(opened(/^Add New Person/, 'Save executor'), reads('Please enter first name and last name')),
  },
  {
    name: 'an executor who could not be saved',
    path: wishes('executors'),
    given: failing('willData.executors.add'),
    reach: inTurn(someExecutor, pressed('Save executor'), reads('Failed to save executor')),
  },
  {
    name: 'an executor half typed and left',
    path: wishes('executors'),
    reach: inTurn(someExecutor, pressed('Cancel'), reads('Discard changes?')),
  },
  {
    name: 'an executor who may be named already',
    path: wishes('executors'),
    reach: inTurn(someExecutor, namedLikeAnother, pressed('Save executor'), focused('Is this the same person?')),
  },
  {
    name: 'the order of executors',
    path: wishes('executors'),
    reach: pressed(/^Reorder: Your executors/, /^Move .* down/),
  },
  { name: 'guardians', path: wishes('guardianship'), reach: opened(/^(Edit|Select) Guardians/) },
  {
    name: 'a guardian nobody has named yet',
    path: wishes('guardianship'),
    reach: inTurn(opened(/^(Edit|Select) Guardians/), pressed(/^Add Someone New/)),
  },
  {
    name: 'a guardian to be edited',
    path: wishes('guardianship'),
    reach: inTurn(opened(/^(Edit|Select) Guardians/), pressed('More for Joan Reed'), chosen('Edit')),
  },
  {
    name: 'what else can be done with a guardian',
    path: wishes('guardianship'),
    reach: inTurn(opened(/^(Edit|Select) Guardians/), pressed('More for Joan Reed'), menu),
  },
  { name: 'who takes a gift', path: wishes('gifts'), reach: opened('Add Gift', 'Select Recipients') },
  {
    name: 'someone new to inherit',
    path: wishes('gifts'),
    reach: inTurn(opened('Add Gift', 'Select Recipients'), pressed('Add someone new')),
  },
  { name: 'shares of the residue', path: wishes('residue'), reach: opened('Add More Recipients') },
  {
    name: 'a gift that changed in another window',
    path: wishes('gifts'),
    given: changedMeanwhile('willData.gifts.save', 'GiftChanged'),
    reach: inTurn(
      pressed(/^More for/),
      chosen('Edit'),
      pressed('Save Gift'),
      focused('This gift changed in another window'),
    ),
  },
  {
    name: 'what else can be done with a recipient',
    path: theNext,
    reach: inTurn(pressed('More for Rosie Bell'), menu),
  },
  {
    name: 'shares that do not add up',
    path: theNext,
    reach: inTurn(opened('Change Shares'), pressed('Set percentages', 'Save Recipients'), reads('There is a problem')),
  },
  {
    name: 'recipients who changed in another window',
    path: theNext,
    given: changedMeanwhile('willData.residue.replace', 'ResidueChanged'),
    reach: inTurn(opened('Change Shares', 'Save Recipients'), focused('The recipients changed in another window')),
  },
];
