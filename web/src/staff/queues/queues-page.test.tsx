import type { QueueJob } from '@plainwill/contracts/notifications/queues';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import QueuesPage from './queues-page.tsx';

const aJob = (changes: Partial<QueueJob> = {}): QueueJob => ({
  id: '5f1c',
  state: 'failed',
  attempts: 8,
  addedAt: '2026-11-20T10:00:00.000Z',
  dueAt: null,
  triedAt: '2026-11-20T11:30:00.000Z',
  error: 'Mailbox full',
  sentAgainAt: null,
  ...changes,
});

const emails = { name: 'emails', waiting: 4, active: 1, delayed: 2, failed: 30, isPaused: false } as const;

function open({ search = '', role = 'admin' as Role, isPaused = false, calls = {} as Answers } = {}) {
  window.history.replaceState(null, '', `/ops/queues${search}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: [role] }),
    'notifications.operations.get': () => ({ queues: [{ ...emails, isPaused, oldestWaitingSeconds: null }] }),
    'notifications.queues.jobs': () => ({ jobs: [aJob()], count: 30 }),
    ...calls,
  });
  return show(<QueuesPage />);
}

const jobRow = async (id = '5f1c') =>
  within((await screen.findByRole('rowheader', { name: id })).closest('tr') as HTMLElement);

describe('the queues', () => {
  it('show staff what has failed first, and how much there is of all else', async () => {
    open({ role: 'readonly' });
    const row = await jobRow();
    for (const cell of ['Failed', '20 Nov, 10:00:00', '20 Nov, 11:30:00', '8', 'Mailbox full']) row.getByText(cell);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Failed: 30' })).checked).toBe(true);
    screen.getByRole('radio', { name: 'Scheduled: 2' });
    expect(screen.queryByRole('button', { name: /Pause|Try/ })).toBeNull();
  });

  it('say of one that was sent again that it needs no further try, and which queue has failures', async () => {
    const webhooks = { ...emails, name: 'webhooks', failed: 2, oldestWaitingSeconds: null };
    open({
      calls: {
        'notifications.operations.get': () => ({ queues: [{ ...emails, failed: 0 }, webhooks] }),
        'notifications.queues.jobs': () => ({
          jobs: [aJob({ sentAgainAt: '2026-11-20T12:00:00.000Z' })],
          count: 1,
        }),
      },
    });
    const row = await jobRow();
    row.getByText('Resent on 20 Nov, 12:00:00');
    expect(row.queryByRole('button')).toBeNull();
    await screen.findByRole('radio', { name: 'Webhooks: 2 failed' });
  });

  it('are turned through page by page, and the address says where', async () => {
    const jobs = vi.fn((_input: unknown) => ({ jobs: [aJob()], count: 30 }));
    const person = open({
      search: '?queue=webhooks&state=nonsense&page=-4',
      calls: { 'notifications.queues.jobs': jobs },
    });
    await jobRow();
    expect(jobs).toHaveBeenLastCalledWith({ queue: 'webhooks', state: 'failed', page: 1 });
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(jobs).toHaveBeenLastCalledWith({ queue: 'webhooks', state: 'failed', page: 2 }));
    expect(window.location.search).toBe('?queue=webhooks&page=2');
    await person.click(screen.getByRole('radio', { name: 'Waiting' }));
    await waitFor(() => expect(jobs).toHaveBeenLastCalledWith({ queue: 'webhooks', state: 'waiting', page: 1 }));
  });

  it('find one job by its ID, or say that there is none', async () => {
    const asked = vi.fn((input: unknown) =>
      (input as { id: string }).id === 'abc' ? aJob({ id: 'abc', state: 'completed' }) : null,
    );
    const person = open({ calls: { 'notifications.queues.find': asked } });
    await jobRow();
    const search = screen.getByRole('searchbox', { name: 'Job ID' });
    await person.type(search, 'abc{Enter}');
    (await jobRow('abc')).getByText('Done');
    await person.type(search, 'd{Enter}');
    await screen.findByText('There is no job with that ID in this queue.');
    await person.clear(search);
    await person.type(search, 'abc or so?{Enter}');
    await screen.findByText('There is no job with that ID in this queue.');
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ id: expect.stringContaining(' ') }));
  });

  it('let an administrator try one job again, or all', async () => {
    const [retry, retryAllFailed] = [vi.fn((_input: unknown) => undefined), vi.fn((_input: unknown) => undefined)];
    const person = open({
      calls: { 'notifications.queues.retry': retry, 'notifications.queues.retryAllFailed': retryAllFailed },
    });
    await person.click((await jobRow()).getByRole('button', { name: /^Try again *5f1c$/ }));
    await screen.findByText('The job is tried again');
    expect(retry).toHaveBeenCalledWith({ queue: 'emails', id: '5f1c' });
    await person.click(screen.getByRole('button', { name: 'Try all failed again' }));
    await screen.findByText('All failed jobs are tried again');
    expect(retryAllFailed).toHaveBeenCalledWith({ queue: 'emails' });
  });

  it('are paused only once that is confirmed', async () => {
    const pause = vi.fn((_input: unknown) => undefined);
    const person = open({ calls: { 'notifications.queues.pause': pause } });
    await person.click(await screen.findByRole('button', { name: 'Pause emails' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause emails?' }));
    dialog.getByText(/^No email goes out/);
    expect(pause).not.toHaveBeenCalled();
    await person.click(dialog.getByRole('button', { name: 'Pause emails' }));
    await screen.findByText('Emails paused');
    expect(pause).toHaveBeenCalledWith({ queue: 'emails' });
  });

  it('say that they are paused, and are resumed', async () => {
    const resume = vi.fn((_input: unknown) => undefined);
    const person = open({ isPaused: true, calls: { 'notifications.queues.resume': resume } });
    await screen.findByText('This queue is paused');
    await person.click(screen.getByRole('button', { name: 'Resume emails' }));
    await waitFor(() => expect(resume).toHaveBeenCalledWith({ queue: 'emails' }));
  });

  it('say what to do while the store is away, and load once it is back', async () => {
    let isAway = true;
    const person = open({
      calls: {
        'notifications.queues.jobs': () => {
          if (isAway) throw new Refused('Try again in a moment.', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
          return { jobs: [], count: 0 };
        },
      },
    });
    await screen.findByText('Try again in a moment.');
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^No jobs have failed/);
  });
});
