import { defineEntity } from '@mikro-orm/core';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from './columns.ts';
import { personKey } from './person.entity.ts';

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
  from spouse_details natural join owner where id in (select id from active_people)`;
