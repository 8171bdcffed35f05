import { defineEntity } from '@mikro-orm/core';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { columnsOf, isoTime, selected, storedColumns } from '../rows/columns.ts';
import { ownerKey } from '../testator/testator.entity.ts';

export const FuneralWishesSchema = defineEntity({
  name: 'FuneralWishes',
  tableName: 'funeral_wishes',
  properties: {
    accountId: ownerKey,
    ...columnsOf(funeralWishesQuestions),
    ...storedColumns,
  },
});

export const funeralWishesRows = `
  select ${selected(funeralWishesQuestions)}, version, ${isoTime('saved_at')} as "savedAt"
  from funeral_wishes natural join owner`;
