import type { ApprovalId, ReviewCommentId } from '@plainwill/contracts/shared/ids';
import type { Approval, OwnReview, ReviewStatus, ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import { approvalStatement } from '@plainwill/contracts/will-data/review/review-vocabulary';

export const anApproval = (changes: Partial<Approval> = {}): Approval => ({
  id: 'approval-1' as ApprovalId,
  place: 1,
  name: 'Ada Holt',
  qualification: 'solicitor',
  regulator: 'SRA',
  registration: '123456',
  statement: approvalStatement,
  at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const aReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  number: 12,
  state: 'requested',
  lane: 'usual',
  requestedAt: '2026-11-17T10:00:00.000Z',
  since: '2026-11-17T10:00:00.000Z',
  reviewer: null,
  isLate: false,
  questions: 0,
  reasons: [],
  approvals: [],
  isApprovedAsItStands: false,
  changed: [],
  holdsUntil: null,
  ...changes,
});

export const anApprovedReview = (changes: Partial<OwnReview> = {}) =>
  aReview({
    state: 'approved',
    reviewer: 'Ada Holt',
    approvals: [anApproval()],
    isApprovedAsItStands: true,
    ...changes,
  });

export const aReviewStatus = (review: OwnReview | null = null, changes: Partial<ReviewStatus> = {}): ReviewStatus => ({
  pause: null,
  usualDays: 3,
  review,
  ...changes,
});

export const aThreadEntry = (changes: Partial<ThreadEntry> = {}): ThreadEntry => ({
  id: 'comment-1' as ReviewCommentId,
  kind: 'question',
  review: 12,
  clauseId: 'executors.appointment',
  quote: 'I appoint my brother THOMAS BELL',
  isAboutEarlierWording: false,
  body: 'Does Thomas know that you chose him?',
  by: 'Ada Holt',
  at: '2026-11-18T09:30:00.000Z',
  answer: null,
  answeredAt: null,
  ...changes,
});
