import { defineEntity, p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { personKey } from '../people/person.entity.ts';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';
import { activePeopleRows } from '../rows/read-rows.ts';

export const ContactSchema = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    ...personKey,
    ...columnsOf(contactQuestions),
    ...savedByAnyoneColumns,
    /** Those who look the same and, as the testator has said, are others. */
    differsFrom: p.json().$type<PersonId[]>().nullable(),
  },
});

export const contactRows = activePeopleRows(
  'contacts',
  `${selected(contactQuestions)}, coalesce(differs_from, '[]') as "differsFrom", ${savedByAnyone}`,
);
