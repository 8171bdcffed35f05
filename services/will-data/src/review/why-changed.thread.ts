import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WordingChanges } from '@plainwill/contracts/will-data/review/review';
import type { ChangeCause } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { type WillToSign, willToSign } from '../documents/signing-copies/will-to-sign.thread.ts';
import { wordingHashOf } from '../documents/signing-copies/wording-hash.ts';

/** A will as it was read on a day. */
interface WillAsRead {
  facts: WillFacts;
  document: WillDocument;
  on: CalendarDate;
}

const renumbered = (document: WillDocument): WordingChanges[number]['changes'] => [
  {
    kind: 'changed',
    clauseId: '',
    number: '',
    heading: document.title,
    before: 'Each clause says what it said. Some had other numbers.',
    after: 'Each clause says what it said. Some have new numbers.',
  },
];

interface Readings {
  read: WillAsRead;
  /** As it says now, on the day `asOf`. */
  today: WillToSign;
  asOf: CalendarDate;
}

/** The differences between the will of today and the one that was read, by what changed it; empty where there are none. */
export function whyChanged({ read, today, asOf }: Readings): WordingChanges {
  if (wordingHashOf(read.document) === today.hash) return [];
  const reworded = willToSign({ facts: read.facts, asOf: read.on }).document;
  const grownOlder = willToSign({ facts: read.facts, asOf }).document;
  return [
    changeOf('answers', grownOlder, today.document),
    changeOf('birthday', reworded, grownOlder),
    changeOf('wording', read.document, reworded),
  ].flat();
}

function changeOf(cause: ChangeCause, before: WillDocument, after: WillDocument): WordingChanges {
  if (wordingHashOf(before) === wordingHashOf(after)) return [];
  const changes = clauseChanges(before, after);
  return [{ cause, changes: changes.length > 0 ? changes : renumbered(after) }];
}
