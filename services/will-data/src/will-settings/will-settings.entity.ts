import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/will-settings-questions';
import { columnsOf, selected } from '../records/columns.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const WillSettingsSchema = defineEntity({
  name: 'WillSettings',
  tableName: 'will_settings',
  checks: [
    {
      name: 'will_settings_children_inheritance_age_check',
      expression: `children_inheritance_age >= ${inheritanceAge.least} and children_inheritance_age <= ${inheritanceAge.most}`,
    },
  ],
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    ...columnsOf(willSettingsQuestions),
  },
});

export const willSettingsRows = `select ${selected(willSettingsQuestions)} from will_settings natural join who`;
