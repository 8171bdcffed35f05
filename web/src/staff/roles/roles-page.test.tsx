import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import RolesPage from './roles-page.tsx';

const me = anAccount({ roles: ['admin'] });

const aGrant = (changes: Partial<RoleGrant> = {}): RoleGrant => ({
  accountId: 'b0a5c1de-0000-4000-8000-000000000002' as RoleGrant['accountId'],
  email: 'ada@example.com',
  name: 'Ada Stone',
  role: 'readonly',
  grantedAt: '2026-11-20T10:00:00.000Z',
  grantedBy: 'Harriet Bell',
  ...changes,
});
const own = aGrant({
  ...me,
  accountId: me.id as RoleGrant['accountId'],
  role: 'admin',
  grantedAt: null,
  grantedBy: null,
});

function open(roles: Role[] = ['admin'], answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin/roles');
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.waysIn.get': () => someWaysIn(),
    'identity.profile.get': () => aProfile(),
    'identity.roles.list': () => [own, aGrant()],
    'identity.reviewers.list': () => [],
    'identity.invitations.list': () => [],
    'identity.stepRemovals.list': () => [],
    'identity.staffRecoveries.list': () => null,
    ...answers,
  });
  return show(<RolesPage />);
}

const needsProof = new Refused('Enter your password again to do this.', {
  code: 'FORBIDDEN',
  httpStatus: 403,
  reason: 'ReauthenticationNeeded',
});

async function fillIn(user: ReturnType<typeof show>) {
  await user.type(await screen.findByLabelText('Their email address'), 'new@example.com');
  await user.click(screen.getByRole('radio', { name: 'Administrator' }));
  await user.type(screen.getByLabelText('Reason'), 'Joins the team');
  await user.click(screen.getByRole('button', { name: 'Add colleague' }));
}

/** Presses on in the dialog that asks once more. */
async function confirm(user: ReturnType<typeof show>) {
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Give new@example.com the role Administrator?' }),
  );
  dialog.getByText(/^They and every other administrator get an email\./);
  await user.click(dialog.getByRole('button', { name: 'Give role' }));
}

it('says who has which role, since when and by whom', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Who has a role' }));
  table.getByText('on 20 November 2026 by Harriet Bell');
  table.getByText('Not recorded');
  table.getByText('This is you');
});

it('shows those who may only look nothing to press', async () => {
  open(['readonly']);
  await screen.findByText('Ada Stone');
  expect(screen.queryByRole('button', { name: /Revoke|Add/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers to try again when the list does not load', async () => {
  open(['admin'], {
    'identity.roles.list': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await screen.findByText('Broken');
  screen.getByRole('button', { name: 'Retry' });
});

describe('granting', () => {
  it('sends what was filled in, and shows the new list', async () => {
    const grant = vi.fn(() => [own, aGrant(), aGrant({ name: null, email: 'new@example.com', role: 'admin' })]);
    const user = open(['admin'], { 'identity.roles.grant': grant });
    await fillIn(user);
    expect(grant).not.toHaveBeenCalled();
    await confirm(user);
    await screen.findByText('Role granted');
    expect(grant).toHaveBeenCalledWith({ email: 'new@example.com', role: 'admin', reason: 'Joins the team' });
    expect(screen.getByLabelText<HTMLInputElement>('Their email address').value).toBe('');
  });

  it('does nothing where the question is left', async () => {
    const grant = vi.fn(() => [own]);
    const user = open(['admin'], { 'identity.roles.grant': grant });
    await fillIn(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(grant).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Their email address').value).toBe('new@example.com');
  });

  it('invites who has no account yet, and withdraws the invitation', async () => {
    const invitation = {
      id: '7e0a5c5e-6d0f-4f4a-9a3e-0d5f0f1c2b4a',
      email: 'new@example.com',
      role: 'admin' as const,
      invitedBy: 'Harriet Bell',
      expiresAt: '2026-12-04T10:00:00.000Z',
    };
    const list = vi.fn().mockReturnValueOnce([]).mockReturnValue([invitation]);
    const withdraw = vi.fn(() => []);
    const user = open(['admin'], {
      'identity.roles.grant': () => [own],
      'identity.invitations.list': list,
      'identity.invitations.withdraw': withdraw,
    });
    await fillIn(user);
    await confirm(user);
    await screen.findByText('Invitation sent');
    const table = within(await screen.findByRole('table', { name: 'Invitations' }));
    table.getByText('on 4 December 2026');
    await user.click(table.getByRole('button', { name: 'Withdraw the invitation of new@example.com' }));
    await screen.findByText('The invitation is withdrawn.');
    expect(withdraw).toHaveBeenCalledWith({ id: invitation.id });
    expect(screen.queryByRole('table', { name: 'Invitations' })).toBeNull();
  });

  it('says beside the address that it is one’s own', async () => {
    const user = open(['admin'], {
      'identity.roles.grant': () => {
        throw new Refused('Not your own.', { reason: 'OwnRole', fields: { email: 'Not your own.' } });
      },
    });
    await fillIn(user);
    await confirm(user);
    const field = await screen.findByLabelText('Their email address');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('asks for what is empty before who is there', async () => {
    const grant = vi.fn(() => {
      throw needsProof;
    });
    const user = open(['admin'], { 'identity.roles.grant': grant });
    await user.click(await screen.findByRole('button', { name: 'Add colleague' }));
    await screen.findAllByText('Enter their email address');
    screen.getAllByText('Enter a reason');
    expect(grant).not.toHaveBeenCalled();
    await fillIn(user);
    await confirm(user);
    await screen.findByLabelText('Your password');
  });

  it('asks who is there, and goes on by itself', async () => {
    let isProven = false;
    const user = open(['admin'], {
      '/auth/reauthenticate': () => {
        isProven = true;
      },
      'identity.roles.grant': () => {
        if (!isProven) throw needsProof;
        return [own, aGrant({ email: 'new@example.com', role: 'admin' })];
      },
    });
    await fillIn(user);
    await confirm(user);
    await user.type(await screen.findByLabelText('Your password'), 'Quarry-street-7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Role granted');
  });
});

describe('revoking', () => {
  it('asks for the reason, and for proof in its place', async () => {
    let isProven = false;
    const revoke = vi.fn(() => {
      if (!isProven) throw needsProof;
      return [own];
    });
    const user = open(['admin'], {
      'identity.roles.revoke': revoke,
      '/auth/reauthenticate': () => {
        isProven = true;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Revoke.*Ada Stone$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Read Only of Ada Stone?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Left the team');
    await user.click(dialog.getByRole('button', { name: 'Revoke role' }));
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(screen.getByLabelText('Your password'), 'Quarry-street-7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Role revoked');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Ada Stone')).toBeNull();
    expect(revoke).toHaveBeenLastCalledWith({
      accountId: aGrant().accountId,
      role: 'readonly',
      reason: 'Left the team',
    });
  });
});
