import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type SubmittedQuestionnaire,
  submittedQuestionnaireDraft,
} from '../../public/questionnaire/submitted-questionnaire.ts';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { show } from '../../testing/show.tsx';
import { newBrowserSecret, storedBrowserSecret } from './browser-secret.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';

const address = 'harriet@example.com';

let submission: SubmittedQuestionnaire | null = null;

function openLink(fragment: string, confirm: (input: unknown) => unknown = () => undefined) {
  window.history.replaceState(null, '', `/auth/confirm${fragment}`);
  let isSignedIn = false;
  answerCalls({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/confirm-email': (input) => {
      confirm(input);
      isSignedIn = true;
      return { submission };
    },
  });
  return show(<ConfirmEmailPage />);
}

const press = () => screen.getByRole('button', { name: 'Confirm my email address' });

beforeEach(() => {
  submission = null;
  submittedQuestionnaireDraft.reset();
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

const answersOf = (business: 'Yes' | 'No'): SubmittedQuestionnaire => ({
  submissionId: 'b0a5c1de-0000-4000-8000-000000000009',
  answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business },
});

it('finds the answers of the sign-up on another device, whoever answered there before', async () => {
  submission = answersOf('Yes');
  submittedQuestionnaireDraft.set(answersOf('No'));
  const user = openLink('#token=abc', (input) => {
    if (!(input as { password?: string }).password)
      throw new Refused('Choose', { code: 'PRECONDITION_FAILED', reason: 'PasswordNeeded' });
  });
  await user.click(press());
  await user.type(await screen.findByLabelText('Email'), address);
  await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(submittedQuestionnaireDraft.read()).toEqual(submission);
});

it('leaves newer answers of the browser that signed up as they are', async () => {
  submission = answersOf('Yes');
  submittedQuestionnaireDraft.set(answersOf('No'));
  const user = openLink('#token=abc');
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(submittedQuestionnaireDraft.read()).toEqual(answersOf('No'));
});

it('says what to do about a link that has expired', async () => {
  const user = openLink('#token=old', () => {
    throw new Refused('This link has expired.', { code: 'NOT_FOUND', reason: 'LinkExpired' });
  });
  await user.click(press());
  await screen.findByText('This link has expired.');
  expect(screen.queryByRole('button', { name: 'Confirm my email address' })).toBeNull();
});

const code = 'c'.repeat(43);

it.each([
  ['the code', code],
  ['the whole link, on two lines', `https://plainwill.example/auth/confirm\n#token=${code}`],
  ['a link with %23', `https://plainwill.example/auth/confirm%23token=${code} `],
])('goes on with %s where a mail system has cut the link off', async (_what, typed) => {
  const confirm = vi.fn((_input: unknown) => undefined);
  const user = openLink('', confirm);
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: /^Copy the whole code from the message/ });
  await user.click(screen.getByLabelText('Code from the message'));
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(press());
  await waitFor(() => expect(window.location.pathname).toBe('/will-maker'));
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: code });
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
