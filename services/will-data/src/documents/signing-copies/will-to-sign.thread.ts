import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WordingHash } from '@plainwill/contracts/will-data/review/review';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { forSigning } from '@plainwill/law/will/composition/signing-form';
import { factsSoFar, type RecordOfDay, storedFacts } from '../../record/testator-record/stored-facts.ts';
import { checkWill } from '../check-will.ts';
import { wordingHashOf } from './wording-hash.ts';

interface WillOfDay {
  facts: WillFacts;
  asOf: CalendarDate;
}

/** A will in the form in which it would be signed. */
export interface WillToSign {
  document: WillDocument;
  hash: WordingHash;
}

export function willToSign({ facts, asOf }: WillOfDay): WillToSign {
  const document = forSigning(composeWill(facts, { asOf }), facts.willSettings.executionVariant);
  return { document, hash: wordingHashOf(document) };
}

/** Without the copies: that an older one no longer says the same is cured by making this one. */
export const findingsOf = ({ facts, asOf }: WillOfDay): Finding[] => checkWill(facts, { asOf });

/** The will of a day and what the checks say of it. @throws {Refusal} as `storedFacts` */
export function checkedWill(stored: RecordOfDay) {
  const will = { facts: storedFacts(stored), asOf: stored.asOf };
  return { facts: will.facts, ...willToSign(will), findings: findingsOf(will) };
}

/** Finds where the will of a day says something else than a document. */
export const changesSince = ({ document, ...stored }: RecordOfDay & { document: WillDocument }): ClauseChange[] =>
  clauseChanges(document, composeWill(factsSoFar(stored), { asOf: stored.asOf }));
