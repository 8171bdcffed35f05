import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { keptBrowserSecret, newBrowserSecret } from './browser-secret.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';

function openLink(fragment: string, confirm: (input: unknown) => unknown = () => undefined) {
  window.history.replaceState(null, '', `/auth/confirm${fragment}`);
  answerCalls({ 'identity.accounts.me': () => null, 'identity.accounts.confirmEmail': confirm });
  return show(<ConfirmEmailPage />);
}

beforeEach(() => localStorage.clear());

it('takes the token out of the address, and uses it only when asked to', async () => {
  const browserSecret = newBrowserSecret();
  const confirm = vi.fn((_input: unknown) => undefined);
  const user = openLink('#token=abc', confirm);
  expect(window.location.href).not.toContain('abc');
  expect(confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  await screen.findByText('Your email address is confirmed. You can sign in now.');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc', browserSecret });
  expect(keptBrowserSecret()).toBeUndefined();
});

it('asks for the password where the browser is not the one of the sign-up', async () => {
  const confirm = vi.fn((input: unknown) => {
    const { password } = input as { password?: string };
    if (!password) throw new Refused('Choose', { code: 'PRECONDITION_FAILED', reason: 'PasswordNeeded' });
    if (password === 'Password-12') throw new Refused('Many use this.', { reason: 'PasswordTooCommon' });
  });
  const user = openLink('#token=abc', confirm);
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  const field = await screen.findByLabelText('Password');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, 'Password-12');
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  await screen.findByRole('button', { name: 'Many use this.' });
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  await screen.findByText('Your email address is confirmed. You can sign in now.');
  expect(confirm).toHaveBeenLastCalledWith({ token: 'abc', password: 'Quarry-street-7' });
});

it('says what to do about a link that has expired', async () => {
  const user = openLink('#token=old', () => {
    throw new Refused('This link has expired.', { code: 'NOT_FOUND', reason: 'LinkExpired' });
  });
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  await screen.findByText('This link has expired.');
  expect(screen.queryByRole('button', { name: 'Confirm my email address' })).toBeNull();
});

it('says what to do about half a link', () => {
  openLink('');
  expect(screen.getByRole('alert').textContent).toContain('This link is not complete.');
});
