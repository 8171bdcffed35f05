import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { CoupleShares } from '@plainwill/contracts/will-data/couple/couples';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { consentsOf } from './consents.ts';
import { removedCopiesOf } from './copied-people.ts';
import type { Couple } from './couples-of.ts';
import { sharedBy } from './snapshots.ts';

export type OwnContext = CallContext & { account: CallingAccount };

export async function requireCouple({ coupleOf, account }: Pick<OwnContext, 'coupleOf' | 'account'>): Promise<Couple> {
  const couple = await coupleOf(account.id);
  if (!couple) throw new Refusal('NotPlanning');
  return couple;
}

/** Whom the caller leaves the rest to is said first: the partner's answer is no model for it. */
export const hasChosenResidue = ({ residue }: Pick<TestatorRecord, 'residue'>) => residue.recipients.length > 0;

export async function requireOwnResidue({ em, vault, account }: Pick<OwnContext, 'em' | 'vault' | 'account'>) {
  if (!hasChosenResidue(await testatorRecordOf(em, vault, account.id))) throw new Refusal('AnswerYoursFirst');
}

/** How an account stands in its couple. */
export async function sharesIn(
  { em, vault, account, today }: Pick<OwnContext, 'em' | 'vault' | 'account' | 'today'>,
  couple: Couple | null,
): Promise<CoupleShares> {
  if (!couple) return { mine: [], theirs: [], consents: [], removedCopies: [] };
  const { coupleId, partnerAccountId } = couple;
  return {
    mine: await sharedBy(em, account.id, coupleId, today),
    theirs: await sharedBy(em, partnerAccountId, coupleId, today),
    consents: await consentsOf(em, account.id, coupleId),
    removedCopies: await removedCopiesOf({ em, vault }, account.id, coupleId),
  };
}
