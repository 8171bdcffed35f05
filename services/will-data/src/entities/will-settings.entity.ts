import { defineEntity } from '@mikro-orm/core';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import { columnsOf, selected } from './columns.ts';
import { ownerKey } from './testator.entity.ts';

/** Before anything is chosen. */
export const defaultSettings: WillSettings = unansweredOf(willSettingsQuestions);

export const WillSettingsSchema = defineEntity({
  name: 'WillSettings',
  tableName: 'will_settings',
  checks: [
    {
      name: 'will_settings_children_inheritance_age_check',
      expression: `children_inheritance_age >= ${inheritanceAge.min} and children_inheritance_age <= ${inheritanceAge.max}`,
    },
  ],
  properties: {
    accountId: ownerKey,
    ...columnsOf(willSettingsQuestions),
  },
});

export const willSettingsRows = `select ${selected(willSettingsQuestions)} from will_settings natural join owner`;
