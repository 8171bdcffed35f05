import { defineEntity, p, raw } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** The owner of everything else here: locked while a list of theirs changes, and removed together with all of it. */
export const TestatorSchema = defineEntity({
  name: 'Testator',
  tableName: 'testators',
  properties: {
    accountId: p.uuid().$type<AccountId>().primary(),
    /** When the first answer was stored; null for who began before that was kept. By the database's clock. */
    beganAt: p.datetime().nullable().default(raw('now()')).index(),
    /** Of the list of residuary recipients. */
    residueVersion: p.integer().default(0),
    /** Those since deleted too, so that no number is given twice. */
    signingCopiesMade: p.integer().default(0),
  },
});

/** The key of a table with one row for each account, which goes with the account. */
export const ownerKey = () =>
  p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary();
