import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import type { ResiduaryRecipient, Residue, residueContract } from '@plainwill/contracts/will-data/records/residue';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { ResiduaryRecipientSchema, residueRows } from '../entities/residuary-recipient.entity.ts';
import { TestatorSchema } from '../entities/testator.entity.ts';
import { requirePeople } from '../people/people.ts';
import { withinLimits } from '../record-limits/within-limits.ts';
import { readRows } from '../records/read-rows.ts';

async function residueOf(em: EntityManager, accountId: AccountId): Promise<Residue> {
  const { rows } = await readRows(em, accountId, { rows: residueRows });
  return (rows[0] as Residue | undefined) ?? { version: 0, recipients: [] };
}

const inTurn = (recipients: readonly ResiduaryRecipient[]) => recipients.toSorted((a, b) => a.priority - b.priority);

export const residue: HandlersOf<typeof residueContract, CallContext> = {
  replace: ({ ctx: { em, vault, account }, input: { basedOn, recipients } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const accountId = account.id;
      const ids = recipients.map(({ personId }) => personId);
      if (new Set(ids).size < ids.length) throw new Refusal('RecipientTwice');
      if (!areSharesWhole(recipients)) throw new Refusal('SharesNotWhole');
      await requirePeople(em, accountId, ids);
      const stored = await residueOf(em, accountId);
      // The same list again: the answer to an earlier call was lost on the way.
      if (stored.version === basedOn + 1 && isDeepStrictEqual(stored.recipients, inTurn(recipients))) return stored;
      if (stored.version !== basedOn) throw new Refusal('ResidueChanged');
      await em.nativeUpdate(TestatorSchema, { accountId }, { residueVersion: basedOn + 1 });
      await em.nativeDelete(ResiduaryRecipientSchema, { accountId });
      await em.insertMany(
        ResiduaryRecipientSchema,
        recipients.map((recipient, position) => ({ ...recipient, accountId, position })),
      );
      return residueOf(em, accountId);
    }),
};
