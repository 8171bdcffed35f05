import { defineEntity } from '@mikro-orm/core';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from './columns.ts';
import { personKey } from './person.entity.ts';

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
