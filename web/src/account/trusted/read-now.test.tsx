import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { ReadNow, ReceivedTrust } from './read-now.tsx';

const id = 'b0a5c1de-0000-4000-8000-000000000001' as TrustedPersonId;

const refuse = (reason: string) => () => {
  throw new Refused('Not now.', { code: 'NOT_FOUND', reason });
};

function open(answers: Answers) {
  answerCalls({ 'identity.trustedInvitations.received': () => [], ...answers });
  return show(
    <>
      <ReceivedTrust />
      <ReadNow />
    </>,
  );
}

it('says that there is nothing, whatever the cause', async () => {
  open({ 'willData.trusted.ofOthers': refuse('NothingForYou') });
  await screen.findByText('There is nothing for you to read now.');
});

it('leads to two-step sign-in before anything is shown', async () => {
  open({ 'willData.trusted.ofOthers': refuse('SecondStepFirst') });
  await screen.findByText('Turn on two-step sign-in first');
  expect(screen.getByRole('link', { name: 'Set up two-step sign-in' }).getAttribute('href')).toBe(
    '/account#secondStep',
  );
});

it('opens a thing once it is asked for, and says why it could not be', async () => {
  let isGone = false;
  const see = vi.fn(() => {
    if (isGone) throw new Refused('There is nothing here for you to read.', { code: 'NOT_FOUND' });
    return { entries: [{ title: 'The signed will', lines: ['At home: the grey box'] }], file: null };
  });
  const user = open({
    'willData.trusted.ofOthers': () => [{ id, owner: 'Harriet Bell', mayAsk: false, things: ['whereItIs'] }],
    'willData.trusted.see': see,
  });
  await screen.findByRole('heading', { name: 'From Harriet Bell' });
  expect(see).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open: Where the will is, from Harriet Bell' }));
  await screen.findByText('At home: the grey box');
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'Open: Where the will is, from Harriet Bell' }));
  await screen.findByText('There is nothing here for you to read.');
  expect(screen.queryByText('At home: the grey box')).toBeNull();
});

it('steps back after a question', async () => {
  let isLeft = false;
  const leave = vi.fn(() => {
    isLeft = true;
  });
  const user = open({
    'willData.trusted.ofOthers': () => {
      if (isLeft) throw new Refused('Nothing.', { code: 'NOT_FOUND', reason: 'NothingForYou' });
      return [{ id, owner: null, mayAsk: true, things: [] }];
    },
    'willData.trusted.leave': leave,
  });
  await user.click(await screen.findByRole('button', { name: 'I no longer want this' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith({ id }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^From/ })).toBeNull());
});

it('shows an invitation that waits', async () => {
  open({
    'identity.trustedInvitations.received': () => [
      { token: 'A'.repeat(43), from: 'Harriet Bell', expiresAt: '2026-12-20T10:00:00.000Z' },
    ],
    'willData.trusted.ofOthers': refuse('NothingForYou'),
  });
  await screen.findByRole('heading', { name: 'Harriet Bell trusts you with something' });
  expect(screen.getByRole('link', { name: 'See the invitation' }).getAttribute('href')).toBe(
    `/auth/trusted#token=${'A'.repeat(43)}`,
  );
});
