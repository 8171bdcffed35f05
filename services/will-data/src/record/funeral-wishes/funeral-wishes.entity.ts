import { defineEntity } from '@mikro-orm/core';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { columnsOf, isoTime, selected, storedColumns } from '../rows/columns.ts';
import { ownRow } from '../rows/read-rows.ts';
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

export const funeralWishesRows = ownRow(
  'funeral_wishes',
  `${selected(funeralWishesQuestions)}, version, ${isoTime('saved_at')} as "savedAt"`,
);
