import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/funeral-wishes-questions';
import { columnsOf, selected, storedColumns } from '../records/columns.ts';
import { isoTime } from '../records/read-rows.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const FuneralWishesSchema = defineEntity({
  name: 'FuneralWishes',
  tableName: 'funeral_wishes',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    ...columnsOf(funeralWishesQuestions),
    ...storedColumns,
  },
});

export const funeralWishesRows = `
  select ${selected(funeralWishesQuestions)}, version, ${isoTime('saved_at')} as "savedAt"
  from funeral_wishes natural join who`;
