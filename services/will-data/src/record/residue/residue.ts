import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Residue, residueContract } from '@plainwill/contracts/will-data/records/residue';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { recipientRows, recipientsInOrder, requireRecipients } from '../people/recipients.ts';
import { readRows } from '../rows/read-rows.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';
import { ResiduaryRecipientSchema, residueRows } from './residuary-recipient.entity.ts';

async function residueOf(em: EntityManager, accountId: AccountId): Promise<Residue> {
  const { rows } = await readRows(em, accountId, { rows: residueRows });
  return (rows[0] as Residue | undefined) ?? { version: 0, recipients: [] };
}

export const residue: HandlersOf<typeof residueContract, CallContext> = {
  replace: ({ ctx: { em, vault, account }, input: { basedOn, recipients } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const accountId = account.id;
      const beneficiaries = recipientsInOrder(recipients);
      await requireRecipients(em, accountId, beneficiaries);
      const stored = await residueOf(em, accountId);
      // The same list again: the answer to an earlier call was lost on the way.
      if (stored.version === basedOn + 1 && isDeepStrictEqual(stored.recipients, beneficiaries)) return stored;
      if (stored.version !== basedOn) throw new Refusal('ResidueChanged');
      await em.nativeUpdate(TestatorSchema, { accountId }, { residueVersion: basedOn + 1 });
      await em.nativeDelete(ResiduaryRecipientSchema, { accountId });
      await em.insertMany(
        ResiduaryRecipientSchema,
        recipientRows(beneficiaries).map((row) => ({ ...row, accountId })),
      );
      return residueOf(em, accountId);
    }),
};
