import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { ReactNode } from 'react';
import { useMe } from '../shared/api/session.ts';
import { trpc } from '../shared/api/trpc.ts';
import { aPlanning } from './a-planning.ts';
import { aReviewStatus } from './a-review.ts';
import { anAccount } from './an-account.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { keepDrafts } from './keep-drafts.ts';
import { show } from './show.tsx';

function OnceLoaded({ children }: { children: ReactNode }) {
  const { data } = trpc.willData.testatorRecord.get.useQuery();
  const { data: me } = useMe();
  return data && me ? children : null;
}

/** Shows a section as it stands in the loaded portal; `testatorRecord` may be changed by the answers, as a service would. */
export function showInWillMaker(part: ReactNode, testatorRecord: TestatorRecord, answers: Answers = {}) {
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'willData.testatorRecord.get': () => testatorRecord,
    'willData.review.status': () => aReviewStatus(),
    'willData.signedWills.list': () => [],
    'willData.letters.list': () => [],
    'identity.partner.get': () => aPlanning(),
    'willData.reminders.list': () => ({ reminders: [], settings: { isOff: false, kindsOff: [] } }),
    'willData.drafts.save': keepDrafts(testatorRecord.drafts),
    ...answers,
  });
  return show(<OnceLoaded>{part}</OnceLoaded>);
}
