import type { Browser, Page } from 'playwright-core';
import { newContext } from '../browser.ts';
import { understandAll } from '../understand-all.ts';
import { endingSoon, failingAltogether, goesOffline, slowAltogether, without } from './network.ts';
import { deletionPath, leaving, statesOfAccount } from './of-an-account.ts';
import { statesOfPlanning } from './of-planning.ts';
import { statesOfReleases } from './of-releases.ts';
import { statesOfOwnReview } from './of-reviews.ts';
import { statesOfSigning } from './of-signing.ts';
import { statesOfWishes, wishes } from './of-wishes.ts';
import { button, chosen, inTurn, opened, pressed, reads, type State } from './state.ts';

const copied = async (page: Page) => {
  await page.getByRole('heading', { name: 'What we checked' }).waitFor();
  await understandAll(page, (box) => box.click({ force: true }));
  await page
    .getByRole('navigation', { name: 'Steps to your signed will' })
    .getByRole('link', { name: /^Sign/ })
    .click();
  const ready = page.getByText('Your will is ready to print');
  const create = button(page, 'Create signing copy');
  await create.or(ready).first().waitFor();
  if (await create.isVisible()) await create.click();
  await ready.waitFor();
};

const unfolded = (page: Page) => page.getByText('Other formats and details').click();

const statesOfTheWill: State[] = [
  { name: 'why a clause is there', path: '/will-maker?tab=will', reach: pressed('2.1') },
  {
    name: 'an answer from the will',
    path: '/will-maker?tab=will',
    reach: async (page) => {
      await button(page, '2.1').click();
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('link', { name: 'Back to your will' }).waitFor();
    },
  },
  { name: 'a copy to sign', path: '/will-maker?tab=will', reach: copied },
  { name: 'a copy to delete', path: '/will-maker?tab=will', reach: inTurn(copied, unfolded, opened('Delete copy 1')) },
];

/** Answers this on one device, and that on another where the page was open before. */
const onTwoDevices = (label: string, answers: { first: string; second: string }) => async (page: Page) => {
  const browser = page.context().browser() as Browser;
  const device = await newContext(browser, { storageState: await page.context().storageState() });
  const other = await device.newPage();
  await other.goto(page.url());
  await other.getByLabel(label).fill(answers.first);
  await other.keyboard.press('Tab');
  await other
    .getByText(/^All changes saved/)
    .first()
    .waitFor();
  await device.close();
  await page.getByLabel(label).fill(answers.second);
  await page.keyboard.press('Tab');
  await page.getByText('Also changed somewhere else').first().waitFor();
};

const reading: State[] = [
  {
    name: 'not yet known who is there',
    path: '/will-maker',
    given: slowAltogether,
    reach: inTurn((page) => page.getByRole('heading', { level: 1 }).waitFor(), reads('Loading...')),
  },
  {
    name: 'not found out who is there',
    path: '/will-maker',
    given: failingAltogether,
    reach: reads('This part is not answering.'),
  },
  {
    name: 'a page whose script does not come',
    path: '/account',
    given: without('account-page'),
    reach: reads('This page couldn’t be loaded'),
  },
  {
    name: 'typed without a network',
    path: '/will-maker?section=personalDetails&step=about',
    reach: async (page) => {
      await goesOffline(page);
      await page.getByLabel('Occupation').fill('Chief librarian');
      await page.keyboard.press('Tab');
      await page.getByText('You’re offline.').waitFor();
    },
  },
  { name: 'the end of the session', path: '/will-maker', given: endingSoon('200'), reach: reads('Stay signed in') },
];

const details: State[] = [
  { name: 'a child', path: '/will-maker?section=children', reach: inTurn(pressed(/^More for Rosie/), chosen('Edit')) },
  { name: 'nobody as child', path: '/will-maker?section=children', reach: opened(/^Add Child/, 'Add child') },
  {
    name: 'a contact',
    path: '/will-maker?section=contacts',
    reach: inTurn(pressed(/^More for Thomas/), chosen('Edit')),
  },
  {
    name: 'the calendar',
    path: '/will-maker?section=personalDetails&step=about',
    reach: pressed('Date of birth: choose from a calendar'),
  },
  { name: 'a list to choose from', path: '/will-maker?section=personalDetails', reach: pressed(/^(Title|Ms)/) },
  {
    name: 'addresses found',
    path: '/will-maker?section=homeDetails',
    reach: async (page) => {
      await page.getByLabel('Postcode search').fill('SW1A 2AA');
      await page.keyboard.press('Enter');
      await page.getByText(/^Showing/).waitFor();
    },
  },
  {
    name: 'no addresses found',
    path: '/will-maker?section=homeDetails',
    reach: async (page) => {
      await page.getByLabel('Postcode search').fill('ZZ99 9ZZ');
      await page.keyboard.press('Enter');
      await page.getByText('No addresses found for this postcode.').waitFor();
    },
  },
];

const removalConfirmed = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove / })
    .click();

/** The last ones change what is there. */
const changed: State[] = [
  {
    name: 'a gift removed',
    path: wishes('gifts'),
    reach: inTurn(pressed(/^More for/), chosen('Remove'), reads(/^Removed: /)),
  },
  {
    name: 'what has changed since a copy',
    path: '/will-maker/sign',
    reach: reads('changed since this copy'),
  },
  {
    name: 'a gift that no one is left to take',
    path: '/will-maker?section=contacts',
    reach: async (page) => {
      await button(page, 'More for Anna Reed').click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await removalConfirmed(page);
      await page.getByText('Contact removed successfully').waitFor();
      await page.getByRole('link', { name: 'Overview' }).click();
      await page.getByRole('link', { name: /^Specific Gifts/ }).click();
      await page.getByText('Choose who gets this.').waitFor();
    },
  },
  {
    name: 'what a child would lose',
    path: '/will-maker?section=children',
    reach: inTurn(pressed(/^More for Martha/), chosen('Remove'), reads('This also takes away')),
  },
  {
    name: 'a child removed',
    path: '/will-maker?section=children',
    reach: inTurn(pressed(/^More for Martha/), chosen('Remove'), removalConfirmed, reads('Child removed successfully')),
  },
  {
    name: 'what becomes of a former spouse',
    path: '/will-maker?section=personalDetails&step=about',
    reach: async (page) => {
      await page.getByRole('radio', { name: 'Divorced' }).click({ force: true });
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a husband cleared',
    path: '/will-maker?section=spouseDetails',
    reach: inTurn(pressed(/^Clear Daniel/), removalConfirmed, reads('Removed: Daniel')),
  },
  {
    name: 'answered otherwise on another device',
    path: '/will-maker?section=personalDetails&step=about',
    reach: onTwoDevices('Occupation', { first: 'Archivist', second: 'Chief archivist' }),
  },
];

export const statesForTestator: State[] = [
  ...reading,
  ...details,
  ...statesOfWishes,
  ...statesOfTheWill,
  ...statesOfSigning,
  ...statesOfOwnReview,
  ...statesOfAccount,
  ...statesOfReleases,
  ...statesOfPlanning,
  ...changed,
];

export const beginner = 'begins@example.com';

/** A testator without any answers sees these. */
export const screensOfBeginner = [
  '/account',
  '/will-maker',
  '/will-maker?tab=wishes',
  '/will-maker?tab=will',
  ...['personalDetails', 'homeDetails', 'spouseDetails', 'children', 'contacts'].map(
    (section) => `/will-maker?section=${section}`,
  ),
];

export const statesForBeginner: State[] = [
  {
    name: 'an account that will be deleted',
    path: deletionPath,
    reach: inTurn(
      leaving,
      (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click(),
      reads(/^Your account will be deleted on/),
    ),
  },
];
