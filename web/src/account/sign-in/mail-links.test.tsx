import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import ForgottenPage from './forgotten-page.tsx';
import NewEmailPage from './new-email-page.tsx';
import ResetPage from './reset-page.tsx';
import StopRemindersPage from './stop-reminders-page.tsx';
import UndoEmailPage from './undo-email-page.tsx';

function open(Page: ComponentType, fragment: string, answers: Answers = {}) {
  window.history.replaceState(null, '', `/${fragment}`);
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  return show(<Page />);
}

const expired = () => {
  throw new Refused('This link has expired.', { code: 'NOT_FOUND', reason: 'LinkExpired' });
};

describe('a forgotten password', () => {
  it('answers the same to everybody', async () => {
    const request = vi.fn();
    const user = open(ForgottenPage, '', { 'identity.passwords.requestReset': request });
    await user.type(screen.getByLabelText('Email'), 'harriet@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText('If that address has an account, a link to choose a new password is on its way.');
    expect(request).toHaveBeenCalledExactlyOnceWith({ email: 'harriet@example.com' });
  });

  it('tells who has lost more what still opens the account, and that nothing does where all is lost', async () => {
    const user = open(ForgottenPage, '');
    await user.click(screen.getByText('Lost more than your password?'));
    screen.getByText(/^We cannot tell you from a stranger\. The paper is your will; begin again with a new account\./);
    expect(screen.getByRole('link', { name: 'Begin again with a new account' }).getAttribute('href')).toBe('/auth');
  });

  it('asks for an address', async () => {
    const user = open(ForgottenPage, '');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByRole('alert').textContent).toContain('Enter your email address');
  });
});

describe('choosing a new password', () => {
  const resetLink = (reset: (input: unknown) => unknown, googleEmail: string | null = null) =>
    open(ResetPage, '#token=abc', {
      'identity.passwords.resetDetails': () => ({ googleEmail }),
      'identity.passwords.reset': reset,
    });
  const choose = async (user: ReturnType<typeof show>) => {
    await user.type(await screen.findByLabelText('New password'), 'Quarry-street-7');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
  };

  it('takes the token out of the address, and leads to the sign-in', async () => {
    const reset = vi.fn();
    const user = resetLink(reset);
    expect(window.location.href).not.toContain('abc');
    await choose(user);
    await screen.findByText(/^Sign in with your new password/);
    screen.getByText(/^If you use a second step, it stays/);
    expect(reset).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: 'Quarry-street-7' });
  });

  it('says beside the field that a password is too common', async () => {
    const user = resetLink(() => {
      throw new Refused('Choose another.', { reason: 'PasswordTooCommon' });
    });
    await choose(user);
    await screen.findByRole('button', { name: 'Choose another.' });
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('offers a new link for one that has expired', async () => {
    await choose(resetLink(expired));
    expect((await screen.findByRole('link', { name: 'Send me a new link' })).getAttribute('href')).toBe(
      '/auth/forgotten',
    );
  });

  it('offers one at once where the link is seen to have expired', async () => {
    open(ResetPage, '#token=abc', { 'identity.passwords.resetDetails': expired });
    await screen.findByRole('link', { name: 'Send me a new link' });
  });

  it.each([
    [false, undefined],
    [true, 'harriet@gmail.com'],
  ])('lets go of Google unless the box is ticked: %j', async (isTicked, keepGoogle) => {
    const reset = vi.fn();
    const user = resetLink(reset, 'harriet@gmail.com');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Keep Google .* harriet@gmail.com/ });
    expect(box.checked).toBe(false);
    if (isTicked) await user.click(box);
    await choose(user);
    await screen.findByText(/^Sign in with your new password/);
    expect(reset).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: 'Quarry-street-7', keepGoogle });
  });

  it('says what to do about half a link', () => {
    open(ResetPage, '');
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
  });
});

const newEmail = { newEmail: 'new@example.com', account: 'h…@example.com', isYours: true };
const details = { 'identity.profile.newEmailDetails': () => newEmail };

it.each([
  [
    'who is not signed in to the account that asked',
    () => ({ ...newEmail, isYours: false }),
    /asked to use the address/,
  ],
  ['whose link has expired', expired, 'This link has expired.'],
])('sends to the sign-in %s', async (_who, answer, words) => {
  open(NewEmailPage, '#token=abc', { 'identity.profile.newEmailDetails': answer });
  await screen.findByText(words);
  screen.getAllByRole('link', { name: 'Sign In' });
  expect(screen.queryByRole('button', { name: 'Use this email address' })).toBeNull();
});

describe.each([
  [NewEmailPage, 'identity.profile.confirmNewEmail', 'Use this email address', 'Your email address is changed'],
  [UndoEmailPage, 'identity.profile.undoEmailChange', 'Keep my old email address', 'Your old email address is back'],
])('a change of address', (Page, call, action, done) => {
  it('happens only when the button is pressed', async () => {
    const change = vi.fn();
    const user = open(Page, '#token=abc', { [call]: change, ...details });
    await screen.findByRole('button', { name: action });
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: action }));
    await screen.findByRole('heading', { name: done });
    expect(change).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
  });

  it('says when its link has expired', async () => {
    const user = open(Page, '#token=abc', { [call]: expired, ...details });
    await user.click(await screen.findByRole('button', { name: action }));
    await screen.findByText('This link has expired.');
  });
});

describe('the link that stops reminders', () => {
  it('does so only when the button is pressed', async () => {
    const stop = vi.fn();
    const user = open(StopRemindersPage, '#token=abc', { 'willData.reminders.stop': stop });
    const button = await screen.findByRole('button', { name: 'Stop these emails' });
    expect(stop).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByRole('heading', { name: 'Reminder emails are off' });
    expect(stop).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
  });
});
