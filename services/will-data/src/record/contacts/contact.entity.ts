import { defineEntity } from '@mikro-orm/core';
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
  },
});

export const contactRows = activePeopleRows('contacts', `${selected(contactQuestions)}, ${savedByAnyone}`);
