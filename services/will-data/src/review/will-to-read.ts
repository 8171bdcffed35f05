import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WordingHash } from '@plainwill/contracts/will-data/review/review';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { forSigning } from '@plainwill/law/will/composition/signing-form';
import type { CallContext } from '../context.ts';
import { checkWill } from '../documents/check-will.ts';
import { wordingHashOf } from '../documents/signing-copies/wording-hash.ts';
import { storedFacts } from '../record/testator-record/stored-facts.ts';

/** A will in the form in which it would be signed, and what it was made from. */
export interface WillToRead {
  facts: WillFacts;
  document: WillDocument;
  hash: WordingHash;
}

export function willToRead(facts: WillFacts, asOf: CalendarDate): WillToRead {
  const document = forSigning(composeWill(facts, { asOf }), facts.willSettings.executionVariant);
  return { facts, document, hash: wordingHashOf(document) };
}

type Where = Pick<CallContext, 'em' | 'vault' | 'today'>;

/** The will of today and what the checks say of it. @throws {Refusal} as `storedFacts` */
export async function willOfToday(where: Where, id: AccountId): Promise<WillToRead & { findings: Finding[] }> {
  const facts = await storedFacts({ ...where, account: { id } });
  return { ...willToRead(facts, where.today), findings: checkWill(facts, { asOf: where.today }) };
}

/** The will of today; null while the customer has taken out something that it needs. */
export const willIfReady = (where: Where, id: AccountId) =>
  willOfToday(where, id).catch((cause) => {
    if (cause instanceof Refusal) return null;
    throw cause;
  });
