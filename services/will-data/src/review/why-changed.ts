import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WordsChanged } from '@plainwill/contracts/will-data/review/review';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { wordsHashOf } from '../review-store/words-hash.ts';
import { clauseChanges } from '../signing-copies/clause-changes.ts';
import type { WillFacts } from '../will/facts/will-facts.ts';
import { type WillToRead, willToRead } from './will-to-read.ts';

/** A will as it was read on a day. */
interface WillAsRead {
  facts: WillFacts;
  document: WillDocument;
  on: CalendarDate;
}

const renumbered = (document: WillDocument): WordsChanged[number]['changes'] => [
  {
    kind: 'changed',
    number: '',
    heading: document.title,
    before: 'Each clause says what it said. Some had other numbers.',
    after: 'Each clause says what it said. Some have new numbers.',
  },
];

/** What the will of today says otherwise than the one that was read, by what changed it; empty where it says the same. */
export function whyChanged(read: WillAsRead, today: WillToRead, asOf: CalendarDate): WordsChanged {
  if (wordsHashOf(read.document) === today.hash) return [];
  const reworded = willToRead(read.facts, read.on).document;
  const grownOlder = willToRead(read.facts, asOf).document;
  const found: WordsChanged = [
    { cause: 'answers' as const, changes: clauseChanges(grownOlder, today.document) },
    { cause: 'birthday' as const, changes: clauseChanges(reworded, grownOlder) },
    { cause: 'wording' as const, changes: clauseChanges(read.document, reworded) },
  ].filter(({ changes }) => changes.length > 0);
  return found.length > 0 ? found : [{ cause: 'answers', changes: renumbered(today.document) }];
}
