import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEmail, signIn, typeCredentials } from './support/account.ts';
import {
  aSignInStage,
  broken,
  cutOff,
  meCall,
  refusalMessage,
  signInCall,
  signUpCall,
  withoutMessage,
} from './support/sign-in-stage.ts';
import type { Site } from './support/site.ts';

const stage = await aSignInStage();
const { customer, open, button, toSignUp, alertReads, noticeReads, hold, chooseAtGoogle } = stage;
let site: Site;
let page: Page;
beforeEach(() => {
  ({ site, page } = stage.current());
});

describe('the notices of the sign-in page', () => {
  it("shows the server's message when the password is wrong", async () => {
    await signIn(page, site, customer, 'Wrong-street-7');
    await alertReads(refusalMessage);
  });

  it("shows the server's message when a sign-up is refused", async () => {
    await open('/auth');
    await toSignUp();
    await typeCredentials(page, anEmail('newcomer'), 'Password123');
    await button('Create Account').click();
    const alert = page.getByRole('main').getByRole('alert');
    await alert
      .getByText('This password is easy to guess: it is one that many people use. Try three or four unrelated words.')
      .waitFor();
  });

  it.each([
    ['sign-in', 'is answered without words', withoutMessage, 'An error occurred during authentication'],
    ['sign-up', 'is answered without words', withoutMessage, 'An error occurred during authentication'],
    ['sign-in', 'is not answered', cutOff, "We can't reach Plainwill right now. Try again in a moment."],
    ['sign-up', 'is not answered', cutOff, "We can't reach Plainwill right now. Try again in a moment."],
  ])('has words of its own when a %s %s', async (what, _how, answer, message) => {
    await page.route(what === 'sign-in' ? signInCall : signUpCall, answer);
    await open('/auth');
    if (what === 'sign-up') await toSignUp();
    await typeCredentials(page, customer);
    await button(what === 'sign-in' ? 'Sign In' : 'Create Account').click();
    await alertReads(message);
  });

  it.each([
    ['is called off', 'Cancel', 'Failed to sign in with Google'],
    [
      'does not know the address as theirs',
      /Wren Ashby/,
      'Google has not confirmed this email address. Confirm it with Google, or sign up with a password.',
    ],
  ])('says that Google failed when it %s', async (_how, choice, message) => {
    await open('/auth');
    await chooseAtGoogle(choice);
    await page.waitForURL('**/auth');
    await alertReads(message);
  });

  it('says that a link was sent to who signs up', async () => {
    await open('/auth');
    await toSignUp();
    await typeCredentials(page, anEmail('fresh'));
    await button('Create Account').click();
    await noticeReads('Check your email', "We've sent you a confirmation link to complete your signup.", 'status');
  });

  it('says nothing of roles that cannot be looked up', async () => {
    await page.route(meCall, broken);
    await Promise.all([page.waitForResponse(meCall), open('/auth')]);
    await button('Sign In').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says nothing of them just after a sign-in either, and goes on as for who has none', async () => {
    await Promise.all([page.waitForResponse(meCall), open('/auth')]);
    await page.route(meCall, broken);
    await typeCredentials(page, customer);
    await button('Sign In').click();
    await page.waitForURL('**/will-maker**');
    await noticeReads('Welcome!', 'Successfully signed in to Plainwill.', 'status');
    await button('Retry').waitFor();
    await page.unroute(meCall);
    await button('Retry').click();
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)$/ }).waitFor();
  });
});

describe('the form of the sign-in page', () => {
  it('forgets the error and what was typed when the mode is switched, either way', async () => {
    await page.route(signInCall, withoutMessage);
    await page.route(signUpCall, withoutMessage);
    await open('/auth');
    const modes = [
      { submit: 'Sign In', other: "Don't have an account? Sign up", next: 'Create Your Account' },
      { submit: 'Create Account', other: 'Already have an account? Sign in', next: 'Welcome Back' },
    ];
    for (const { submit, other, next } of modes) {
      await typeCredentials(page, customer);
      await button(submit).click();
      await alertReads('An error occurred during authentication');
      await button(other).click();
      await page.getByRole('heading', { name: next, exact: true }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.getByLabel('Email').inputValue()).toBe('');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    }
  });

  it.each([
    ['Sign In', signInCall],
    ['Create Account', signUpCall],
  ])('reads "Loading..." instead of "%s" while it is busy', async (submit, call) => {
    await page.route(call, withoutMessage);
    const letGo = await hold(call);
    await open('/auth');
    if (submit === 'Create Account') await toSignUp();
    await typeCredentials(page, customer);
    await button(submit).click();
    await button('Loading...').waitFor();
    expect(await button(submit).count()).toBe(0);
    letGo();
    await button(submit).waitFor();
    expect(await button('Loading...').count()).toBe(0);
  });

  it('shows each of the four rules red or green as the password is typed', async () => {
    await open('/auth');
    await toSignUp();
    await page.getByLabel('Email').fill(anEmail('rules'));
    const rules = page.getByRole('main').getByRole('listitem');
    const looks = () =>
      rules.evaluateAll((items) =>
        items.map((item) => {
          const brush = document.createElement('canvas').getContext('2d');
          if (!brush) throw new Error('No canvas');
          brush.fillStyle = getComputedStyle(item).color;
          brush.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0] = brush.getImageData(0, 0, 1, 1).data;
          return [item.textContent, red > green ? 'red' : 'green'];
        }),
      );
    const message = ['At least 8 characters', 'One uppercase letter', 'One lowercase letter', 'One number'];
    const expected = (met: boolean[]) =>
      message.map((rule, i) => [`${rule}: ${met[i] ? 'met' : 'not met'}`, met[i] ? 'green' : 'red']);
    const steps: [typed: string, met: boolean[]][] = [
      ['', [false, false, false, false]],
      ['q', [false, false, true, false]],
      ['qU', [false, true, true, false]],
      ['qU7', [false, true, true, true]],
      ['qU7street', [true, true, true, true]],
      ['QU7STREET', [true, true, false, true]],
    ];
    for (const [typed, met] of steps) {
      await page.getByLabel('Password', { exact: true }).fill(typed);
      expect(await looks()).toEqual(expected(met));
      const isBlocked = (await button('Create Account').getAttribute('aria-disabled')) === 'true';
      expect(isBlocked).toBe(met.includes(false));
    }
  });
});
