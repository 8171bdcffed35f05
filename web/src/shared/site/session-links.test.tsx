import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { queryClient } from '../api/query-client.ts';
import { rememberSession, useMayBeSignedIn } from '../api/session-hint.ts';
import { publicPages } from '../paths/pages.ts';
import { SessionLinks } from './session-links.tsx';
import { SiteMenu } from './site-menu.tsx';

function Header() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <SiteMenu isSignedIn={useMayBeSignedIn() ?? false} onSignOut={() => setLeaving(true)} />
      <SessionLinks isLeaving={isLeaving} onLeave={setLeaving} />
    </>
  );
}

describe('the end of the header', () => {
  it('asks nobody where nobody can be signed in', () => {
    const calls = vi.fn();
    vi.stubGlobal('fetch', calls);
    show(<Header />);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(calls).not.toHaveBeenCalled();
  });

  it('offers the portal and the way out to somebody signed in', async () => {
    answerCalls({ 'identity.accounts.me': () => anAccount() });
    rememberSession(true);
    show(<Header />);
    expect((await screen.findByTitle('Will Maker Portal')).getAttribute('href')).toBe('/will-maker');
    expect(screen.getByTitle('Sign Out').tagName).toBe('BUTTON');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('offers signing in again when the session turns out to have ended', async () => {
    answerCalls({ 'identity.accounts.me': () => null });
    rememberSession(true);
    show(<Header />);
    await screen.findByRole('link', { name: 'Sign In' });
  });

  it('signs out also when the button is pressed before there is anything behind it', async () => {
    const signOut = vi.fn();
    answerCalls({ 'identity.accounts.me': () => anAccount(), '/auth/sign-out': signOut });
    rememberSession(true);
    show(<Header />);
    screen.getByTitle('Sign Out').click();
    await screen.findByRole('link', { name: 'Sign In' });
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('keeps the link that a finger is on while it is found out who is signed in', async () => {
    const asked = vi.fn(() => anAccount());
    answerCalls({ 'identity.accounts.me': asked });
    rememberSession(true);
    show(<Header />);
    const link = screen.getByTitle('Will Maker Portal');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByTitle('Will Maker Portal')).toBe(link);
  });

  it('lets go of the button when signing out did not succeed', async () => {
    const refuse = () => {
      throw new Refused('Not now.');
    };
    answerCalls({ 'identity.accounts.me': () => anAccount(), '/auth/sign-out': refuse });
    rememberSession(true);
    const user = show(<Header />);
    await user.click(screen.getByTitle('Sign Out'));
    await screen.findByText('You are still signed in');
    expect(screen.getByTitle('Sign Out').getAttribute('aria-busy')).toBeNull();
  });
});

describe('the menu', () => {
  it('has every page that the specification puts there, and the sample', () => {
    answerCalls({});
    show(<Header />);
    for (const { path, menuLabel } of publicPages)
      if (menuLabel !== null) expect(screen.getByRole('link', { name: menuLabel }).getAttribute('href')).toBe(path);
    expect(screen.getByRole('link', { name: 'A Sample Will' }).getAttribute('href')).toBe('/sample-will');
  });

  it('leads whoever is signed in to their will first, and starts no other', async () => {
    answerCalls({ 'identity.accounts.me': () => anAccount() });
    rememberSession(true);
    show(<Header />);
    const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
    expect(links[0]?.textContent).toBe('Continue your will');
    expect(links.map(({ textContent }) => textContent)).not.toContain('Start Your Will');
  });

  it('signs out from the menu of a phone too', async () => {
    const signOut = vi.fn();
    answerCalls({ 'identity.accounts.me': () => anAccount(), '/auth/sign-out': signOut });
    rememberSession(true);
    const user = show(<Header />);
    const menu = within(screen.getByRole('navigation', { name: 'Site' }));
    await user.click(menu.getByText('Sign Out'));
    await screen.findByRole('link', { name: 'Sign In' });
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
