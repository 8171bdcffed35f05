import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPasskey, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { Refused } from '../../testing/answer-calls.ts';
import { closedSection, openAccount, unfold } from '../../testing/open-account.tsx';

const usedAt = '2026-11-20T09:00:00.000Z';
const broken = () => {
  throw new Refused('Not just now.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
};

it('puts every way to sign in on one page, and the devices after them', async () => {
  openAccount({ 'identity.waysIn.get': () => someWaysIn() });
  screen.getByRole('heading', { level: 1, name: 'Signing in' });
  await screen.findByRole('button', { name: /^Passkeys/ });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    expect.stringMatching(/^Passkeys/),
    expect.stringMatching(/^Password/),
    expect.stringMatching(/^Google account/),
    expect.stringMatching(/^Authenticator app/),
    expect.stringMatching(/^Second step/),
    expect.stringMatching(/^Recovery codes/),
    expect.stringMatching(/^Signed-in devices/),
  ]);
});

it('says when the password and Google were last used', async () => {
  openAccount({
    'identity.profile.get': () => aProfile({ googleEmail: 'harriet@gmail.com' }),
    'identity.waysIn.get': () => someWaysIn({ google: { email: 'harriet@gmail.com', lastUsedAt: usedAt } }),
  });
  expect((await closedSection('Password')).textContent).toMatch(/Set.*last used on 20 November 2026/);
  expect((await closedSection('Google account')).textContent).toMatch(
    /harriet@gmail.com.*last used on 20 November 2026/,
  );
});

it('tells who has a passkey alone that no password is needed', async () => {
  const user = openAccount({
    'identity.profile.get': () => aProfile({ hasPassword: false }),
    'identity.waysIn.get': () => someWaysIn({ password: null, passkeys: [aPasskey()] }),
  });
  expect((await closedSection('Password')).textContent).toContain('None: you sign in with a passkey');
  (await unfold(user, 'Password')).getByText(/You don’t need one/);
});

it('keeps what is typed while the rest is loading, and offers to try again', async () => {
  let answer: () => unknown = broken;
  const user = openAccount({ 'identity.waysIn.get': () => answer() });
  const password = await unfold(user, 'Password');
  await user.type(password.getByLabelText('Current password'), 'Old-street-6');
  await screen.findByText('Not just now.');
  answer = () => someWaysIn();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: /^Passkeys/ });
  expect(password.getByLabelText<HTMLInputElement>('Current password').value).toBe('Old-street-6');
});

it('opens the section that the address names', async () => {
  openAccount({ 'identity.waysIn.get': () => someWaysIn() }, '/account#passkeys');
  const passkeys = await screen.findByRole('button', { name: /^Passkeys/, expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(passkeys));
});

describe('a recovery under way', () => {
  const waysIn = someWaysIn({ passkeys: [aPasskey()], recoveryAt: '2026-12-03T09:00:00.000Z' });

  it.each(['/account', '/account?part=signing-in'])('is told at the top of %s, and can be stopped', async (address) => {
    const stop = vi.fn(() => ({ ...waysIn, recoveryAt: null }));
    const user = openAccount({ 'identity.waysIn.get': () => waysIn, 'identity.recovery.stop': stop }, address);
    await screen.findByText('Your second steps will be removed on 3 December 2026');
    await user.click(screen.getByRole('button', { name: 'Stop this' }));
    const done = await screen.findByText(/^Stopped: nothing changes/);
    await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
    expect(screen.queryByText(/will be removed on/)).toBeNull();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('says when it could not be stopped', async () => {
    const user = openAccount({ 'identity.waysIn.get': () => waysIn, 'identity.recovery.stop': broken });
    await user.click(await screen.findByRole('button', { name: 'Stop this' }));
    await screen.findByText('Not just now.');
    screen.getByRole('button', { name: 'Stop this' });
  });
});
