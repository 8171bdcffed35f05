import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, HoldingId } from '@plainwill/contracts/shared/ids';
import type { HoldingFields } from '@plainwill/contracts/will-data/signing/holdings';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { HoldingSchema } from '../holding.entity.ts';

export const aHoldingId = () => randomUUID() as HoldingId;

/** A savings account, if nothing else is said. */
export const aHolding = (changes: Partial<HoldingFields> = {}): HoldingFields => ({
  kind: 'account',
  what: 'Savings account',
  who: 'Nationwide',
  reference: 'ending 5678',
  where: 'the blue folder in the study',
  notes: '',
  ...changes,
});

/** Stores many at once, after those that are there, of an account that has one already. */
export async function storeHoldings(em: EntityManager, vault: Vault, accountId: AccountId, many: HoldingFields[]) {
  const rows = many.map(({ kind, ...body }, at) => ({
    accountId,
    id: aHoldingId(),
    kind,
    position: at + 1,
    version: 1,
    ...encryptFields(vault, 'holdings', accountId, { body }),
  }));
  await em.insertMany(HoldingSchema, rows);
}
