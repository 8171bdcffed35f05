import { recoveryReasons } from '@plainwill/contracts/identity/recovery';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Routes } from '../../app/routes/routes.tsx';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';

function open(address: string, answers: Answers = {}) {
  window.history.replaceState(null, '', address);
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  return show(<Routes />);
}

const refusing = (reason: string, message: string) => () => {
  throw new Refused(message, { reason });
};

const actions = [
  ['/auth/recover', 'identity.recovery.confirm', 'Remove my second steps in 7 days'],
  ['/auth/secure', 'identity.recovery.secureAccount', 'Secure my account'],
] as const;

describe.each(actions)('the page %s', (path, call, action) => {
  it('does nothing by being opened, and takes the token out of the address', async () => {
    const act = vi.fn();
    open(`${path}#token=abc`, { [call]: act });
    await screen.findByRole('button', { name: action });
    await waitFor(() => expect(window.location.href).not.toContain('abc'));
    expect(act).not.toHaveBeenCalled();
  });

  it('says what to do about half a link', async () => {
    open(path);
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete');
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  });

  it('offers the button again while nobody answers', async () => {
    let isAnswering = false;
    const user = open(`${path}#token=abc`, {
      [call]: () => {
        if (!isAnswering) throw new TypeError('Failed to fetch');
        return { recoveryAt: '2026-12-03T10:00:00.000Z' };
      },
    });
    await user.click(await screen.findByRole('button', { name: action }));
    await screen.findByRole('alert');
    isAnswering = true;
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('button', { name: action })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('lost second steps', () => {
  const link = '/auth/recover#token=abc';
  const press = async (user: ReturnType<typeof show>) =>
    user.click(await screen.findByRole('button', { name: 'Remove my second steps in 7 days' }));

  it('says what will happen, and how to stop it', async () => {
    open(link);
    await screen.findByText(/^When you press the button, the 7 days begin\. We email you today and on days 1, 3 and 6/);
    screen.getByText(/^You can stop it at any time: .*“Your account”, from any of these emails, or by signing in/);
    screen.getByText(/^After 7 days we remove all your second steps and sign you out everywhere/);
    screen.getByText(/^For 72 hours after that, your email address can’t be changed/);
  });

  it('names the day', async () => {
    const confirm = vi.fn(() => ({ recoveryAt: '2026-12-03T10:00:00.000Z' }));
    await press(open(link, { 'identity.recovery.confirm': confirm }));
    await screen.findByRole('heading', { level: 1, name: 'Your second steps will be removed' });
    screen.getByText('3 December 2026');
    screen.getByText(/^If you find your phone or a recovery code before that day, sign in with it/);
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
  });

  it('leads to the sign-in from a link that has expired', async () => {
    await press(open(link, { 'identity.recovery.confirm': refusing('LinkExpired', 'This link has expired.') }));
    await screen.findByText('This link has expired.');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Sign In' }).at(-1)?.getAttribute('href')).toBe('/auth');
  });

  it('says whom to call after too many', async () => {
    const { message } = recoveryReasons.TooManyRecoveries;
    await press(open(link, { 'identity.recovery.confirm': refusing('TooManyRecoveries', message) }));
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByRole('main').querySelector('a[href^="tel:"]')).toBeTruthy();
  });
});

describe('an account to be secured', () => {
  const link = '/auth/secure#token=abc';
  const press = async (user: ReturnType<typeof show>) =>
    user.click(await screen.findByRole('button', { name: 'Secure my account' }));

  it('says what will happen', async () => {
    open(link);
    await screen.findByText(/^everyone is signed out on every device, including you/);
    screen.getByText(/second steps, that is stopped$/);
    screen.getByText('we email you a link to choose a new password');
  });

  it('says what is left to do', async () => {
    const secure = vi.fn();
    await press(open(link, { 'identity.recovery.secureAccount': secure }));
    await screen.findByRole('heading', { level: 1, name: 'Everyone is signed out' });
    screen.getByText(/until you do, the old password still works/);
    screen.getByText(/^Then sign in, and remove every passkey/);
    expect(screen.getByRole('link', { name: 'Send me another link' }).getAttribute('href')).toBe('/auth/forgotten');
    expect(secure).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
  });

  it('offers a new password where the link has expired', async () => {
    await press(open(link, { 'identity.recovery.secureAccount': refusing('LinkExpired', 'This link has expired.') }));
    await screen.findByText('This link has expired.');
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/auth/forgotten');
  });
});
