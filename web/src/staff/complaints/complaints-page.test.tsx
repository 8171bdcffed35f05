import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import type { Complaint, OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import ComplaintsPage from './complaints-page.tsx';

const ada = 'b0a5c1de-0000-4000-8000-000000000002' as RoleGrant['accountId'];
const id = 'c0a5c1de-0000-4000-8000-000000000001' as Complaint['id'];

const aComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  id,
  reference: 'C-7F3K-92QD',
  kind: 'copy',
  channel: 'form',
  receivedAt: '2026-11-20T10:00:00.000Z',
  dueOn: '2026-12-20',
  daysLeft: 4,
  state: 'looking',
  ownerId: ada,
  alarms: ['running-out'],
  version: 1,
  ...changes,
});
const opened = (changes: Partial<OpenComplaint> = {}): OpenComplaint => ({
  ...aComplaint(),
  name: 'Anna Hale',
  email: 'anna@example.com',
  phone: '',
  postalAddress: '',
  happened: 'Please send me everything.',
  wanted: '',
  happenedOn: null,
  forWhom: 'self',
  otherName: '',
  authority: '',
  notes: '',
  answer: null,
  erasedAt: null,
  steps: [],
  ...changes,
});
const staff = [
  { accountId: ada, email: 'ada@example.com', name: 'Ada Stone', role: 'admin', grantedAt: null, grantedBy: null },
];

function open(roles: Role[] = ['admin'], answers: Answers = {}, search = '') {
  window.history.replaceState(null, '', `/admin/complaints${search}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.roles.list': () => staff,
    'notifications.complaintDesk.list': () => ({ complaints: [aComplaint()], count: 1 }),
    'notifications.complaintDesk.yearly': () => [{ year: 2026, kind: 'copy', count: 3 }],
    'notifications.complaintDesk.get': () => opened(),
    ...answers,
  });
  return show(<ComplaintsPage />);
}

describe('the list', () => {
  it('tells how long is left, and why somebody must look', async () => {
    open(['readonly']);
    const row = within((await screen.findByText('C-7F3K-92QD')).closest('tr') as HTMLElement);
    row.getByText(/4 days left/);
    row.getByText('Time is running out');
    await row.findByText('Ada Stone');
    expect(screen.queryByRole('button', { name: 'Record a complaint or request' })).toBeNull();
    within(screen.getByRole('table', { name: /by year and kind/ })).getByText('3');
  });

  it('asks for what the address says, and puts what is chosen into it', async () => {
    const list = vi.fn(() => ({ complaints: [aComplaint()], count: 40 }));
    const user = open(
      ['admin'],
      { 'notifications.complaintDesk.list': list },
      `?kind=copy&alarm=&owner=${ada}&page=zz`,
    );
    await screen.findByText('40 found');
    expect(list).toHaveBeenCalledWith({ kind: 'copy', hasAlarm: true, ownerId: ada, order: 'due', page: 1 });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toContain('page=2');
    await user.click(screen.getByRole('checkbox', { name: 'Needs attention only' }));
    await waitFor(() => expect(window.location.search).toBe(`?kind=copy&owner=${ada}`));
  });
});

describe('one of them', () => {
  it('can be read and not changed by those who may only look', async () => {
    open(['readonly'], {}, `?open=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'C-7F3K-92QD' }));
    dialog.getByText('Please send me everything.');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /Save|Send|Close for good/ })).toBeNull();
  });

  it('sends no answer before there is one, and keeps it when somebody else was first', async () => {
    const answer = vi.fn(() => {
      throw new Refused('Someone else has changed this.', {
        code: 'CONFLICT',
        httpStatus: 409,
        reason: 'ComplaintChanged',
      });
    });
    const user = open(['admin'], { 'notifications.complaintDesk.answer': answer }, `?open=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'C-7F3K-92QD' }));
    await user.click(await dialog.findByRole('button', { name: 'Send answer' }));
    dialog.getByRole('button', { name: 'Enter what you found, and why' });
    expect(answer).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: /Outcome/ }));
    await user.click(await screen.findByRole('option', { name: 'Agreed, or done' }));
    await user.type(dialog.getByLabelText('What we found, and why'), 'Here it is.');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    await dialog.findByText('Someone else has changed this.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('What we found, and why').value).toBe('Here it is.');
    expect(answer).toHaveBeenCalledWith({ id, basedOn: 1, outcome: 'agreed', words: 'Here it is.', change: '' });
  });
});

it('closes the chosen ones as spam at one press, and opens them again at another', async () => {
  const marked = vi.fn(() => ({ count: 2 }));
  const spam = (last: string) =>
    aComplaint({
      id: `c0a5c1de-0000-4000-8000-00000000001${last}` as Complaint['id'],
      reference: `C-7F3K-92Q${last}`,
      state: 'received',
      ownerId: null,
    });
  const rows = [spam('2'), spam('3'), aComplaint()];
  const user = open(['admin'], {
    'notifications.complaintDesk.list': () => ({ complaints: rows, count: 3 }),
    'notifications.complaintDesk.markSpam': marked,
  });
  for (const box of await screen.findAllByRole('checkbox', { name: /^Choose C-/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Close 2 as spam' }));
  const ids = rows.slice(0, 2).map(({ id }) => id);
  await waitFor(() => expect(marked).toHaveBeenCalledWith({ ids, isSpam: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(marked).toHaveBeenCalledWith({ ids, isSpam: false }));
});
