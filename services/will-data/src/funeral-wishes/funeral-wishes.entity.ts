import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { storedColumns } from '../records/columns.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

/** All of it is sealed: such wishes can tell of a faith. */
export const FuneralWishesSchema = defineEntity({
  name: 'FuneralWishes',
  tableName: 'funeral_wishes',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    funeralType: p.text(),
    location: p.text(),
    ashesDirections: p.text(),
    readingsHymns: p.text(),
    flowersCharities: p.text(),
    gatheringDirections: p.text(),
    ...storedColumns,
  },
});
