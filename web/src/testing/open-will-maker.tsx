import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { Route } from 'wouter';
import WillMakerPage from '../will-maker/overview/will-maker-page.tsx';
import { aPlanning } from './a-planning.ts';
import { aReviewStatus } from './a-review.ts';
import { aTestatorRecord } from './a-testator-record.ts';
import { aPreview } from './a-will.ts';
import { anAccount } from './an-account.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { keepDrafts } from './keep-drafts.ts';
import { show } from './show.tsx';

/**
 * The Will Maker of somebody who has told what is given, opened at a section, or at a step of it as `section&step=…`,
 * with somebody to use it.
 */
export function openWillMaker(section: string, told: Partial<TestatorRecord> = {}, answers: Answers = {}) {
  window.history.replaceState(null, '', `/will-maker?section=${section}`);
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'willData.testatorRecord.get': () => aTestatorRecord(told),
    'willData.willDocument.preview': () => aPreview(),
    'willData.review.status': () => aReviewStatus(),
    'identity.partner.get': () => aPlanning(),
    'willData.drafts.save': keepDrafts(told.drafts),
    ...answers,
  });
  return show(<Route path="/will-maker" component={WillMakerPage} />);
}
