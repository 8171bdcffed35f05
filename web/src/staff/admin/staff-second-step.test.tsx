import type { Me } from '@plainwill/contracts/identity/accounts';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { anAccount, aPasskey, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { knowPasskeys, someCreation } from '../../testing/passkey-stand-in.ts';
import { show } from '../../testing/show.tsx';
import AdminLoginPage from './admin-login-page.tsx';
import { StaffOnly } from './staff-only.tsx';

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
const addPasskey = () => screen.findByRole('button', { name: 'Add a passkey' });

describe('who has no second step', () => {
  it.each(['/admin/roles', '/admin/login'])('is shown at %s how to set one up, a passkey first', async (address) => {
    knowPasskeys();
    const signOut = vi.fn();
    open({ me: () => needsStep, address, answers: { '/auth/sign-out': signOut } });
    await heading();
    await addPasskey();
    screen.getByRole('button', { name: /^Authenticator app/ });
    expect(window.location.pathname).toBe(address);
    expect(screen.queryByText('What staff see')).toBeNull();
    expect(screen.queryByText('Access Denied')).toBeNull();
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each([
    ['/admin/roles', '/admin/roles'],
    ['/admin/login', '/admin/dashboard'],
  ])('is let in from %s as soon as there is one', async (address, to) => {
    knowPasskeys();
    let me = needsStep;
    const user = open({
      me: () => me,
      address,
      answers: {
        'identity.passkeys.begin': () => someCreation(),
        'identity.passkeys.finish': () => {
          me = staff({});
          return { waysIn: someWaysIn({ passkeys: [aPasskey()] }), recoveryCodes: null };
        },
      },
    });
    await user.click(await addPasskey());
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe(to));
    await screen.findByText('What staff see');
  });

  it('does not count a passkey of another address of the site', async () => {
    knowPasskeys();
    open({ me: () => needsStep, waysIn: () => someWaysIn({ passkeys: [aPasskey({ isUsable: false })] }) });
    await addPasskey();
  });

  it('can try again where the ways in cannot be read', async () => {
    knowPasskeys();
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
    await addPasskey();
  });
});

describe('who has signed in without their second step', () => {
  it('is let in once they have given it', async () => {
    let me = needsStep;
    const prove = vi.fn((_input: unknown) => {
      me = staff({});
    });
    const user = open({
      me: () => me,
      waysIn: () => someWaysIn({ authenticator }),
      answers: { '/auth/reauthenticate': prove },
    });
    await user.type(await screen.findByLabelText('Your password'), 'Quarry-street-7');
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('What staff see');
    expect(prove).toHaveBeenCalledExactlyOnceWith({ password: 'Quarry-street-7', proof: { code: '123456' } });
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
    open({ me: () => staff({ staffStep: 'off' }), address: '/admin/dashboard' });
    await screen.findByText('Second steps for staff are off here. Never run a public site like this.');
    screen.getByText('What staff see');
  });

  it('say that on the first page alone', async () => {
    open({ me: () => staff({ staffStep: 'off' }), address: '/admin/roles' });
    await screen.findByText('What staff see');
    expect(screen.queryByText(/Second steps for staff are off/)).toBeNull();
  });

  it('say nothing to who has used theirs', async () => {
    open({ me: () => staff({ staffStep: 'proved' }) });
    await screen.findByText('What staff see');
    expect(screen.queryByText(/second step/i)).toBeNull();
  });
});
