import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { funeralTypes } from '@plainwill/contracts/will-data/vocabulary';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const FuneralWishesSchema = defineEntity({
  name: 'FuneralWishes',
  tableName: 'funeral_wishes',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    funeralType: p.enum(funeralTypes),
    location: p.text(),
    ashesDirections: p.text(),
    readingsHymns: p.text(),
    flowersCharities: p.text(),
    gatheringDirections: p.text(),
  },
});
