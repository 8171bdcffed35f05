// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import ConfirmEmailPage from './confirm-email-page.tsx';

function openLink(fragment: string, confirm: (input: unknown) => unknown = () => undefined) {
  window.history.replaceState(null, '', `/auth/confirm${fragment}`);
  answerCalls({ 'identity.accounts.me': () => null, 'identity.accounts.confirmEmail': confirm });
  return show(<ConfirmEmailPage />);
}

it('takes the token out of the address, and uses it only when asked to', async () => {
  const confirm = vi.fn((_input: unknown) => undefined);
  const user = openLink('#token=abc', confirm);
  expect(window.location.href).not.toContain('abc');
  expect(confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  await screen.findByText('Your email address is confirmed. You can sign in now.');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
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
