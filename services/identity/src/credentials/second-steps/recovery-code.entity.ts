import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** A recovery code of an account, good for one use. */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    /** SHA-256: of 120 random bits that is enough. */
    codeHash: p.string().length(64).primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    madeAt: p.datetime(),
  },
});
