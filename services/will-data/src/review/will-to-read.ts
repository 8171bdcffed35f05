import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../context.ts';
import type { WillToSign } from '../documents/signing-copies/will-to-sign.thread.ts';
import { willToSignThread } from '../documents/signing-copies/will-to-sign.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';

/** A will to sign, and what it was made from. */
export interface WillToRead extends WillToSign {
  facts: WillFacts;
}

type Where = Pick<CallContext, 'em' | 'vault' | 'today'>;

/** The will of today and what the checks say of it. @throws {Refusal} as `storedFacts` */
export const willOfToday = async (where: Where, id: AccountId): Promise<WillToRead & { findings: Finding[] }> =>
  willToSignThread('checkedWill', await recordOfToday({ ...where, account: { id } }));

/** The will of today; null while the customer has taken out something that it needs. */
export const willIfReady = (where: Where, id: AccountId) =>
  willOfToday(where, id).catch((cause) => {
    if (cause instanceof Refusal) return null;
    throw cause;
  });
