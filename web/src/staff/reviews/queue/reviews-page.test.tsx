import { brand } from '@plainwill/contracts/shared/brand';
import type { Role } from '@plainwill/contracts/shared/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aQueue, aQueueRow, colleagues, ruth, someFigures } from '../../../testing/a-desk.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.tsx';
import ReviewsPage from './reviews-page.tsx';

function open(roles: Role[] = ['reviewer'], answers: Answers = {}, search = '') {
  window.history.replaceState(null, '', `/admin/reviews${search}`);
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles }),
    'identity.reviewers.own': () => ({ awayUntil: null, family: '' }),
    'willData.reviewDesk.queue': () => aQueue(),
    'willData.reviewDesk.figures': () => someFigures(),
    'willData.reviewDesk.colleagues': () => colleagues,
    ...answers,
  });
  return show(<ReviewsPage />);
}
const rowOf = async (number: number) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(`No. ${number}$`) })).closest('tr') as HTMLElement);

it('says that nobody checks wills where that is off, and asks for nothing', async () => {
  const queue = vi.fn();
  brand.review = 'off';
  open(['reviewer'], { 'willData.reviewDesk.queue': queue });
  await screen.findByText('Wills are not checked by people here.');
  brand.review = 'optional';
  expect(queue).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Claim next' })).toBeNull();
});

describe('the queue', () => {
  it('tells lane, age, size and state of each, and no name', async () => {
    open(['reviewer'], {
      'willData.reviewDesk.queue': () =>
        aQueue([
          aQueueRow({ number: 3, lane: 'urgent', workingMinutes: 40, daysLeft: 0, isCouple: true, isOver70: true }),
          aQueueRow({ number: 4, lane: 'again', daysLeft: -2, state: 'held', holderId: ruth }),
          aQueueRow({ number: 5, lane: 'changes', daysLeft: 1, state: 'awaitingSecond', isSecondApproval: true }),
          aQueueRow({ number: 6, state: 'approved', daysLeft: -9 }),
        ]),
    });
    const first = await rowOf(3);
    first.getByText('Urgent');
    first.getByText('Due today, waiting 40 minutes');
    first.getByText('14 clauses, 2 warnings');
    first.getByText('Couple, 70 or over');
    const second = await rowOf(4);
    second.getByText('Asked again');
    second.getByText('2 days late, waiting 3 hours');
    await second.findByText('Being read: Ruth Calder');
    const third = await rowOf(5);
    third.getByText('Changes only');
    third.getByText('1 day left, waiting 3 hours');
    third.getByText('Second approval');
    (await rowOf(6)).getByText('Took 3 hours');
    screen.getByText('4 reviews');
  });

  it('claims the one that is chosen, and opens it', async () => {
    const claim = vi.fn((_input: unknown) => ({ number: 12 }));
    const user = open(undefined, { 'willData.reviewDesk.claim': claim });
    await user.click((await rowOf(12)).getByRole('button', { name: 'Claim number 12' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/reviews/12'));
    expect(claim).toHaveBeenCalledExactlyOnceWith({ number: 12 });
  });

  it('claims the next in line by key', async () => {
    const claim = vi.fn((_input: unknown) => ({ number: 7 }));
    const user = open(undefined, { 'willData.reviewDesk.claim': claim });
    await rowOf(12);
    await user.keyboard('c');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/reviews/7'));
    expect(claim).toHaveBeenCalledExactlyOnceWith({ number: null });
  });

  it.each([
    ['TakenAlready', 'Someone else has just taken this one. Claim the next in line.'],
    ['Conflict', 'You can’t review this one. Another reviewer will.'],
  ])('says that a claim is refused, and reads the queue again: %s', async (reason, message) => {
    const queue = vi.fn(() => aQueue());
    const user = open(undefined, {
      'willData.reviewDesk.queue': queue,
      'willData.reviewDesk.claim': () => {
        throw new Refused(message, { code: 'CONFLICT', httpStatus: 409, reason });
      },
    });
    await user.click((await rowOf(12)).getByRole('button', { name: 'Claim number 12' }));
    await screen.findByText(message);
    await waitFor(() => expect(queue).toHaveBeenCalledTimes(2));
    expect(window.location.pathname).toBe('/admin/reviews');
  });

  it('asks for what the address says, and puts what is chosen into it', async () => {
    const queue = vi.fn((_input: unknown) => aQueue([aQueueRow()], { next: 12 }));
    const user = open(undefined, { 'willData.reviewDesk.queue': queue }, '?lane=urgent&state=held&mine=&after=9');
    await rowOf(12);
    expect(queue).toHaveBeenCalledWith({ lane: 'urgent', state: 'held', isMine: true, after: 9 });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toBe('?lane=urgent&state=held&mine=&after=12');
    await user.click(screen.getByRole('checkbox', { name: 'Only mine' }));
    expect(window.location.search).toBe('?lane=urgent&state=held');
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '31{Enter}');
    expect(window.location.search).toContain('number=31');
  });

  it('says where nothing waits, and can be tried again when it could not be read', async () => {
    const queue = vi.fn().mockImplementationOnce(() => {
      throw new Refused('This part is not answering.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    });
    const user = open(undefined, { 'willData.reviewDesk.queue': queue.mockImplementation(() => aQueue([])) });
    await screen.findByText('This part is not answering.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Nothing here. Wills that customers send for a check will be listed.');
    screen.getByText('0 reviews');
  });

  it('lets administrators assign and put back with a reason, and claim nothing', async () => {
    const releaseOf = vi.fn((_input: unknown) => null);
    const user = open(['admin'], {
      'willData.reviewDesk.queue': () => aQueue([aQueueRow({ state: 'held', holderId: ruth })]),
      'willData.reviewDesk.releaseOf': releaseOf,
    });
    const row = await rowOf(12);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(row.queryByRole('link')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Assign number 12' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who should review number 12?' }));
    await user.click(dialog.getByRole('button', { name: /Reviewer/ }));
    await user.click(await screen.findByRole('option', { name: 'No one: back in the queue' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ruth is ill');
    await user.click(dialog.getByRole('button', { name: 'Release review' }));
    await waitFor(() => expect(releaseOf).toHaveBeenCalledWith({ number: 12, reason: 'Ruth is ill' }));
  });

  it('is not for those who may only look: they see the figures', async () => {
    const queue = vi.fn(() => aQueue());
    open(['readonly'], { 'willData.reviewDesk.queue': queue });
    await screen.findByText('12.5 h');
    expect(queue).not.toHaveBeenCalled();
    expect(screen.queryByRole('table', { name: 'Reviews' })).toBeNull();
  });
});

describe('the figures', () => {
  it('tell how much waits and who holds what, and warn of what is late', async () => {
    open(['readonly'], { 'willData.reviewDesk.figures': () => someFigures({ late: 2 }) });
    await screen.findByText('2 reviews are late');
    const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(value('Waiting')).toBe('3');
    await waitFor(() => expect(value('Held')).toBe('Ruth Calder 2'));
    expect(value('Returned, last 90 days')).toBe('25%');
    expect(value('Approvals that no longer count, last 90 days')).toBe('20% (2 by answers, 1 by a birthday)');
    expect(value('Customers read')).toBe('Usually 3 working days');
  });

  it('draw the last weeks, and say the same in words and in a table', async () => {
    const user = open(['readonly']);
    await screen.findByRole('img', { name: 'The last 12 weeks: 66 asked for; at most 11 in a week' });
    await user.click(screen.getByText('The same as a table'));
    const table = await screen.findByRole('table', { name: 'Reviews by week' });
    expect(within(table).getAllByRole('row')).toHaveLength(13);
  });

  it('say that new requests are stopped, and why', async () => {
    open(['readonly'], {
      'willData.reviewDesk.figures': () =>
        someFigures({ pause: { words: 'We are closed.', until: '2027-01-03', isByItself: false } }),
    });
    await screen.findByText('New requests are stopped');
    screen.getByText(/We are closed\. Until 3 January 2027\./);
  });

  it('can be tried again when they could not be read', async () => {
    open(['readonly'], {
      'willData.reviewDesk.figures': () => {
        throw new Refused('This part is not answering.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      },
    });
    await screen.findByText('This part is not answering.');
    screen.getByRole('button', { name: 'Retry' });
  });
});

describe('a pause', () => {
  it('is begun with the sentence that customers read, and says which field is wrong', async () => {
    const pause = vi.fn((_input: unknown) => {
      throw new Refused('Choose a day within the next 30 days.', {
        reason: 'PauseTooLong',
        fields: { 'pause.until': 'Choose a day within the next 30 days.' },
      });
    });
    const user = open(['admin'], { 'willData.reviewDesk.pause': pause });
    await user.type(await screen.findByLabelText('Message to customers'), 'We are closed.');
    await user.click(screen.getByRole('button', { name: 'Stop new requests' }));
    await waitFor(() => expect(pause).toHaveBeenCalledWith({ pause: { words: 'We are closed.', until: '' } }));
    expect((await screen.findAllByText(/within the next 30 days/)).length).toBeGreaterThan(0);
  });

  it('is ended', async () => {
    const pause = vi.fn((_input: unknown) => someFigures());
    const user = open(['admin'], {
      'willData.reviewDesk.figures': () =>
        someFigures({ pause: { words: 'We are closed.', until: null, isByItself: true } }),
      'willData.reviewDesk.pause': pause,
    });
    await screen.findByText('New requests are stopped: no one may approve');
    await user.click(screen.getByRole('button', { name: 'Take new requests again' }));
    await screen.findByText('New requests are taken again.');
    expect(pause).toHaveBeenCalledWith({ pause: null });
  });
});
