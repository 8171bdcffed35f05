import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Residue, residueContract } from '@plainwill/contracts/will-data/residue';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { requirePeople } from '../people/people.ts';
import { readRows } from '../records/read-rows.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';
import { ResiduaryRecipientSchema } from './residuary-recipient.entity.ts';
import { residueRows } from './residue-rows.ts';
import { areSharesWhole } from './share-rules.ts';

async function residueOf(em: EntityManager, accountId: AccountId): Promise<Residue> {
  const { rows } = await readRows(em, accountId, { rows: residueRows });
  return (rows[0] as Residue | undefined) ?? { version: 0, recipients: [] };
}

export const residue: HandlersOf<typeof residueContract, CallContext> = {
  replace: ({ ctx: { em, account }, input: { basedOn, recipients } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      const ids = recipients.map(({ personId }) => personId);
      if (new Set(ids).size < ids.length) throw new Refusal('RecipientTwice');
      if (!areSharesWhole(recipients)) throw new Refusal('SharesNotWhole');
      await lockTestator(em, accountId);
      await requirePeople(em, accountId, ids);
      const where = { accountId, residueVersion: basedOn };
      const isCurrent = await em.nativeUpdate(TestatorSchema, where, { residueVersion: basedOn + 1 });
      if (!isCurrent) throw new Refusal('ResidueChanged');
      await em.nativeDelete(ResiduaryRecipientSchema, { accountId });
      await em.insertMany(
        ResiduaryRecipientSchema,
        recipients.map((recipient, position) => ({ ...recipient, accountId, position })),
      );
      return residueOf(em, accountId);
    }),
};
