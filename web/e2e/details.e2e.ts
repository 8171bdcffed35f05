import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, haveSession, password, typeCredentials } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const details = {
  title: 'ms',
  firstName: 'Harriet',
  middleNames: 'Joan',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  gender: 'female',
  maritalStatus: 'married',
  email: 'harriet@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '07700 900123',
  occupation: 'Librarian',
} as const;

const allSaved = (page: Page) => page.getByText(/^All changes saved at \d\d:\d\d$/).waitFor();

const apiFor = async ({ context }: Visitor) => (await apiIn(site.url, context)).willData;

/** Somebody signed in. */
async function aTestator(email: string, size: 'phone' | 'desktop' = 'desktop') {
  const visitor = await aVisitor(browser, size);
  await haveSession(visitor.context, site, email);
  return visitor;
}

/** At a section, or at a step of it as `section&step=…`. */
async function at(page: Page, section: string) {
  await page.goto(`${site.url}/will-maker?section=${section}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
const about = 'personalDetails&step=about';

describe('two windows', () => {
  let here: Visitor;
  let there: Visitor;
  const email = anEmail('twice');

  beforeAll(async () => {
    await aConfirmedAccount(site, email);
    here = await aTestator(email);
    await (await apiFor(here)).personalDetails.save.mutate({ basedOn: 0, changes: details });
    there = await aTestator(email, 'phone');
    await at(here.page, about);
    await at(there.page, about);
    await Promise.all([here, there].map(({ page }) => page.getByLabel('Occupation').waitFor()));
  });
  afterAll(() => Promise.all([here, there].map((visitor) => visitor?.context.close())));

  it('that change different answers keep both', async () => {
    await here.page.getByLabel('Occupation').fill('Head librarian');
    await there.page.getByText('Other', { exact: true }).click();
    await Promise.all([allSaved(here.page), allSaved(there.page)]);
    const { personalDetails } = await (await apiFor(here)).testatorRecord.get.query();
    expect(personalDetails).toMatchObject({ occupation: 'Head librarian', gender: 'other', version: 3 });
  });

  it('that change the same answer show both, and the person chooses', async () => {
    const willData = await apiFor(here);
    const storedEmployer = async () => (await willData.testatorRecord.get.query()).personalDetails?.employer;
    await here.page.getByLabel('Employer').fill('Durham Library');
    await expect.poll(storedEmployer).toBe('Durham Library');
    await there.page.getByLabel('Employer').fill('Durham University');
    const choice = there.page.getByRole('group', { name: 'Employer' });
    await choice.getByText('Durham Library', { exact: true }).waitFor();
    await choice.getByText('Durham University', { exact: true }).waitFor();
    await there.page.getByText('Not saved yet: choose between two answers').waitFor();
    await look(there.page, 'details-phone-two-answers');
    await choice.getByRole('button', { name: /^Use this.*Durham University as employer/ }).click();
    await allSaved(there.page);
    await choice.waitFor({ state: 'hidden' });
    expect(await storedEmployer()).toBe('Durham University');
  });
});

describe('what is typed', () => {
  let visitor: Visitor;
  const email = anEmail('kept');

  beforeAll(async () => {
    await aConfirmedAccount(site, email);
    visitor = await aTestator(email);
    await (await apiFor(visitor)).personalDetails.save.mutate({ basedOn: 0, changes: details });
    await at(visitor.page, about);
  });
  afterAll(() => visitor?.context.close());

  it('is kept on the device while the network is cut, and sent when it returns', async () => {
    const { page, context } = visitor;
    await page.getByLabel('Occupation').waitFor();
    await context.setOffline(true);
    await page.getByLabel('Occupation').fill('Head librarian');
    await page.getByText('You’re offline. Your changes are kept on this device.').waitFor();
    await page.getByText('Failed to save personal details').waitFor();
    await look(page, 'details-offline');
    await context.setOffline(false);
    await allSaved(page);
    const { personalDetails } = await (await apiFor(visitor)).testatorRecord.get.query();
    expect(personalDetails?.occupation).toBe('Head librarian');
  });

  it('outlives the page that could not send it', async () => {
    const { page, context } = visitor;
    await at(page, 'personalDetails');
    await page.getByLabel('Known as').waitFor();
    await context.setOffline(true);
    await page.getByLabel('Known as').fill('Hattie');
    await page.getByText('You’re offline. Your changes are kept on this device.').waitFor();
    const isStored = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.knownAs')));
    await expect.poll(isStored).toBe(true);
    await page.goto('about:blank');
    await context.setOffline(false);
    await at(page, 'homeDetails');
    const willData = await apiFor(visitor);
    const storedName = async () => (await willData.testatorRecord.get.query()).personalDetails?.knownAs;
    // Not the page's line about what is saved: it may have been sent before the page stands.
    await expect.poll(storedName).toBe('Hattie');
  });

  it('is still there after a sign-in that had ended meanwhile', async () => {
    const { page, context } = visitor;
    await at(page, 'personalDetails');
    await page.getByLabel('Middle names').waitFor();
    // With the draft all has been asked that the page asks by itself: what is typed is the first to meet the end.
    await page
      .getByLabel('Your will, as you answer')
      .getByText(/Harriet/i)
      .first()
      .waitFor();
    await context.clearCookies();
    await page.getByLabel('Middle names').fill('Joan Mary');
    await page.waitForURL('**/auth?ended');
    await typeCredentials(page, email, password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/will-maker**');
    const willData = await apiFor(visitor);
    const storedNames = async () => (await willData.testatorRecord.get.query()).personalDetails?.middleNames;
    await expect.poll(storedNames).toBe('Joan Mary');
  });
});

describe('with the keyboard alone', () => {
  let visitor: Visitor;
  const email = anEmail('keys');

  beforeAll(async () => {
    await aConfirmedAccount(site, email);
    visitor = await aTestator(email);
  });
  afterAll(() => visitor?.context.close());

  const tab = () => visitor.page.keyboard.press('Tab');
  const press = (key: string) => visitor.page.keyboard.press(key);
  const type = (text: string) => visitor.page.keyboard.type(text);

  const goOn = async (to: string) => {
    await visitor.page.getByRole('button', { name: 'Save and continue' }).focus();
    await press('Enter');
    await visitor.page.getByRole('heading', { level: 1, name: to }).waitFor();
  };

  it('a person gives all their details', async () => {
    const { page } = visitor;
    await at(page, 'personalDetails');
    await look(page, 'details-empty');
    await page.getByRole('button', { name: 'Choose Title' }).focus();
    await press('ArrowDown');
    await page.getByRole('option', { name: 'Mr', exact: true }).waitFor();
    await type('Ms');
    await press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    for (const answer of ['Harriet', 'Joan', 'Bell', 'Hattie']) {
      await tab();
      await type(answer);
    }
    await look(page, 'details-name');
    await goOn('A little about you');
    await page.getByLabel('Date of birth', { exact: true }).focus();
    await type('14 may 79');
    // Over the button of the calendar.
    await tab();
    await tab();
    await press('Space');
    await press('ArrowRight');
    await tab();
    await press('Space');
    await press('ArrowRight');
    // Over the question whether she is separated.
    await tab();
    for (const answer of ['Librarian', 'Durham Library']) {
      await tab();
      await type(answer);
    }
    await look(page, 'details-about');
    await goOn('How can we reach you?');
    await page.getByLabel('Mobile number').focus();
    await type('07700 900123');
    await allSaved(page);
    await look(page, 'details-reach');
    const { personalDetails } = await (await apiFor(visitor)).testatorRecord.get.query();
    expect(personalDetails).toMatchObject({
      ...details,
      email,
      knownAs: 'Hattie',
      employer: 'Durham Library',
      mobileNumber: '7700900123',
    });
  });

  it('a person gives their home, and their husband', async () => {
    const { page } = visitor;
    await page
      .getByRole('navigation', { name: 'Your Details' })
      .getByRole('link', { name: /Home Details/ })
      .focus();
    await press('Enter');
    await page.getByLabel('Postcode search').waitFor();
    await page.getByRole('button', { name: 'Enter the address yourself' }).focus();
    await press('Enter');
    await page.getByLabel('Address line 1').focus();
    await type('7 Quarry Street');
    await tab();
    await tab();
    await type('Durham');
    await tab();
    await tab();
    await type('DH1 3XX');
    await look(page, 'details-address');
    await goOn('Who owns your home?');
    await page.getByRole('radio', { name: 'I own it outright' }).focus();
    await press('Space');
    await tab();
    await press('Space');
    await press('ArrowRight');
    await page.getByText(/^You own the whole home together/).waitFor();
    // The other owner is the husband, who is named here and not asked for again.
    await page.getByRole('button', { name: /Who do you own it with/ }).focus();
    await press('Enter');
    await page.getByRole('option', { name: 'Your spouse or partner' }).waitFor();
    await press('ArrowDown');
    await press('Enter');
    await page.getByLabel('Full name').focus();
    await type('Daniel Bell');
    await tab();
    await press('Space');
    await press('ArrowRight');
    await tab();
    await press('Space');
    await page.getByRole('button', { name: 'Daniel Bell Who do you own it with?' }).waitFor();
    await page.getByText('Home details saved successfully').waitFor();
    await allSaved(page);
    await look(page, 'details-home');
    await goOn('Anything abroad, or a business?');
    await look(page, 'details-ties');

    await goOn('Who is your spouse or partner?');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Daniel Bell');
    await look(page, 'details-spouse');
    await page.getByRole('link', { name: 'Overview' }).focus();
    await press('Enter');
    await page.getByRole('link', { name: /^You\b.*Your Details.*done/ }).waitFor();
    await look(page, 'details-overview');
    const { spouseDetails, homeDetails } = await (await apiFor(visitor)).testatorRecord.get.query();
    expect(spouseDetails).toMatchObject({ fullName: 'Daniel Bell', relationship: 'husband', gender: 'male' });
    expect(homeDetails).toMatchObject({ address: '7 Quarry Street, Durham, DH1 3XX', tenancyType: 'joint-tenants' });
  });

  it('a birthday is chosen from the calendar', async () => {
    const { page } = visitor;
    await at(page, about);
    await page.getByRole('button', { name: 'Date of birth: choose from a calendar' }).focus();
    await press('Enter');
    await page.getByRole('grid').waitFor();
    await look(page, 'details-calendar');
    await press('Shift+PageUp');
    await press('PageDown');
    await press('Enter');
    await page.getByRole('grid').waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Date of birth', { exact: true }).inputValue()).toBe('14/06/1978');
    await allSaved(page);
    expect(visitor.complaints).toEqual([]);
  });

  it('a husband is cleared, and brought back', async () => {
    const { page } = visitor;
    await at(page, 'spouseDetails');
    await page.getByRole('button', { name: 'Clear Daniel Bell’s details' }).focus();
    await press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Remove Daniel Bell?' });
    await dialog.getByRole('button', { name: 'Remove Daniel Bell' }).focus();
    await press('Enter');
    await page.getByText('Removed: Daniel Bell').waitFor();
    await page.getByRole('link', { name: /^Spouse\/Partner Details Not yet started/ }).waitFor();
    await look(page, 'details-cleared');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press('Enter');
    await page.getByRole('link', { name: /^Spouse\/Partner Details Completed/ }).waitFor();
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Daniel Bell');
  });
});
