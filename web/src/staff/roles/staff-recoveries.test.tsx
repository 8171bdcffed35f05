import { type StaffRecovery, staffRecoveryReasons } from '@plainwill/contracts/identity/staff-recoveries';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import RolesPage from './roles-page.tsx';

const aRecovery = (changes: Partial<StaffRecovery> = {}): StaffRecovery => ({
  accountId: 'b0a5c1de-0000-4000-8000-000000000003' as StaffRecovery['accountId'],
  email: 'old@example.com',
  name: 'Eleanor Hart',
  newEmail: 'new@example.com',
  askedBy: 'Ruth Calder',
  isOwn: false,
  agreeFrom: null,
  askedAt: '2026-11-20T10:00:00.000Z',
  reason: 'Passport seen',
  dueAt: null,
  ...changes,
});

function open(answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin/roles');
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: ['admin'] }),
    'identity.roles.list': () => [],
    'identity.reviewers.list': () => [],
    'identity.invitations.list': () => [],
    'identity.stepRemovals.list': () => [],
    'identity.staffRecoveries.list': () => [aRecovery()],
    ...answers,
  });
  return show(<RolesPage />);
}

type Person = ReturnType<typeof show>;

const table = async () => within(await screen.findByRole('table', { name: 'Accounts being recovered' }));

const refusing = (reason: string, message: string, fields?: object) => () => {
  throw new Refused(message, { reason, ...(fields && { fields }) });
};

describe('the list', () => {
  it('shows no new address to who is to type it', async () => {
    open();
    const rows = await table();
    rows.getByText('Eleanor Hart');
    rows.getByText('on 20 November 2026 by Ruth Calder');
    rows.getByRole('button', { name: 'Agree for Eleanor Hart' });
    expect(screen.queryByText('new@example.com')).toBeNull();
  });

  it('says when an account gets its new address', async () => {
    open({ 'identity.staffRecoveries.list': () => [aRecovery({ dueAt: '2026-12-20T10:00:00.000Z' })] });
    const rows = await table();
    rows.getByText('New address on 20 December 2026');
    rows.getByRole('button', { name: 'Stop for Eleanor Hart' });
    expect(rows.queryByRole('button', { name: /^Agree/ })).toBeNull();
  });

  it('is not there where the operator does not allow it', async () => {
    open({ 'identity.staffRecoveries.list': () => null });
    await screen.findByText('Reset a colleague’s sign-in');
    expect(screen.queryByText('Lost accounts')).toBeNull();
  });
});

it('asks for another administrator, once nothing is missing', async () => {
  const asking = vi.fn(() => [aRecovery({ isOwn: true })]);
  const user = open({ 'identity.staffRecoveries.list': () => [], 'identity.staffRecoveries.ask': asking });
  await user.click(await screen.findByText('Recover a customer’s account', { selector: 'summary *' }));
  const form = within(screen.getByRole('form', { name: 'Recover a customer’s account' }));
  const send = () => user.click(form.getByRole('button', { name: 'Ask another administrator' }));
  await send();
  await form.findAllByText('Enter the customer’s new address');
  expect(asking).not.toHaveBeenCalled();
  await user.type(form.getByLabelText('Email address of the account'), 'old@example.com');
  await user.type(form.getByLabelText('The customer’s new email address'), 'new@example.com');
  await user.type(form.getByLabelText('How you checked who they are'), 'Passport seen');
  await send();
  await (await table()).findByText('You asked. Someone else must agree');
  expect(asking).toHaveBeenCalledExactlyOnceWith({
    email: 'old@example.com',
    newEmail: 'new@example.com',
    reason: 'Passport seen',
  });
});

describe('agreeing', () => {
  async function openDialog(user: Person) {
    await user.click((await table()).getByRole('button', { name: 'Agree for Eleanor Hart' }));
    return within(await screen.findByRole('dialog', { name: 'Recover the account of Eleanor Hart?' }));
  }

  async function agree(user: Person) {
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('The new email address, as the customer tells you'), 'new@example.com');
    await user.type(dialog.getByLabelText('Reason'), 'Seen by me');
    await user.click(dialog.getByRole('button', { name: 'Agree to recovery' }));
    return dialog;
  }

  it('sends the address as it was typed, and shows the day', async () => {
    const agreeing = vi.fn(() => [aRecovery({ dueAt: '2026-12-20T10:00:00.000Z' })]);
    await agree(open({ 'identity.staffRecoveries.agree': agreeing }));
    await screen.findByText('New address on 20 December 2026');
    expect(agreeing).toHaveBeenCalledExactlyOnceWith({
      accountId: aRecovery().accountId,
      newEmail: 'new@example.com',
      reason: 'Seen by me',
    });
  });

  it('says all that is missing at once, and sends nothing', async () => {
    const agreeing = vi.fn(() => []);
    const user = open({ 'identity.staffRecoveries.agree': agreeing });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Agree to recovery' }));
    await dialog.findAllByText('Enter the new email address');
    expect(dialog.getAllByText('Enter a reason')).toHaveLength(2);
    expect(agreeing).not.toHaveBeenCalled();
  });

  it('says beside the address that the other administrator typed another', async () => {
    const { message } = staffRecoveryReasons.OtherNewEmail;
    const dialog = await agree(
      open({ 'identity.staffRecoveries.agree': refusing('OtherNewEmail', message, { newEmail: message }) }),
    );
    await dialog.findAllByText(message);
    expect(dialog.getByLabelText('The new email address, as the customer tells you').getAttribute('aria-invalid')).toBe(
      'true',
    );
  });
});

it('stops one, and takes it off the list', async () => {
  const stopping = vi.fn(() => []);
  const user = open({ 'identity.staffRecoveries.stop': stopping });
  await user.click((await table()).getByRole('button', { name: 'Stop for Eleanor Hart' }));
  await screen.findByText('The account keeps its address.');
  await waitFor(() => expect(screen.queryByText('Eleanor Hart')).toBeNull());
  expect(stopping).toHaveBeenCalledExactlyOnceWith({ accountId: aRecovery().accountId });
});
