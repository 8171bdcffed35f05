import { defineEntity } from '@mikro-orm/core';
import { contactQuestions } from '@plainwill/contracts/will-data/contact-questions';
import { personKey } from '../people/person-columns.ts';
import { columnsOf, savedByAnyoneColumns, selected } from '../records/columns.ts';
import { savedByAnyone } from '../records/read-rows.ts';

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
  from contacts natural join who join living using (id) order by living.created_at, id`;
