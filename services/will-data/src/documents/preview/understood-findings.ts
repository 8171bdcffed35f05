import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { maxUnderstood } from '@plainwill/contracts/will-data/will/will-checks';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { ownerKey } from '../../record/testator/testator.entity.ts';

const table = 'understood_findings';

/** The findings that the testator has said they understand. */
export const UnderstoodFindingsSchema = defineEntity({
  name: 'UnderstoodFindings',
  tableName: table,
  properties: {
    accountId: ownerKey,
    /** Their versions, encrypted: what a check says could be guessed from its digest. */
    versions: p.text(),
  },
});

type Where = Pick<CallContext, 'em' | 'vault'>;

/** The versions of what is understood, the newest last. */
export async function understoodBy({ em, vault }: Where, accountId: AccountId): Promise<readonly string[]> {
  const stored = await em.findOne(UnderstoodFindingsSchema, { accountId });
  if (!stored) return [];
  return decryptFields<{ versions: string[] }>(vault, table, accountId, { versions: stored.versions }).versions;
}

/** Within a transaction: of two ticks at once neither undoes the other. */
export async function storeUnderstood(
  where: Where,
  accountId: AccountId,
  { version, isUnderstood }: { version: string; isUnderstood: boolean },
): Promise<void> {
  const { em, vault } = where;
  await lockTestator(em, accountId);
  const others = (await understoodBy(where, accountId)).filter((known) => known !== version);
  const versions = isUnderstood ? [...others, version].slice(-maxUnderstood) : others;
  await em.upsert(UnderstoodFindingsSchema, { ...encryptFields(vault, table, accountId, { versions }), accountId });
}
