import { defineEntity, p } from '@mikro-orm/core';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';
import { ownRow } from '../rows/read-rows.ts';
import { ownerKey } from '../testator/testator.entity.ts';

export const PersonalDetailsSchema = defineEntity({
  name: 'PersonalDetails',
  tableName: 'personal_details',
  checks: [{ name: 'personal_details_version_check', expression: 'version > 0' }],
  properties: {
    accountId: ownerKey,
    ...columnsOf(personalDetailsQuestions),
    dateOfBirth: p.text().nullable(),
    ...savedByAnyoneColumns,
  },
});

export const personalDetailsRows = ownRow(
  'personal_details',
  `${selected(personalDetailsQuestions)}, ${savedByAnyone}`,
);
