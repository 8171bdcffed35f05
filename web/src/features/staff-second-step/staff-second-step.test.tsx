import type { Me } from '@plainwill/contracts/identity/accounts';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { anAccount, aPasskey, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AdminLoginPage from '../admin/admin-login-page.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';

const staff = (changes: Partial<Me>): Me => ({ ...anAccount({ roles: ['admin'] }), ...changes });
const needsStep = staff({ roles: [], staffStep: 'needed' });
const authenticator = { createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null };

interface Opening {
  me: () => Me | null;
  waysIn?: () => WaysIn;
  address?: string;
  answers?: Answers;
}

function open({ me, waysIn = () => someWaysIn({ isStaff: true }), address = '/admin/roles', answers = {} }: Opening) {
  window.history.replaceState(null, '', address);
  answerCalls({ 'identity.accounts.me': me, 'identity.waysIn.get': waysIn, ...answers });
  return show(
    <Switch>
      <Route path="/admin/login" component={AdminLoginPage} />
      <Route path="/admin/:page">{() => <StaffOnly title="Any page">{() => <p>What staff see</p>}</StaffOnly>}</Route>
    </Switch>,
  );
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Staff pages need a second step' });
const goOn = () => screen.findByRole('button', { name: 'Continue to the staff pages' });

describe('who has no second step', () => {
  it.each(['/admin/roles', '/admin/login'])('is shown at %s how to set one up, a passkey first', async (address) => {
    const signOut = vi.fn();
    open({ me: () => needsStep, address, answers: { '/auth/sign-out': signOut } });
    await heading();
    const links = await screen.findAllByRole('link', { name: /opens in a new tab/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account#passkeys', '/account#authenticator']);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
    expect(window.location.pathname).toBe(address);
    expect(screen.queryByText('What staff see')).toBeNull();
    expect(screen.queryByText('Access Denied')).toBeNull();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('goes on to the page once it is set up', async () => {
    let me = needsStep;
    const user = open({ me: () => me });
    const button = await goOn();
    me = staff({});
    await user.click(button);
    await screen.findByText('What staff see');
  });

  it('goes on from the staff sign-in to the first page of their role', async () => {
    let me = needsStep;
    const user = open({ me: () => me, address: '/admin/login' });
    const button = await goOn();
    me = staff({});
    await user.click(button);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });

  it('is told that it is not there yet', async () => {
    const user = open({ me: () => needsStep });
    await user.click(await goOn());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is no second step in your account yet. Set one up first.',
    );
  });

  it('is told why it could not be read', async () => {
    let isBroken = false;
    const user = open({
      me: () => {
        if (isBroken) throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
        return needsStep;
      },
    });
    const button = await goOn();
    isBroken = true;
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Broken');
  });

  it('does not count a passkey of another address of the site', async () => {
    open({ me: () => needsStep, waysIn: () => someWaysIn({ passkeys: [aPasskey({ isUsable: false })] }) });
    await goOn();
  });

  it('can try again where the ways in cannot be read', async () => {
    let isBroken = true;
    const user = open({
      me: () => needsStep,
      waysIn: () => {
        if (isBroken) throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
        return someWaysIn();
      },
    });
    await screen.findByText('Broken');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await goOn();
  });
});

describe('who has signed in without their second step', () => {
  it.each([
    ['your passkey', { passkeys: [aPasskey()] }],
    ['your authenticator app', { authenticator }],
    ['your passkey or your authenticator app', { passkeys: [aPasskey()], authenticator }],
  ])('is asked to sign in again with %s', async (step, ways) => {
    let me: Me | null = needsStep;
    const user = open({
      me: () => me,
      waysIn: () => someWaysIn(ways),
      answers: {
        '/auth/sign-out': () => {
          me = null;
        },
      },
    });
    await screen.findByText(`You signed in without your second step. Sign out, then sign in again with ${step}.`);
    await user.click(screen.getByRole('button', { name: 'Sign out and sign in again' }));
    await screen.findByRole('button', { name: 'Sign In to Admin Panel' });
    expect(window.location.pathname).toBe('/admin/login');
  });

  it('is not asked where it was set up meanwhile in this session', async () => {
    let calls = 0;
    open({
      me: () => (calls++ === 0 ? needsStep : staff({})),
      waysIn: () => someWaysIn({ passkeys: [aPasskey()] }),
    });
    await screen.findByText('What staff see');
    expect(screen.queryByRole('button', { name: 'Sign out and sign in again' })).toBeNull();
  });
});

describe('the staff pages', () => {
  it('say from which day on a second step is needed', async () => {
    open({ me: () => staff({ staffStep: 'announced', staffStepFrom: '2027-01-15' }) });
    await screen.findByText('You need a second step from 15 January 2027');
    expect(screen.getByRole('link', { name: 'Add a passkey' }).getAttribute('href')).toBe('/account#passkeys');
    screen.getByText('What staff see');
  });

  it('say that second steps are off', async () => {
    open({ me: () => staff({ staffStep: 'off' }) });
    await screen.findByText('Second steps for staff are off here. Never run a public site like this.');
    screen.getByText('What staff see');
  });

  it('say nothing to who has used theirs', async () => {
    open({ me: () => staff({ staffStep: 'proved' }) });
    await screen.findByText('What staff see');
    expect(screen.queryByText(/second step/i)).toBeNull();
  });
});
