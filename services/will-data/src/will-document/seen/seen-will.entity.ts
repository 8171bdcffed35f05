import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { TestatorSchema } from '../../testator/testator.entity.ts';

/** What the will said when the testator last looked. */
export const SeenWillSchema = defineEntity({
  name: 'SeenWill',
  tableName: 'seen_wills',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    /** `Digests`, sealed: few words are likely ones, and could be guessed from their digest. */
    clauses: p.text(),
    seenAt: p.datetime(),
  },
});
