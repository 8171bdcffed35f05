import type { Page } from 'playwright-core';
import {
  answeringCalls,
  failing,
  goesOffline,
  refusingTheLink,
  slowAltogether,
  waitingForSecondStep,
  without,
} from './network.ts';
import { statesOfComplaint } from './of-complaints.ts';
import { button, inTurn, pressed, reads, type State } from './state.ts';

const chosen = (answer: string) => (page: Page) => page.getByText(answer, { exact: true }).first().click();
const calculated = async (page: Page) => {
  await page.getByLabel('Total estate value').fill('750k');
  for (const name of ['Next', 'Next', 'Calculate']) await button(page, name).click();
  await page.getByRole('heading', { level: 1, name: 'Your estimate' }).waitFor();
};
const answered = async (page: Page) => {
  for (const answer of ['Me', 'No', 'No', 'Yes', 'No']) {
    await chosen(answer)(page);
    await button(page, /^(Next|Complete)$/).click();
  }
};

export const statesForAnyone: State[] = [
  { name: 'the menu', path: '/', reach: (page) => page.locator('summary', { hasText: 'Menu' }).click() },
  { name: 'a term explained', path: '/no-will', reach: (page) => page.locator('[popovertarget]').first().click() },
  { name: 'no such term', path: '/jargon-buster', reach: (page) => page.getByRole('searchbox').fill('zzzz') },
  { name: 'a page that is not there', path: '/nowhere', reach: reads('404') },
  {
    name: 'a page whose script does not come',
    path: '/questionnaire',
    given: without('questionnaire-page'),
    reach: reads('This page couldn’t be loaded'),
  },

  { name: 'sign-in with nothing typed', path: '/auth', reach: pressed('Sign In') },
  { name: 'signed out meanwhile', path: '/auth?ended=unsaved', reach: reads('You have been signed out.') },
  {
    name: 'sign-in without a network',
    path: '/auth',
    reach: async (page) => {
      await page.getByLabel('Email').fill('harriet.bell@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Quarry-Street-7');
      await goesOffline(page);
      await button(page, 'Sign In').click();
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'a new account with half a password',
    path: '/auth',
    reach: async (page) => {
      await button(page, /Sign up$/).click();
      await page.getByLabel('Password', { exact: true }).fill('Half');
    },
  },
  { name: 'an old link', path: '/auth/confirm#token=old', reach: pressed('Confirm my email address') },
  {
    name: 'a link opened in another browser than that of the sign-up',
    path: '/auth/confirm#token=old',
    given: refusingTheLink('PasswordNeeded'),
    reach: inTurn(pressed('Confirm my email address'), reads('You signed up in another browser')),
  },
  {
    name: 'a new address that another account asked for',
    path: '/auth/new-email#token=old',
    given: answeringCalls({
      'identity.profile.newEmailDetails': { newEmail: 'new@example.com', account: 'h…@example.com', isYours: false },
    }),
    reach: reads('Sign in first'),
  },
  {
    name: 'a new address of one’s own',
    path: '/auth/new-email#token=old',
    given: answeringCalls({
      'identity.profile.newEmailDetails': { newEmail: 'new@example.com', account: 'h…@example.com', isYours: true },
    }),
    reach: reads('will have the address'),
  },
  {
    name: 'half a password, and Google to keep or not',
    path: '/auth/reset#token=old',
    given: answeringCalls({ 'identity.passwords.resetDetails': { googleEmail: 'harriet.bell@gmail.com' } }),
    reach: (page) => page.getByLabel('New password', { exact: true }).fill('Half'),
  },
  {
    name: 'a second step to give',
    path: '/auth/second',
    given: waitingForSecondStep,
    reach: reads('6-digit code'),
  },
  {
    name: 'a second step that is lost',
    path: '/auth/second',
    given: waitingForSecondStep,
    reach: inTurn(pressed('I have lost all of these'), reads('If you have lost all of these')),
  },
  {
    name: 'more lost than the password',
    path: '/auth/forgotten',
    reach: (page) => page.locator('summary', { hasText: 'Lost more than your password?' }).click(),
  },
  {
    name: 'second steps that are lost',
    path: '/auth/recover#token=old',
    reach: reads('Remove my second steps in 7 days'),
  },
  {
    name: 'the day on which second steps go',
    path: '/auth/recover#token=old',
    given: answeringCalls({ 'identity.recovery.confirm': { recoveryAt: '2026-12-03T10:00:00.000Z' } }),
    reach: inTurn(pressed('Remove my second steps in 7 days'), reads('3 December 2026')),
  },
  { name: 'an account to be secured', path: '/auth/secure#token=old', reach: reads('everyone is signed out') },
  { name: 'an old link to secure an account', path: '/auth/secure#token=old', reach: pressed('Secure my account') },
  {
    name: 'an old invitation to plan together',
    path: '/auth/partner#token=old',
    reach: reads('This invitation has expired, was cancelled or has been used already.'),
  },
  {
    name: 'an old invitation of someone who is trusted',
    path: '/auth/trusted#token=old',
    reach: reads('This invitation has expired, was cancelled or has been used already.'),
  },
  { name: 'staff sign-in not yet open', path: '/admin/login', given: slowAltogether, reach: reads(/^Checking/) },

  { name: 'a question answered', path: '/questionnaire', reach: chosen('Me and my Partner') },
  {
    name: 'a questionnaire that was not sent',
    path: '/questionnaire',
    given: failing('notifications.questionnaire.submit'),
    reach: inTurn(answered, reads('Failed to submit questionnaire. Please try again.')),
  },
  {
    name: 'what was sent',
    path: '/questionnaire',
    reach: async (page) => {
      await answered(page);
      await page.waitForURL('**/auth');
      await page.goto(new URL('/summary', page.url()).href);
      await page.getByText('Congratulations!').waitFor();
    },
  },

  { name: 'the calculator with nothing typed', path: '/inheritance-tax-calculator', reach: pressed('Next') },
  { name: 'the tax worked out', path: '/inheritance-tax-calculator', reach: calculated },
  {
    name: 'nobody to get in touch with',
    path: '/inheritance-tax-calculator',
    reach: inTurn(calculated, pressed('Get in touch')),
  },
  ...statesOfComplaint,
];
