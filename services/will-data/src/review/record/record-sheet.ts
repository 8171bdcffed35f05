import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Role } from '@plainwill/contracts/shared/roles';
import {
  type CapacityQuestion,
  healthAnswerNames,
  type ReviewLane,
  type ReviewState,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { staffChangeFields } from '@plainwill/contracts/will-data/staff-changes';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { clauseTexts } from '@plainwill/law/will/composition/clause-changes';
import type { Sheet, SheetPart } from '../../documents/guidance/sheet.ts';
import type { RecordContent } from './record-content.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const when = (at: Date | string) => moment.format(new Date(at));

const stateLabels: Record<ReviewState, string> = {
  requested: 'asked for',
  held: 'being read',
  asked: 'waiting for an answer',
  awaitingSecond: 'waiting for a second reviewer',
  returned: 'returned',
  approved: 'approved',
  withdrawn: 'withdrawn',
};

const laneLabels: Record<ReviewLane, string> = {
  urgent: 'Urgent.',
  again: 'Asked for again after it was returned.',
  changes: 'Only what had changed was to be read.',
  usual: '',
};

type Row = NonNullable<SheetPart['rows']>[number];

/** A paragraph that was typed may hold lines of its own. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function requestRow(request: RecordContent['requests'][number]): Row {
  const { number, at, lane, state, stateAt, words, wordsHash, understood, changes } = request;
  return {
    label: `Request ${number}`,
    lines: [
      `Asked for on ${when(at)}, through the account. ${laneLabels[lane]}`.trim(),
      ...linesOf(words).map((line) => `In their words: ${line}`),
      understood.length > 0
        ? `Warnings ticked as understood then: ${understood.join(', ')}.`
        : 'No warning had to be understood.',
      ...changes.map(({ kind, number, before, after }) =>
        kind === 'removed'
          ? `Since the version before, removed: ${before}`
          : `Since the version before, clause ${number}: ${after}`,
      ),
      `Fingerprint of the approved text (SHA-256): ${wordsHash}`,
      `${capitalised(stateLabels[state])} on ${when(stateAt)}.`,
    ],
  };
}

const answerIn = (question: CapacityQuestion, answer: string) =>
  question === 'health' ? healthAnswerNames[answer as keyof typeof healthAnswerNames] : answer;

function answerRows({ requests, questions, edition }: RecordContent): Row[] {
  const asked = (Object.keys(questions) as CapacityQuestion[]).filter((question) => question !== 'help');
  const rows = requests.flatMap(({ number, answers }) =>
    asked.map((question) => {
      const given = answers.find((answer) => answer.question === question);
      return {
        label: `${questions[question].id}, request ${number}`,
        lines: given
          ? [questions[question].label, ...linesOf(answerIn(question, given.answer)), `Answered on ${when(given.at)}.`]
          : [questions[question].label, 'Not answered.'],
      };
    }),
  );
  return edition === 'customer'
    ? rows
    : [...rows, { label: questions.help.id, lines: [questions.help.label, 'See the comments marked “worry” below.'] }];
}

const kindLabels = { customer: 'Comment', question: 'Question', internal: 'Internal note', safety: 'Worry' } as const;

const commentRow = (comment: RecordContent['comments'][number]): Row => ({
  label: kindLabels[comment.kind],
  lines: [
    `${comment.byName}, ${when(comment.at)}${comment.struckAt ? ` (struck out on ${when(comment.struckAt)})` : ''}`,
    ...linesOf(comment.quote).map((line) => `About: ${line}`),
    ...linesOf(comment.body),
    ...(comment.answer ? linesOf(comment.answer).map((line) => `Answer: ${line}`) : []),
    ...(comment.answeredAt ? [`Answered on ${when(comment.answeredAt)}.`] : []),
  ],
});

const noteRow = ({ on, startedAt, minutes, others, body, byName }: RecordContent['notes'][number]): Row => ({
  label: 'Conversation',
  lines: [
    `${byName}, ${when(`${on}T12:00:00Z`).replace(/ at .*/u, '')} at ${startedAt}, ${minutes} minutes.`,
    `Also there: ${others || 'no one'}.`,
    ...linesOf(body),
  ],
});

function approvalRow(approval: RecordContent['approvals'][number]): Row {
  const { name, qualification, regulator, registration, at, statement, place, isOverturned } = approval;
  const regulated = regulator ? `regulated by ${regulator}` : 'not regulated';
  return {
    label: place === 1 ? 'First approval' : 'Second approval',
    lines: [
      `${name}, ${qualificationNames[qualification]}, ${regulated}${registration ? `, number ${registration}` : ''}, ${when(at)}`,
      `“${statement}”`,
      ...(isOverturned ? ['A second reviewer did not agree; this approval does not count.'] : []),
    ],
  };
}

const claimLine = ({ name, since, until }: RecordContent['holds'][number]) =>
  until ? `${name}, from ${when(since)} to ${when(until)}` : `${name}, since ${when(since)}`;

/** Each action of staff at the account of somebody else, which the type of the audit log's actions keeps complete. */
type StaffAction = Extract<AuditAction, `${'user' | 'child' | 'contact' | 'review' | 'how-made'}.${string}`>;

const staffActionLabels: Record<StaffAction, string> = {
  'user.view': 'looked at the details',
  'user.view.without-will': 'looked at what would happen without a will',
  'user.edit.personal': 'changed the personal details',
  'user.edit.home': 'changed the details of the home',
  'user.edit.spouse': 'changed the details of the spouse or partner',
  'user.export': 'exported a list of users',
  'user.end-sessions': 'signed the account out everywhere',
  'user.disable': 'disabled the account',
  'user.enable': 'enabled the account',
  'child.add': 'added a child',
  'child.edit': 'changed the details of a child',
  'contact.add': 'added a contact',
  'review.request': 'asked for a check of the will',
  'review.withdraw': 'withdrew the request for a check',
  'review.claim': 'took on the review',
  'review.release': 'released the review',
  'review.hand-over': 'handed the review over',
  'review.open': 'read the will',
  'review.comment': 'commented on the will',
  'review.ask': 'asked a question about the will',
  'review.answer': 'answered a question about the will',
  'review.note': 'wrote down a conversation',
  'review.lane': 'changed how urgent the review is',
  'review.return': 'returned the will',
  'review.approve': 'approved the will',
  'review.disagree': 'disagreed with the first approval',
  'review.pause': 'stopped or resumed new reviews',
  'review.file': 'opened the file for a dispute',
  'how-made.enter': 'entered a request about how the will was made',
  'how-made.open': 'opened a request about how the will was made',
  'how-made.find': 'searched for how the will was made',
  'how-made.choose': 'found how the will was made',
  'how-made.agree': 'agreed to say how the will was made',
  'how-made.refuse': 'refused to say how the will was made',
  'how-made.file': 'made a statement of how the will was made',
  'how-made.send': 'sent a statement of how the will was made',
};

const roleLabels: Record<Role, string> = {
  admin: 'an administrator',
  reviewer: 'a reviewer',
  readonly: 'a colleague who may only look',
};

/** “27 November 2026 at 02:09: Ada Stone, an administrator, added a child, Mia Bell: Date of birth” */
function seenLine({ at, name, role, action, person, fields }: RecordContent['seen'][number]): string {
  const acting = role ? roleLabels[role] : 'a member of staff';
  const done = staffActionLabels[action as StaffAction] ?? 'did something that this record has no name for';
  const labels: Readonly<Record<string, string>> = staffChangeFields[action as keyof typeof staffChangeFields] ?? {};
  const changed = fields.map((field) => labels[field] ?? field).join(', ');
  const subject = [done, person].filter((part) => part !== null).join(', ');
  return `${when(at)}: ${name ? `${name}, ${acting},` : capitalised(acting)} ${subject}${changed && `: ${changed}`}`;
}

export function clauseRows(document: WillDocument): Row[] {
  const words = clauseTexts(document);
  const clauses = document.sections.flatMap((section) => section.clauses);
  return [
    ...clauses.map(({ id, number }) => ({ label: number, lines: linesOf(words.get(id) ?? '') })),
    { label: 'Above the signatures', lines: [document.attestation] },
  ];
}

const points = (heading: string, lines: readonly string[], otherwise: string): SheetPart =>
  lines.length > 0 ? { heading, list: { kind: 'points', lines } } : { heading, text: otherwise };

const table = (heading: string, rows: readonly Row[], otherwise: string): SheetPart =>
  rows.length > 0 ? { heading, rows } : { heading, text: otherwise };

const coverNote: SheetPart = {
  heading: 'Before you hand this on',
  text: 'After a death this file goes to the personal representatives on sight of the grant, and to others only with their consent or by order of a court. Confidence and privilege pass to the personal representatives. Do not answer a Larke v Nugus letter from this file alone: take advice first.',
};

/** How the will came to be what it is. The customer’s edition leaves out what is between reviewers. */
export function recordSheet(content: RecordContent): Sheet {
  const { edition, testator, approved } = content;
  const isWhole = edition === 'disputes';
  return {
    title: isWhole ? 'File for a dispute' : 'Record of instructions',
    lead: `How the will of ${testator || 'the customer'} was prepared, from the records of ${brand.name}.`,
    parts: [
      ...(isWhole ? [coverNote] : []),
      ...reviewParts(content),
      ...(approved ? [table('The approved wording', clauseRows(approved), '')] : []),
      ...copyParts(content),
    ],
  };
}

const reviewParts = (content: RecordContent): SheetPart[] => [
  table('When a check was asked for', content.requests.map(requestRow), 'No check has been asked for.'),
  table('Questions on capacity and instructions', answerRows(content), 'None were asked.'),
  table('What was said', content.comments.map(commentRow), 'Nothing was said.'),
  table('Conversations', content.notes.map(noteRow), 'None are recorded.'),
  points('Who read the will', content.holds.map(claimLine), 'No one has read it.'),
  table('Approvals', content.approvals.map(approvalRow), 'The will is not approved.'),
];

const copyParts = ({ copies, seen }: RecordContent): SheetPart[] => [
  points(
    'Copies to sign',
    copies.map(
      ({ number, madeAt, isApproved }) =>
        `Copy ${number}, ${when(madeAt)}, ${isApproved ? 'of approved words' : 'not checked by a person'}`,
    ),
    'No copy has been made.',
  ),
  points('Staff who looked or changed something', seen.map(seenLine), 'None did.'),
];

/** The same for who has the words before them already. */
export const instructionParts = (content: RecordContent): SheetPart[] => [
  ...reviewParts(content),
  ...copyParts(content),
];
