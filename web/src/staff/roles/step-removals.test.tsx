import { roleReasons } from '@plainwill/contracts/identity/roles';
import { type StepRemoval, stepRemovalReasons } from '@plainwill/contracts/identity/step-removals';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import RolesPage from './roles-page.tsx';

const aRemoval = (changes: Partial<StepRemoval> = {}): StepRemoval => ({
  accountId: 'b0a5c1de-0000-4000-8000-000000000002' as StepRemoval['accountId'],
  email: 'ada@example.com',
  name: 'Ada Stone',
  askedBy: 'Ruth Calder',
  isOwn: false,
  agreeFrom: null,
  askedAt: '2026-11-20T10:00:00.000Z',
  reason: 'Phone stolen, we spoke',
  ...changes,
});

function open(answers: Answers = {}, roles: Role[] = ['admin']) {
  window.history.replaceState(null, '', '/admin/roles');
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.roles.list': () => [],
    'identity.reviewers.list': () => [],
    'identity.invitations.list': () => [],
    'identity.stepRemovals.list': () => [aRemoval()],
    'identity.staffRecoveries.list': () => null,
    ...answers,
  });
  return show(<RolesPage />);
}

type Person = ReturnType<typeof show>;

const table = async () => within(await screen.findByRole('table', { name: 'Second steps to be removed' }));
const emailBox = () => screen.getByLabelText<HTMLInputElement>('Your colleague’s email address');
const ask = (user: Person) => user.click(screen.getByRole('button', { name: 'Ask another administrator' }));

async function openForm(user: Person) {
  await user.click(await screen.findByText('Remove a lost second step', { selector: 'summary *' }));
}

async function fillIn(user: Person) {
  await openForm(user);
  await user.type(emailBox(), 'ada@example.com');
  await user.type(screen.getByLabelText('How you know that they lost it'), 'We spoke');
  await ask(user);
}

const refusing = (reason: string, message: string, fields?: object) => () => {
  throw new Refused(message, { reason, ...(fields && { fields }) });
};

describe('the list', () => {
  it('says for whom, by whom, when and why', async () => {
    open();
    const rows = await table();
    rows.getByText('Ada Stone');
    rows.getByText('on 20 November 2026 by Ruth Calder');
    rows.getByText('Phone stolen, we spoke');
  });

  it('lets nobody agree to what they asked for', async () => {
    open({ 'identity.stepRemovals.list': () => [aRemoval({ isOwn: true })] });
    const rows = await table();
    rows.getByText('You asked. Someone else must agree');
    rows.getByRole('button', { name: 'Withdraw for Ada Stone' });
    expect(rows.queryByRole('button', { name: /^Agree/ })).toBeNull();
  });

  it('lets nobody agree to a removal of their own', async () => {
    open({ 'identity.stepRemovals.list': () => [aRemoval({ accountId: anAccount().id })] });
    const rows = await table();
    rows.getByText('This is you');
    expect(rows.queryByRole('button', { name: /^Agree/ })).toBeNull();
  });

  it('says that nothing is waiting', async () => {
    open({ 'identity.stepRemovals.list': () => [] });
    await screen.findByText('Nothing is waiting for a second administrator.');
  });

  it('is for administrators', async () => {
    const list = vi.fn(() => []);
    open({ 'identity.stepRemovals.list': list }, ['readonly']);
    await screen.findByRole('table', { name: 'Who has a role' });
    expect(screen.queryByText('Reset a colleague’s sign-in')).toBeNull();
    expect(list).not.toHaveBeenCalled();
  });

  it('offers to try again when it does not load', async () => {
    open({ 'identity.stepRemovals.list': refusing('', 'Broken') });
    await screen.findByText('Broken');
    screen.getByRole('button', { name: 'Retry' });
  });
});

describe('asking', () => {
  it('sends who and why, and shows the new list', async () => {
    const asking = vi.fn(() => [aRemoval({ isOwn: true })]);
    const user = open({ 'identity.stepRemovals.list': () => [], 'identity.stepRemovals.ask': asking });
    await fillIn(user);
    await table();
    await screen.findByText('Every administrator gets an email. One of them must agree.');
    expect(asking).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', reason: 'We spoke' });
    expect(emailBox().value).toBe('');
  });

  it('asks for what is empty, and sends nothing', async () => {
    const asking = vi.fn(() => []);
    const user = open({ 'identity.stepRemovals.ask': asking });
    await openForm(user);
    await ask(user);
    await screen.findAllByText('Enter your colleague’s email address');
    screen.getAllByText('Enter how you know');
    expect(asking).not.toHaveBeenCalled();
  });

  it.each([
    ['NoSuchAccount', roleReasons.NoSuchAccount.message],
    ['NotStaff', stepRemovalReasons.NotStaff.message],
    ['NoStepToRemove', stepRemovalReasons.NoStepToRemove.message],
    ['PasskeysAlone', stepRemovalReasons.PasskeysAlone.message],
    ['OwnSecondStep', stepRemovalReasons.OwnSecondStep.message],
    ['StepRemovalAsked', stepRemovalReasons.StepRemovalAsked.message],
  ])('says %s beside the address, and keeps what was typed', async (reason, message) => {
    const user = open({ 'identity.stepRemovals.ask': refusing(reason, message, { email: message }) });
    await fillIn(user);
    await screen.findByRole('button', { name: message });
    expect(emailBox().getAttribute('aria-invalid')).toBe('true');
    expect(emailBox().value).toBe('ada@example.com');
  });

  it('shows on top what is about no field', async () => {
    const { message } = roleReasons.NoLongerAdministrator;
    const user = open({ 'identity.stepRemovals.ask': refusing('NoLongerAdministrator', message) });
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('asks who is there where the last sign-in is long ago', async () => {
    const user = open({
      'identity.profile.get': () => aProfile(),
      'identity.waysIn.get': () => someWaysIn(),
      'identity.stepRemovals.ask': refusing('ReauthenticationNeeded', 'Enter your password again to do this.'),
    });
    await fillIn(user);
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(emailBox().value).toBe('ada@example.com');
  });
});

describe('agreeing', () => {
  async function agree(user: Person) {
    await user.click((await table()).getByRole('button', { name: 'Agree for Ada Stone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the second steps of Ada Stone?' }));
    await user.type(dialog.getByLabelText('Reason'), 'I called her');
    await user.click(dialog.getByRole('button', { name: 'Remove second steps' }));
    return dialog;
  }

  it('repeats who asked and why, asks for a reason too, and removes them', async () => {
    const agreeing = vi.fn(() => []);
    const user = open({ 'identity.stepRemovals.agree': agreeing });
    await agree(user);
    await screen.findByText('Second steps removed');
    await screen.findByText('Nothing is waiting for a second administrator.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(agreeing).toHaveBeenCalledExactlyOnceWith({ accountId: aRemoval().accountId, reason: 'I called her' });
  });

  it.each([
    ['OwnStepRemoval', stepRemovalReasons.OwnStepRemoval.message],
    ['StepRemovalGone', stepRemovalReasons.StepRemovalGone.message],
  ] as const)('says %s in the dialog', async (reason, message) => {
    const user = open({ 'identity.stepRemovals.agree': refusing(reason, message) });
    const dialog = await agree(user);
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
  });
});

describe('withdrawing', () => {
  it('takes it off the list', async () => {
    const withdrawing = vi.fn(() => []);
    const user = open({ 'identity.stepRemovals.withdraw': withdrawing });
    await user.click((await table()).getByRole('button', { name: 'Withdraw for Ada Stone' }));
    await screen.findByText('Their second steps stay.');
    await screen.findByText('Nothing is waiting for a second administrator.');
    expect(withdrawing).toHaveBeenCalledExactlyOnceWith({ accountId: aRemoval().accountId });
  });

  it('says when it is done already, and reads the list again', async () => {
    const { message } = stepRemovalReasons.StepRemovalGone;
    let isGone = false;
    const user = open({
      'identity.stepRemovals.list': () => (isGone ? [] : [aRemoval()]),
      'identity.stepRemovals.withdraw': () => {
        isGone = true;
        return refusing('StepRemovalGone', message)();
      },
    });
    await user.click((await table()).getByRole('button', { name: 'Withdraw for Ada Stone' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await waitFor(() => expect(screen.queryByText('Ada Stone')).toBeNull());
  });
});
