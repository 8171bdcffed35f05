import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { ensureTestator } from '../testator/lock-testator.ts';

interface Save {
  accountId: AccountId;
  /** The version that the fields were typed over. */
  basedOn: number;
  fields: object;
  now: Date;
}

/** One statement, so that of many first saves at once exactly one is stored. */
export const insertRecord = (
  em: EntityManager,
  schema: EntitySchema,
  { accountId, fields, now }: Omit<Save, 'basedOn'>,
) =>
  em.transactional(async (em) => {
    await ensureTestator(em, accountId);
    const inserted = await em
      .createQueryBuilder(schema)
      .insert({ ...fields, accountId, version: 1, savedAt: now } as object)
      .onConflict('accountId')
      .ignore()
      .returning('version')
      .execute('all');
    return inserted.length === 1;
  });

/** Stored only over the version that was typed over: a version read here would prove nothing. */
export async function updateRecord(em: EntityManager, schema: EntitySchema, { accountId, basedOn, fields, now }: Save) {
  const where = { accountId, version: basedOn } as object;
  return (await em.nativeUpdate(schema, where, { ...fields, version: basedOn + 1, savedAt: now } as object)) === 1;
}
