import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { vi } from 'vitest';
import { Route } from 'wouter';
import { staffRoutes } from '../shared/paths/staff-paths.ts';
import WorkbenchPage from '../staff/reviews/desk/workbench-page.tsx';
import { aReviewFile, colleagues } from './a-desk.ts';
import { anAccount } from './an-account.ts';
import { type Answers, answerCalls } from './answer-calls.ts';
import { show } from './show.tsx';

/** Opens review 12 as a reviewer, on a screen with room for columns unless it is said to be a phone. */
export function openWorkbench(file: ReviewFile = aReviewFile(), answers: Answers = {}, { isPhone = false } = {}) {
  window.history.replaceState(null, '', '/admin/reviews/12');
  vi.stubGlobal('matchMedia', () => ({
    matches: !isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: ['reviewer'] }),
    'willData.reviewDesk.get': () => file,
    'willData.reviewDesk.watch': () => ({ stamp: file.stamp }),
    'willData.reviewDesk.colleagues': () => colleagues,
    'willData.reviewDesk.keepDraft': () => null,
    ...answers,
  });
  return show(<Route path={staffRoutes.review} component={WorkbenchPage} />);
}
