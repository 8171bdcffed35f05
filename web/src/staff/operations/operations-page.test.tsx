import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import OperationsPage from './operations-page.tsx';

const services = [
  { name: 'gateway', isReady: true, milliseconds: 0 },
  { name: 'will-data', isReady: false, milliseconds: 2000 },
];
const emails = {
  name: 'emails',
  waiting: 12,
  active: 1,
  delayed: 2,
  failed: 3,
  isPaused: true,
  oldestWaitingSeconds: 300,
};
const figures = {
  queues: [emails],
  outbox: { waiting: 4, oldestSeconds: 75 },
  givenUpLastDay: 0,
  givenUpInAll: 2,
};

function open(calls: Answers = {}, health = () => services) {
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: ['readonly'] }),
    'identity.operations.get': () => ({ outbox: { waiting: 0, oldestSeconds: null } }),
    'notifications.operations.get': () => figures,
    ...calls,
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, options: object) =>
    address === '/ops/services' ? Promise.resolve(Response.json(health())) : answered(address, options),
  );
  return show(<OperationsPage />);
}

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

it('says which service does not answer', async () => {
  open();
  expect((await rowOf('Gateway')).getByText('Ready')).toBeTruthy();
  expect((await rowOf('Wills')).getByText('Not answering')).toBeTruthy();
});

it('says how much waits in each queue and for how long', async () => {
  open();
  const row = await rowOf('Emails (paused)');
  for (const figure of ['12', '1', '2', '3', '5 min']) expect(row.getByText(figure)).toBeTruthy();
});

it('draws how response times and waiting jobs went since the page was opened', async () => {
  let [time, waiting] = [4, 12];
  open({ 'notifications.operations.get': () => ({ ...figures, queues: [{ ...emails, waiting }] }) }, () => [
    { name: 'gateway', isReady: true, milliseconds: time },
  ]);
  await screen.findByRole('img', { name: 'Response times of Gateway: 4 ms' });
  await screen.findByRole('img', { name: 'Waiting emails: 12' });
  [time, waiting] = [40, 3];
  await act(() => queryClient.refetchQueries());
  await screen.findByRole('img', { name: 'Response times of Gateway: 4 to 40 ms' });
  await screen.findByRole('img', { name: 'Waiting emails: 3 to 12' });
});

it('raises the alarm for accepted work that has waited over a minute', async () => {
  open();
  expect((await rowOf('Mail and webhooks')).getByText('Late')).toBeTruthy();
  expect((await rowOf('Sign-in and accounts')).getByText('On time')).toBeTruthy();
  expect(screen.getByText('Nothing in the last day')).toBeTruthy();
});

it('says that nothing is lost while the queues’ store is away', async () => {
  open({ 'notifications.operations.get': () => ({ ...figures, queues: null }) });
  await screen.findByText(/Nothing is lost/);
});

it('shows what it can when a part does not answer', async () => {
  open({
    'notifications.operations.get': () => {
      throw new Refused('We could not reach a part of the site.', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  await screen.findByText('We could not reach a part of the site.');
  expect((await rowOf('Sign-in and accounts')).getByText('On time')).toBeTruthy();
});

it('reads in a way that keeps nobody signed in', async () => {
  open();
  const asked = vi.spyOn(globalThis, 'fetch');
  await rowOf('Emails (paused)');
  await rowOf('Gateway');
  const figuresAsked = asked.mock.calls.filter(([address]) => !String(address).includes('accounts.me'));
  expect(figuresAsked).not.toEqual([]);
  for (const [, options] of figuresAsked) expect(new Headers(options?.headers).has('session-unattended')).toBe(true);
});
