import { defineEntity } from '@mikro-orm/core';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/spouse-details-questions';
import { personKey } from '../people/person-columns.ts';
import { columnsOf, savedByAnyoneColumns, selected } from '../records/columns.ts';
import { savedByAnyone } from '../records/read-rows.ts';

export const SpouseDetailsSchema = defineEntity({
  name: 'SpouseDetails',
  tableName: 'spouse_details',
  uniques: [{ properties: ['accountId'] }],
  properties: {
    ...personKey,
    ...columnsOf(spouseDetailsQuestions),
    ...savedByAnyoneColumns,
  },
});

export const spouseDetailsRows = `
  select id, ${selected(spouseDetailsQuestions)}, ${savedByAnyone}
  from spouse_details natural join who where id in (select id from living)`;
