import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { show } from '../../testing/show.tsx';
import { newBrowserSecret, storedBrowserSecret } from './browser-secret.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';

const address = 'harriet@example.com';

function openLink(fragment: string, confirm: (input: unknown) => unknown = () => undefined) {
  window.history.replaceState(null, '', `/auth/confirm${fragment}`);
  let isSignedIn = false;
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/confirm-email': (input) => {
      confirm(input);
      isSignedIn = true;
    },
  });
  return show(<ConfirmEmailPage />);
}

const press = () => screen.getByRole('button', { name: 'Confirm my email address' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Before the set-up of all tests clears the storage.
afterEach(() => void vi.restoreAllMocks());

it('takes the token out of the address, uses it only when asked to, and signs the person in', async () => {
  const browserSecret = newBrowserSecret();
  const confirm = vi.fn((_input: unknown) => undefined);
  const user = openLink('#token=abc', confirm);
  expect(window.location.href).not.toContain('abc');
  expect(confirm).not.toHaveBeenCalled();
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  await screen.findByText('Successfully signed in to Plainwill.');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc', browserSecret });
  expect(storedBrowserSecret()).toBeUndefined();
});

it('asks for the address and the password where the browser is not the one of the sign-up', async () => {
  const confirm = vi.fn((input: unknown) => {
    const { email, password } = input as { email?: string; password?: string };
    if (!password) throw new Refused('Choose', { code: 'PRECONDITION_FAILED', reason: 'PasswordNeeded' });
    if (email !== address) throw new Refused('Sent to another.', { code: 'FORBIDDEN', reason: 'LinkOfAnother' });
    if (password === 'Password-12') throw new Refused('Many use this.', { reason: 'PasswordTooCommon' });
  });
  const user = openLink('#token=abc', confirm);
  await user.click(press());
  const field = await screen.findByLabelText('Password');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, 'Password-12');
  await user.click(press());
  await screen.findByRole('button', { name: 'Enter your email address' });
  await user.type(screen.getByLabelText('Email'), 'someone@example.com');
  await user.click(press());
  await screen.findByRole('button', { name: 'Sent to another.' });
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), address);
  await user.click(press());
  await screen.findByRole('button', { name: 'Many use this.' });
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(confirm).toHaveBeenLastCalledWith({ token: 'abc', email: address, password: 'Quarry-street-7' });
});

it('says what to do about a link that has expired', async () => {
  const user = openLink('#token=old', () => {
    throw new Refused('This link has expired.', { code: 'NOT_FOUND', reason: 'LinkExpired' });
  });
  await user.click(press());
  await screen.findByText('This link has expired.');
  expect(screen.queryByRole('button', { name: 'Confirm my email address' })).toBeNull();
});

it('says what to do about half a link', () => {
  openLink('');
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
});

it('signs in, and up, in a browser that forbids its storage', async () => {
  forbidStorage();
  newBrowserSecret();
  const confirm = vi.fn((_input: unknown) => undefined);
  const user = openLink('#token=abc', confirm);
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
});
