import type { Planning } from '@plainwill/contracts/identity/partner';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { aPlanning } from '../../testing/a-planning.ts';
import { aReviewStatus } from '../../testing/a-review.ts';
import { aTestatorRecord } from '../../testing/a-testator-record.ts';
import { aPreview } from '../../testing/a-will.ts';
import { anAccount, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import WillMakerPage from '../overview/will-maker-page.tsx';

function open(planning: Partial<Planning> = {}, answers: Answers = {}) {
  window.history.replaceState(null, '', '/will-maker/together');
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'willData.testatorRecord.get': () => aTestatorRecord(),
    'willData.willDocument.preview': () => aPreview(),
    'identity.waysIn.get': () => someWaysIn(),
    'willData.review.status': () => aReviewStatus(),
    'identity.partner.get': () => aPlanning(planning),
    ...answers,
  });
  return show(<Route path="/will-maker/together" component={WillMakerPage} />);
}

const sent = [
  {
    id: 'b0a5c1de-0000-4000-8000-000000000001',
    email: 'ben@example.com',
    firstName: 'Ben',
    sentAt: '2026-11-28T10:00:00.000Z',
    expiresAt: '2026-12-05T10:00:00.000Z',
    canSendAgain: true,
  },
];

it('invites, and lists the invitation with what can be done with it', async () => {
  const invite = vi.fn(() => aPlanning({ sent }));
  const sendAgain = vi.fn(() => aPlanning({ sent: sent.map((one) => ({ ...one, canSendAgain: false })) }));
  const cancel = vi.fn(() => aPlanning());
  const user = open(
    {},
    {
      'identity.partner.invite': invite,
      'identity.partner.sendAgain': sendAgain,
      'identity.partner.cancelInvite': cancel,
    },
  );
  await user.type(await screen.findByLabelText('Your partner’s first name'), 'Ben');
  screen.getByText('The email says that Harriet Bell invites them.');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(screen.getAllByText('Enter your partner’s email address')).not.toEqual([]);
  await user.type(screen.getByLabelText('Your partner’s email address'), ' ben@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  const list = within(await screen.findByRole('region', { name: 'Open invitations' }));
  expect(invite).toHaveBeenCalledExactlyOnceWith({ firstName: 'Ben', email: 'ben@example.com' });
  list.getByText(/sent on 28 November 2026.*can be accepted until 5 December 2026/);
  await user.click(list.getByRole('button', { name: 'Send again to Ben' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Send again to Ben' })).toBeNull());
  await user.click(list.getByRole('button', { name: 'Cancel the invitation to Ben' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull());
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: sent[0]?.id });
});

it('says beside the address that it is one’s own', async () => {
  const message = 'This is your own address. Each of you needs an email address of your own. Enter your partner’s.';
  const user = open(
    { nameInMail: null },
    {
      'identity.partner.invite': () => {
        throw new Refused(message, { code: 'PRECONDITION_FAILED', reason: 'OwnAddress', fields: { email: message } });
      },
    },
  );
  await user.type(await screen.findByLabelText('Your partner’s first name'), 'Ben');
  screen.getByText(/says that “Someone” invites them/);
  await user.type(screen.getByLabelText('Your partner’s email address'), 'harriet@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('shows who they plan with, and ends it after one question', async () => {
  const end = vi.fn(() => aPlanning({ hasEnded: true, canInviteFrom: '2026-11-29T10:00:00.000Z' }));
  const user = open(
    { partner: { firstName: 'Ben', linkedOn: '2026-11-28' } },
    {
      'identity.partner.end': end,
      'identity.partner.dismissEnd': () => aPlanning(),
      'willData.couples.get': () => ({ mine: [], theirs: [], consents: [], removedCopies: [] }),
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Planning with Ben' });
  screen.getByText(/^You and Ben have been planning together since 28 November 2026\./);
  await user.click(screen.getByRole('button', { name: 'End planning together' }));
  const question = within(screen.getByRole('alertdialog'));
  question.getByText('Ben will see that it has ended. You can also leave it as it is and just change your will.');
  expect(end).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'End planning together' }));
  await screen.findByText('You are no longer planning together. Your answers and your will are as they were.');
  screen.getByText('You can invite someone again from 29 November 2026 at 10:00.');
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  await vi.waitFor(() => expect(screen.queryByText(/^You are no longer/)).toBeNull());
});

it('leads to an invitation that waits for this address', async () => {
  open({ received: [{ token: 'a-token', from: 'Anna Reed', expiresAt: '2026-12-05T10:00:00.000Z' }] });
  await screen.findByRole('heading', { name: 'Anna Reed has invited you to plan together' });
  expect(screen.getByRole('link', { name: 'See the invitation' }).getAttribute('href')).toBe(
    '/auth/partner#token=a-token',
  );
});
