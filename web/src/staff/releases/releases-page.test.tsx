import type { AccountId, ReleaseId } from '@plainwill/contracts/shared/ids';
import type { DeskRelease } from '@plainwill/contracts/will-data/release/release';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import ReleasesPage from './releases-page.tsx';

const [ada, robin] = ['b0a5c1de-0000-4000-8000-000000000002', 'b0a5c1de-0000-4000-8000-000000000003'] as AccountId[];
const id = 'c0a5c1de-0000-4000-8000-000000000001' as ReleaseId;

const aRelease = (changes: Partial<DeskRelease> = {}): DeskRelease => ({
  id,
  accountId: robin as AccountId,
  askerIds: [ada as AccountId],
  stage: 'waiting',
  stalledBy: null,
  isProved: false,
  askedOn: '2026-11-20',
  daysCounted: 3,
  daysNeeded: 21,
  evidenceBy: null,
  shutBy: null,
  ...changes,
});

function open(releases: DeskRelease[], answers: Answers = {}) {
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: ['admin'] }),
    'identity.roles.list': () => [
      { accountId: ada, email: 'ada@example.com', name: 'Ada Stone', role: 'admin', grantedAt: null, grantedBy: null },
    ],
    'willData.release.desk': () => releases,
    ...answers,
  });
  return show(<ReleasesPage />);
}

it('records evidence, which a colleague must record too', async () => {
  const evidence = vi.fn(() => [aRelease({ evidenceBy: ada ?? null })]);
  const user = open([aRelease()], { 'willData.release.evidence': evidence });
  await user.click(await screen.findByRole('button', { name: /^Record evidence/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Record evidence of the death?' });
  await user.click(within(dialog).getByRole('button', { name: 'Record evidence' }));
  await within(dialog).findAllByText('Enter the number as the paper has it');
  expect(evidence).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText('Number'), '123');
  await user.type(within(dialog).getByLabelText('Date on the paper'), '20/11/2026');
  await user.type(within(dialog).getByLabelText('Reason'), 'Copy seen');
  await user.click(within(dialog).getByRole('button', { name: 'Record evidence' }));
  const sent = { id, kind: 'deathEntry', number: '123', on: '2026-11-20', reason: 'Copy seen' };
  await vi.waitFor(() => expect(evidence).toHaveBeenCalledExactlyOnceWith(sent));
  await screen.findByText('Recorded by Ada Stone. A colleague must do the same.');
});

it.each<[Partial<DeskRelease>, string, string | null]>([
  [{ stage: 'stalled', stalledBy: 'seen' }, 'On hold: the owner signed in', 'Record evidence'],
  [{ stage: 'stalled', stalledBy: 'mail' }, 'On hold: emails not accepted', 'Record evidence'],
  [{ isProved: true }, 'Days are counting, death proved', null],
  [{ stage: 'released' }, 'Released', 'The owner is back'],
])('says where a request stands: %j', async (changes, label, action) => {
  open([aRelease(changes)]);
  await screen.findByText(label);
  if (action) screen.getByRole('button', { name: new RegExp(`^${action}`) });
  else expect(screen.queryByRole('button', { name: /^(Record|The owner)/ })).toBeNull();
});

it('says that nobody has asked', async () => {
  open([]);
  await screen.findByText('No one has asked.');
});

it('says that the list could not be read', async () => {
  open([], {
    'willData.release.desk': () => {
      throw new Refused('Away.', { code: 'SERVICE_UNAVAILABLE' });
    },
  });
  await screen.findByText('Away.');
});
