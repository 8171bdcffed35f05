import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { knowPasskeys } from '../../testing/passkey-stand-in.ts';
import { show } from '../../testing/show.tsx';
import SecondStepPage from './second-step-page.tsx';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication,
  browserSupportsWebAuthnAutofill: async () => false,
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

beforeEach(() => {
  sessionStorage.clear();
  startAuthentication.mockReset();
});

const refused = (reason: string, message: string) => () => {
  throw new Refused(message, { code: 'UNAUTHORIZED', reason });
};

function open(ways: string[], answers: Answers = {}, address = '/auth/second') {
  window.history.replaceState(null, '', address);
  let isSignedIn = false;
  const sent = vi.fn((_input: unknown) => {
    isSignedIn = true;
  });
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/second/ways': () => ({ ways }),
    '/auth/second': sent,
    '/auth/passkey/begin': () => ({ challenge: 'c' }),
    ...answers,
  });
  return { user: show(<Route path="/auth/second" component={SecondStepPage} />), sent };
}

const code = () => screen.findByLabelText('Code from your authenticator app');

it('takes a code, and leads on as any sign-in does', async () => {
  const { user, sent } = open(['code', 'recoveryCode']);
  await user.type(await code(), '123 456');
  expect((await code()).getAttribute('autocomplete')).toBe('one-time-code');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ proof: { code: '123 456' } });
});

it('says beside the field that a code is wrong, and what is missing', async () => {
  const { user } = open(['code'], { '/auth/second': refused('SecondStepFailed', 'This did not work.') });
  await code();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Enter the code that your app shows' });
  await user.type(await code(), '000000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'This did not work.' });
  expect((await code()).getAttribute('aria-invalid')).toBe('true');
});

it('takes a recovery code in the place of the app’s', async () => {
  const { user, sent } = open(['code', 'recoveryCode']);
  await code();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), 'abcd');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ proof: { recoveryCode: 'abcd' } }));
});

it('asks for a passkey by a press, and sends of it what is read', async () => {
  knowPasskeys();
  startAuthentication.mockResolvedValue({
    id: 'a-credential',
    rawId: 'a-credential',
    type: 'public-key',
    response: { clientDataJSON: 'cd', authenticatorData: 'ad', signature: 'si', userHandle: 'uh' },
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  });
  const { user, sent } = open(['passkey', 'recoveryCode']);
  await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    proof: {
      passkey: { id: 'a-credential', clientDataJSON: 'cd', authenticatorData: 'ad', signature: 'si', userHandle: 'uh' },
    },
  });
});

it('says nothing when the person closes the window of the browser', async () => {
  knowPasskeys();
  startAuthentication.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const { user, sent } = open(['passkey']);
  await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  await waitFor(() => expect(startAuthentication).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('offers no passkey in a browser that knows none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  open(['passkey']);
  await screen.findByText(/This browser can’t use your passkey/);
  expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
});

it('leads back to the sign-in where none waits', async () => {
  open([], {}, '/auth/second?for=admin');
  await screen.findByText(/This took too long/);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/admin/login');
});

it.each([
  ['reauthenticate', '/account'],
  ['reauthenticateAdmin', '/admin/roles'],
  ['admin', '/admin/login'],
])('leads back to where the way to Google began (%s)', async (purpose, path) => {
  const { user } = open(['code'], {}, `/auth/second?for=${purpose}`);
  await user.type(await code(), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
});

it('explains the slow way back, and sends the link that begins it', async () => {
  const recovery = vi.fn();
  const { user } = open(['code'], { '/auth/recovery': recovery });
  await user.click(await screen.findByText('I have lost all of these'));
  screen.getByText(/this takes 7 days/);
  await user.click(screen.getByRole('button', { name: 'Send me a link to begin' }));
  await screen.findByText('Check your email');
  expect(recovery).toHaveBeenCalledOnce();
});
