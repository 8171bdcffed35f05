import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ReviewCommentId } from '@plainwill/contracts/shared/ids';
import type { DeskComment, DeskFigures, QueueRow, ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { checklistItems } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { aMarriedRecord } from './a-family.ts';
import { aFinding, aWill } from './a-will.ts';
import { anAccount } from './an-account.ts';

/** Who looks at the desk in tests. */
export const me = anAccount().id;
/** Another reviewer. */
export const ruth = 'b0a5c1de-0000-4000-8000-000000000003' as AccountId;

export const colleagues = [
  { id: me, name: 'Harriet Bell', isAway: false },
  { id: ruth, name: 'Ruth Calder', isAway: false },
];

export const aQueueRow = (changes: Partial<QueueRow> = {}): QueueRow => ({
  number: 12,
  state: 'requested',
  lane: 'usual',
  requestedAt: '2026-11-20T10:00:00.000Z',
  workingMinutes: 185,
  daysLeft: 4,
  clauses: 14,
  warnings: 2,
  isCouple: false,
  isOver70: false,
  isSecondApproval: false,
  wasDisagreedWith: false,
  holderId: null,
  ...changes,
});

export const aQueue = (rows: QueueRow[] = [aQueueRow()], changes: object = {}) => ({
  rows,
  count: rows.length,
  next: null,
  mine: 0,
  ...changes,
});

const week = (at: number) => new Date(Date.parse('2026-09-07') + at * 7 * dayMs).toISOString().slice(0, 10);

export const someFigures = (changes: Partial<DeskFigures> = {}): DeskFigures => ({
  waiting: 3,
  oldestHours: 12.5,
  held: [{ holderId: ruth, count: 2 }],
  asked: 1,
  late: 0,
  decidedThisWeek: 4,
  medianHours: 9,
  percentile80Hours: 20,
  usualDays: 3,
  returnedShare: 0.25,
  voidShare: 0.2,
  voids: { answers: 2, birthday: 1, wording: 0 },
  unanswered: 1,
  secondsThatDiffered: 0,
  weeks: Array.from({ length: 12 }, (_, at) => ({
    week: week(at),
    asked: at,
    approved: Math.max(0, at - 2),
    returned: 1,
    medianHours: 8,
  })),
  pause: null,
  ...changes,
});

export const aDeskComment = (changes: Partial<DeskComment> = {}): DeskComment => ({
  id: 'comment-1' as ReviewCommentId,
  review: 12,
  kind: 'internal',
  clauseId: 'executors.appointment',
  quote: 'I appoint my brother THOMAS BELL',
  isAboutEarlierWording: false,
  body: 'Thomas lives abroad.',
  byId: ruth,
  at: '2026-11-21T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  struckAt: null,
  isMine: false,
  ...changes,
});

/** A will that the one who looks at the desk holds. */
export const aReviewFile = (changes: Partial<ReviewFile> = {}): ReviewFile => ({
  row: aQueueRow({ state: 'held', holderId: me }),
  customer: 'Eleanor May Hart',
  customerId: 'd0a5c1de-0000-4000-8000-000000000009' as AccountId,
  isHeldByMe: true,
  heldUntil: '2026-11-26T10:00:00.000Z',
  words: '',
  document: aWill(),
  wordsHash: 'a'.repeat(64) as ReviewFile['wordsHash'],
  stamp: 'as it was',
  changed: [],
  sinceLastVersion: null,
  answers: aMarriedRecord(),
  findings: [{ finding: aFinding(), tickKey: 'warning.EXE-03', understoodAt: '2026-11-20T09:00:00.000Z' }],
  clauseTickKeys: { 'executors.appointment': 'clause.one', 'executors.powers': 'clause.two' },
  checklistTickKeys: Object.fromEntries(
    checklistItems.map((item) => [item, `checklist.${item}`]),
  ) as ReviewFile['checklistTickKeys'],
  ticks: [],
  capacity: [{ question: 'understanding', answer: 'It says who gets what.', at: '2026-11-20T09:00:00.000Z' }],
  prompts: [],
  comments: [],
  notes: [],
  approvals: [],
  needsTwo: false,
  inTheWay: [],
  holdsUntil: null,
  draft: null,
  ...changes,
});
