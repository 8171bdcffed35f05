import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type {
  SpouseDetails,
  SpouseDetailsFields,
  spouseDetailsContract,
} from '@plainwill/contracts/will-data/spouse-details';
import { asksIntendingToMarry, spouseFirstSaveFields } from '@plainwill/contracts/will-data/spouse-details-rules';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { addPerson, forgetPerson } from '../people/people.ts';
import { readRows } from '../records/read-rows.ts';
import { updateRecord } from '../records/save-record.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { SpouseDetailsSchema } from './spouse-details.entity.ts';
import { spouseDetailsRows } from './spouse-details-rows.ts';

async function spouseDetailsOf(em: EntityManager, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: spouseDetailsRows });
  return (rows[0] as SpouseDetails | undefined) ?? null;
}

const isWhole = (changes: Partial<SpouseDetailsFields>): changes is Omit<SpouseDetailsFields, 'intendingToMarry'> =>
  spouseFirstSaveFields.every((field) => changes[field] !== undefined);

export const spouseDetails: HandlersOf<typeof spouseDetailsContract, CallContext> = {
  save: ({ ctx: { em, account, now }, input: { basedOn, changes } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const stored = await spouseDetailsOf(em, accountId);
      if ((stored?.version ?? 0) !== basedOn) throw new Refusal('SpouseDetailsChanged');
      const { relationship, intendingToMarry = false } = { ...stored, ...changes };
      const fields = { ...changes, intendingToMarry: intendingToMarry && asksIntendingToMarry(relationship) };
      if (stored) {
        await updateRecord(em, SpouseDetailsSchema, { accountId, basedOn, fields, now });
      } else {
        if (!isWhole(fields)) throw new Refusal('SpouseDetailsIncomplete');
        const id = randomUUID() as PersonId;
        await addPerson(em, { accountId, id, kind: 'spouse', now });
        await em.insert(SpouseDetailsSchema, { ...fields, accountId, id, version: 1, savedAt: now });
      }
      const saved = await spouseDetailsOf(em, accountId);
      if (!saved) throw new Refusal('SpouseDetailsChanged');
      return saved;
    }),
  remove: ({ ctx: { em, account }, input: { basedOn } }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      const stored = await spouseDetailsOf(em, account.id);
      if (!stored) return;
      if (stored.version !== basedOn) throw new Refusal('SpouseDetailsChanged');
      await forgetPerson(em, account.id, stored.id);
    }),
};
