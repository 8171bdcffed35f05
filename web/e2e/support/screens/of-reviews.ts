import type { ReviewCommentId } from '@plainwill/contracts/shared/ids';
import type { Page } from 'playwright-core';
import { aDeskComment, aQueue, aQueueRow, ruth, someFigures } from '../../../src/testing/a-desk.ts';
import { anApproval, anApprovedReview, aReview, aThreadEntry } from '../../../src/testing/a-review.ts';
import { aBlock, aFinding } from '../../../src/testing/a-will.ts';
import { answeringCalls, changedMeanwhile, failing } from './network.ts';
import { button, chosen, dialog, inTurn, opened, pressed, reads, type State } from './state.ts';

const queue = '/admin/reviews';
const workbench = '/admin/reviews/:number';
const own = '/will-maker/review';
const long = 'Aunt Wilhelmina’s long-case clock, which stood in the hall of the house at Mill Lane. '.repeat(6);
const at = '2026-11-21T10:00:00.000Z';

const rows = [
  aQueueRow({ number: 901, lane: 'urgent', workingMinutes: 40, daysLeft: 0, isCouple: true, isOver70: true }),
  aQueueRow({ number: 902, lane: 'again', daysLeft: -2, state: 'held', holderId: ruth }),
  aQueueRow({ number: 903, lane: 'changes', daysLeft: 1, state: 'awaitingSecond', isSecondApproval: true }),
  aQueueRow({ number: 904, state: 'asked', holderId: ruth, clauses: 61, warnings: 19 }),
];
const withRows = answeringCalls({ 'willData.reviewDesk.queue': aQueue(rows, { count: 10_000, next: 904 }) });
const busy = answeringCalls({ 'willData.reviewDesk.figures': someFigures({ late: 3 }) });
const paused = answeringCalls({
  'willData.reviewDesk.figures': someFigures({
    pause: { words: 'We are closed over Christmas.', until: '2027-01-03', isByItself: false },
  }),
});
const withoutReviewer = answeringCalls({
  'willData.reviewDesk.figures': someFigures({
    pause: { words: 'Please ask again in a few days.', until: null, isByItself: true },
  }),
});

const change = {
  kind: 'changed' as const,
  clauseId: 'executors.appointment',
  number: '3.1',
  heading: 'EXECUTORS',
  before: `Once ${long}`,
  after: long,
};
const holding = (changes: object) =>
  answeringCalls({ 'willData.reviewDesk.get': { isHeldByMe: true, inTheWay: [], ...changes } });
const comment = (id: string, changes: Parameters<typeof aDeskComment>[0]) =>
  aDeskComment({ id: id as ReviewCommentId, clauseId: null, ...changes });
const conversation = [
  comment('1', { kind: 'customer', body: long }),
  comment('2', { kind: 'question', body: 'Which clock?', answer: 'The tall one.', answeredAt: at }),
  comment('3', { kind: 'question', body: 'And Anna?', isAboutEarlierWording: true }),
  comment('4', { isMine: true, body: 'W'.repeat(80) }),
  comment('5', { body: 'A slip.', struckAt: at }),
  comment('6', { kind: 'safety', byId: null, body: 'My son reads my post.' }),
];
const talk = { byId: ruth, writtenAt: at, on: '2026-11-21', startedAt: '10:00', minutes: 20, others: '', body: long };

const shown = (tab: string) => async (page: Page) => page.getByRole('tab', { name: tab }).click();
const empty = (opener: string, action: string) => opened(opener, action);

/** A reviewer sees these of the queue and of a will that they have claimed. */
export const statesForReviewer: State[] = [
  { name: 'every kind of review in the queue', path: queue, given: withRows, reach: reads('No. 901') },
  { name: 'nothing in the queue', path: `${queue}?state=decided&lane=urgent`, reach: reads(/^Nothing here/) },
  {
    name: 'a review that somebody else has taken',
    path: queue,
    given: inTurn(withRows, changedMeanwhile('willData.reviewDesk.claim', 'TakenAlready')),
    reach: inTurn(pressed('Claim number 901'), reads('This part is not answering.')),
  },
  { name: 'reviews that are late', path: queue, given: busy, reach: reads('3 reviews are late') },
  {
    name: 'the weeks as a table',
    path: queue,
    given: busy,
    reach: (page) => page.getByText('The same as a table').click(),
  },
  {
    name: 'new requests stopped for want of a reviewer',
    path: queue,
    given: withoutReviewer,
    reach: reads(/no one may approve/),
  },
  { name: 'the list of keys', path: queue, reach: inTurn(reads(/reviews?$/), (page) => page.keyboard.press('?')) },
  { name: 'no such review', path: '/admin/reviews/99999999', reach: reads('Back to the queue') },
  {
    name: 'a will that changed meanwhile',
    path: workbench,
    given: holding({
      changed: [
        { cause: 'answers', changes: [change] },
        { cause: 'wording', changes: [change] },
      ],
      sinceLastVersion: [change],
      holdsUntil: { day: '2027-01-10', because: 'when Rosie turns 18' },
      words: long,
    }),
    reach: reads('The will has changed since you read it'),
  },
  {
    name: 'what was said of every kind',
    path: workbench,
    given: holding({ comments: conversation }),
    reach: inTurn(shown('Comments'), reads('About earlier wording')),
  },
  { name: 'the answers behind a clause', path: workbench, given: holding({}), reach: shown('Answers') },
  {
    name: 'findings, confidences and conversations',
    path: workbench,
    given: holding({
      comments: conversation,
      notes: [talk],
      prompts: ['Speak to them alone, at a time they choose.'],
      findings: [
        { finding: aFinding(), tickKey: 'one', understoodAt: at },
        { finding: aBlock(), tickKey: 'two', understoodAt: null },
      ],
      inTheWay: ['A check still blocks this will.'],
    }),
    reach: inTurn(shown('Checks'), reads('Told in confidence')),
  },
  {
    name: 'a comment with nothing in it',
    path: workbench,
    given: holding({}),
    reach: inTurn(shown('Comments'), pressed('Add comment')),
  },
  {
    name: 'a comment that was not sent',
    path: workbench,
    given: inTurn(holding({}), failing('willData.reviewDesk.comment')),
    reach: async (page) => {
      await shown('Comments')(page);
      await page.getByRole('textbox', { name: 'Internal note' }).fill(long);
      await pressed('Add comment')(page);
      await page.getByText('This part is not answering.').waitFor();
    },
  },
  {
    name: 'no reasons to return it',
    path: workbench,
    given: holding({}),
    reach: empty('Return with reasons', 'Return will'),
  },
  {
    name: 'a conversation with nothing in it',
    path: workbench,
    given: holding({}),
    reach: inTurn(shown('Comments'), empty('Write down a conversation', 'Save conversation')),
  },
  {
    name: 'to hand it over',
    path: workbench,
    given: holding({}),
    reach: inTurn(pressed('More decisions'), chosen('Hand over'), (page) => dialog(page).waitFor()),
  },
  {
    name: 'no reason for the urgent lane',
    path: workbench,
    given: holding({}),
    reach: inTurn(pressed('More decisions'), chosen('Make urgent'), (page) =>
      dialog(page).getByRole('button', { name: 'Save' }).click(),
    ),
  },
  {
    name: 'what an approval still waits for',
    path: workbench,
    given: holding({ inTheWay: ['14 of 27 clauses are not ticked as read.', 'A check blocks this will.'] }),
    reach: reads(/^Before you can approve: 14 of 27/),
  },
  { name: 'an approval before it is given', path: workbench, given: holding({}), reach: opened('Approve this will') },
  {
    name: 'a second reviewer who disagrees',
    path: workbench,
    given: holding({ approvals: [anApproval()], needsTwo: true }),
    reach: empty('Disagree with the first approval', 'Send back'),
  },
  {
    name: 'an approval refused',
    path: workbench,
    given: inTurn(holding({}), changedMeanwhile('willData.reviewDesk.approve', 'WordsChanged')),
    reach: inTurn(opened('Approve this will', 'Approve will'), reads('This part is not answering.')),
  },
  {
    name: 'a will that another holds now',
    path: workbench,
    given: answeringCalls({ 'willData.reviewDesk.get': { isHeldByMe: false, comments: conversation, notes: [talk] } }),
    reach: reads('You held this one. You can still read it.'),
  },
];

/** An administrator handles reviews here without opening a will. */
export const statesOfReviewsForStaff: State[] = [
  { name: 'every kind of review', path: queue, given: withRows, reach: reads('No. 901') },
  {
    name: 'nobody to give a review to',
    path: queue,
    given: withRows,
    reach: opened('Assign number 902', 'Assign review'),
  },
  {
    name: 'no reason for the file for a dispute',
    path: queue,
    given: withRows,
    reach: opened('File for a dispute, number 902', 'Download file'),
  },
  {
    name: 'a pause with nothing in it',
    path: queue,
    reach: inTurn(pressed('Stop new requests'), reads('There is a problem')),
  },
  { name: 'new requests stopped', path: queue, given: paused, reach: reads('We are closed over Christmas.') },
];

const being = (review: object, more: object = {}) => answeringCalls({ 'willData.review.status': { review, ...more } });
const said2 = answeringCalls({
  'willData.review.thread': [
    aThreadEntry({ body: long, review: 12 }),
    aThreadEntry({ id: '2' as ReviewCommentId, kind: 'customer', clauseId: null, quote: '', body: 'Thank you.' }),
    aThreadEntry({
      id: '3' as ReviewCommentId,
      clauseId: 'gone',
      body: 'Which clock?',
      isAboutEarlierWording: true,
      answer: long,
      answeredAt: at,
    }),
  ],
});
const asked = being(aReview({ state: 'asked', questions: 1, reviewer: 'Ada Holt' }));

/** A customer sees these of the check of their will. */
export const statesOfOwnReview: State[] = [
  {
    name: 'a check that takes long',
    path: own,
    given: being(aReview({ isLate: true })),
    reach: reads(/longer than usual/),
  },
  {
    name: 'a check of an urgent will being read',
    path: own,
    given: being(aReview({ state: 'held', lane: 'urgent', reviewer: 'Ada Holt' })),
    reach: reads('Ada Holt is reading your will'),
  },
  {
    name: 'questions, answers and earlier wording',
    path: own,
    given: inTurn(asked, said2),
    reach: reads('About earlier wording'),
  },
  {
    name: 'an answer with nothing in it',
    path: own,
    given: inTurn(asked, said2),
    reach: inTurn((page) => button(page, /^Send answer/).click(), reads('Enter your answer')),
  },
  {
    name: 'a will sent back',
    path: own,
    given: being(aReview({ state: 'returned', reasons: ['Name the clock.', long] })),
    reach: reads('Our reviewer has sent your will back'),
  },
  {
    name: 'a second reviewer',
    path: own,
    given: being(aReview({ state: 'awaitingSecond', approvals: [anApproval()] })),
    reach: reads('A second reviewer is reading your will'),
  },
  {
    name: 'a will approved',
    path: own,
    given: being(anApprovedReview({ holdsUntil: { day: '2027-01-10', because: 'when Rosie turns 18' } })),
    reach: reads('Your will is approved'),
  },
  {
    name: 'a will approved, in the portal',
    path: '/will-maker',
    given: being(anApprovedReview()),
    reach: reads('Approved'),
  },
  {
    name: 'an approval that no longer counts',
    path: own,
    given: being(
      anApprovedReview({
        isApprovedAsItStands: false,
        changed: [
          { cause: 'answers', changes: [change] },
          { cause: 'birthday', changes: [change] },
        ],
      }),
    ),
    reach: reads('Your will has changed since it was approved'),
  },
  {
    name: 'a request withdrawn',
    path: own,
    given: being(aReview({ state: 'withdrawn' })),
    reach: reads('Your request was withdrawn'),
  },
  {
    name: 'a request withdrawn while none are taken',
    path: own,
    given: being(aReview({ state: 'withdrawn' }), {
      pause: { words: 'We are closed over Christmas.', until: '2027-01-03' },
    }),
    reach: reads('We are not taking new requests'),
  },
  { name: 'to withdraw a request', path: own, given: asked, reach: opened('Withdraw the request') },
  {
    name: 'a worry with nothing in it',
    path: own,
    given: asked,
    reach: inTurn(pressed('Is anything worrying you?'), (page) =>
      dialog(page).getByRole('button', { name: 'Send' }).click(),
    ),
  },
  ...[1, 2, 3, 4].map((step) => ({
    name: `asking for a check, step ${step}`,
    path: `${own}?step=${step}`,
    given: answeringCalls({ 'willData.review.status': { review: aReview({ state: 'withdrawn' }) } }),
    reach: reads(new RegExp(`^Step ${step} of 4`)),
  })),
];
