import { defineEntity } from '@mikro-orm/core';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { personKey } from '../people/person.entity.ts';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';

export const ContactSchema = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    ...personKey,
    ...columnsOf(contactQuestions),
    ...savedByAnyoneColumns,
  },
});

/** The first added first. */
export const contactRows = `
  select id, ${selected(contactQuestions)}, ${savedByAnyone}
  from contacts natural join owner join active_people using (id) order by active_people.created_at, id`;
