import { defineEntity, p } from '@mikro-orm/core';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { inheritanceAge, survivorshipDays } from '@plainwill/contracts/will-data/record-limits';
import { PersonSchema } from '../people/person.entity.ts';
import { columnsOf, selected } from '../rows/columns.ts';
import { ownRow } from '../rows/read-rows.ts';
import { ownerKey } from '../testator/testator.entity.ts';

export const WillSettingsSchema = defineEntity({
  name: 'WillSettings',
  tableName: 'will_settings',
  checks: [
    {
      name: 'will_settings_children_inheritance_age_check',
      expression: `children_inheritance_age >= ${inheritanceAge.min} and children_inheritance_age <= ${inheritanceAge.max}`,
    },
    {
      name: 'will_settings_survivorship_days_check',
      expression: `survivorship_days >= ${survivorshipDays.min} and survivorship_days <= ${survivorshipDays.max}`,
    },
  ],
  properties: {
    accountId: ownerKey,
    ...columnsOf(willSettingsQuestions),
    /** Emptied by `forgetPerson` before the person goes, since the account of the key must stay. */
    intendedSpouse: () =>
      p
        .manyToOne(PersonSchema)
        .joinColumns('account_id', 'intended_spouse_id')
        .updateRule('no action')
        .deleteRule('no action')
        .nullable(),
  },
});

export const willSettingsRows = ownRow('will_settings', selected(willSettingsQuestions));
