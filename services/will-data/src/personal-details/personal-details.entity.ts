import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/personal-details-questions';
import { columnsOf, savedByAnyoneColumns, selected } from '../records/columns.ts';
import { savedByAnyone } from '../records/read-rows.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const PersonalDetailsSchema = defineEntity({
  name: 'PersonalDetails',
  tableName: 'personal_details',
  checks: [{ name: 'personal_details_version_check', expression: 'version > 0' }],
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    ...columnsOf(personalDetailsQuestions),
    ...savedByAnyoneColumns,
  },
});

export const personalDetailsRows = `
  select ${selected(personalDetailsQuestions)}, ${savedByAnyone} from personal_details natural join who`;
