import { defineEntity, p } from '@mikro-orm/core';
import { valuesOf } from '@plainwill/contracts/kit/question';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { personKey } from '../people/person.entity.ts';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';
import { activePeopleRows } from '../rows/read-rows.ts';

const { relationship, gender } = spouseDetailsQuestions;

export const SpouseDetailsSchema = defineEntity({
  name: 'SpouseDetails',
  tableName: 'spouse_details',
  uniques: [{ properties: ['accountId'] }],
  properties: {
    ...personKey,
    ...columnsOf(spouseDetailsQuestions),
    relationship: p.enum(valuesOf(relationship)).nullable(),
    gender: p.enum(valuesOf(gender)).nullable(),
    ...savedByAnyoneColumns,
  },
});

export const spouseDetailsRows = activePeopleRows(
  'spouse_details',
  `${selected(spouseDetailsQuestions)}, ${savedByAnyone}`,
);
