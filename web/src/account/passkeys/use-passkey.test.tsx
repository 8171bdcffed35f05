import { minuteMs } from '@plainwill/contracts/shared/durations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { aDeviceWithPasskeys, aPasskeyRequest, sentPasskey } from '../../testing/a-device-with-passkeys.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { signingInMark } from '../sign-in/after-sign-in.tsx';
import AuthPage from '../sign-in/auth-page.tsx';

/** The sign-in page, with a service that lets the passkey in. */
function open(answers: Answers = {}) {
  let isSignedIn = false;
  const begin = vi.fn((_input: unknown) => aPasskeyRequest());
  const finish = vi.fn((_input: unknown) => {
    isSignedIn = true;
  });
  window.history.replaceState(null, '', '/auth');
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/passkey/begin': begin,
    '/auth/passkey/finish': finish,
    ...answers,
  });
  return { user: show(<Route path="/auth" component={AuthPage} />), begin, finish };
}

const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
const isWelcomed = () => waitFor(() => expect(window.location.pathname).toBe('/will-maker'));

it('offers none in a browser that knows none', async () => {
  const { begin } = open();
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(begin).not.toHaveBeenCalled();
});

it('signs in by the button, and sends what is checked of the answer and no more', async () => {
  const questions = aDeviceWithPasskeys();
  const { user, begin, finish } = open();
  await user.click(button());
  await waitFor(() => expect(questions).toHaveLength(1));
  screen.getByText('Waiting for your device…');
  questions[0]?.choose();
  await isWelcomed();
  await screen.findByText('Welcome!');
  expect(begin).toHaveBeenCalledExactlyOnceWith({ purpose: 'signIn' });
  expect(finish).toHaveBeenCalledExactlyOnceWith({ passkey: sentPasskey });
});

it('says in plain words what a passkey is', () => {
  aDeviceWithPasskeys();
  open();
  const hint = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('With your face, finger or screen lock');
});

it('is back as before when the person closes the question', async () => {
  const questions = aDeviceWithPasskeys();
  const { user, finish } = open();
  await user.click(button());
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.fail();
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText(
    /^No passkey was used\. If your device could not check that it is you, unlock it with your fingerprint/,
  );
  expect(finish).not.toHaveBeenCalled();
  expect(signingInMark.isSet()).toBe(false);
});

it.each([
  [
    'UnknownError',
    'Your device could not use a passkey: unlock it with your fingerprint, face or PIN (open the lid of a laptop, or set a PIN for a security key), or use another way to sign in.',
  ],
  ['SecurityError', 'Passkeys do not work at this address. Try again, or use another way to sign in.'],
])('says in its own words what to do about %s', async (name, words) => {
  const questions = aDeviceWithPasskeys();
  const { user } = open();
  await user.click(button());
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.fail(name);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

it('sends nothing of a device that did not check its user, and says how to unlock it', async () => {
  const questions = aDeviceWithPasskeys({ isUserVerified: false });
  const { user, finish } = open();
  await user.click(button());
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.choose();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Your device did not check that it is you: unlock it with your fingerprint, face or PIN/,
  );
  expect(finish).not.toHaveBeenCalled();
});

it('says why a passkey was refused, until something else is tried', async () => {
  const questions = aDeviceWithPasskeys();
  const { user } = open({
    '/auth/passkey/finish': () => {
      throw new Refused('We could not sign you in with this passkey.', {
        code: 'UNAUTHORIZED',
        reason: 'PasskeyFailed',
      });
    },
  });
  await user.click(button());
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.choose();
  await screen.findByText('We could not sign you in with this passkey.');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.queryByText('We could not sign you in with this passkey.')).toBeNull();
});

it('says that nobody was reached when no challenge comes', async () => {
  aDeviceWithPasskeys();
  const { user } = open({
    '/auth/passkey/begin': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain("We can't reach Plainwill right now.");
});

it('signs in with a passkey that was chosen in the address field', async () => {
  const questions = aDeviceWithPasskeys({ hasAutofill: true });
  const { finish } = open();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(questions.map(({ isAutofill }) => isAutofill)).toEqual([true]));
  questions[0]?.choose();
  await isWelcomed();
  expect(finish).toHaveBeenCalledExactlyOnceWith({ passkey: sentPasskey });
});

it('has one question open at a time, and offers in the field again when the button led nowhere', async () => {
  const questions = aDeviceWithPasskeys({ hasAutofill: true });
  const { user } = open();
  await waitFor(() => expect(questions).toHaveLength(1));
  await user.click(button());
  await waitFor(() => expect(questions.map(({ isAutofill }) => isAutofill)).toEqual([false]));
  questions[0]?.fail();
  await waitFor(() => expect(questions.map(({ isAutofill }) => isAutofill)).toEqual([true]));
});

it('calls the offer off where the page is left, or shows another form', async () => {
  const questions = aDeviceWithPasskeys({ hasAutofill: true });
  const { user } = open();
  await waitFor(() => expect(questions).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
  await waitFor(() => expect(questions).toHaveLength(0));
  await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  window.history.pushState(null, '', '/elsewhere');
  await waitFor(() => expect(questions).toHaveLength(0));
});

it('is silent when there is nothing to offer in the field', async () => {
  const questions = aDeviceWithPasskeys({ hasAutofill: true });
  const begin = vi.fn(() => {
    throw new Refused('Too many', { code: 'TOO_MANY_REQUESTS' });
  });
  open({ '/auth/passkey/begin': begin });
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  expect(questions).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers with a new challenge before the one before is over', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const questions = aDeviceWithPasskeys({ hasAutofill: true });
  const { begin } = open();
  await waitFor(() => expect(questions).toHaveLength(1));
  const [first] = questions;
  const [again] = timers.mock.calls.find(([, ms]) => ms === 4 * minuteMs) ?? [];
  again?.();
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(questions).not.toContain(first);
});
