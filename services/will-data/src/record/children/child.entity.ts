import { defineEntity, p } from '@mikro-orm/core';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { PersonSchema, personKey } from '../people/person.entity.ts';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';
import { activePeopleRows } from '../rows/read-rows.ts';

export const ChildSchema = defineEntity({
  name: 'Child',
  tableName: 'children',
  properties: {
    ...personKey,
    ...columnsOf(childQuestions),
    /** Emptied by `forgetPerson` before the person goes, since the account of the key must stay. */
    otherParent: () =>
      p
        .manyToOne(PersonSchema)
        .joinColumns('account_id', 'other_parent_id')
        .updateRule('no action')
        .deleteRule('no action')
        .nullable(),
    /** Of the guardians chosen for this child. */
    guardiansVersion: p.integer().default(0),
    ...savedByAnyoneColumns,
  },
});

export const childRows = activePeopleRows('children', `${selected(childQuestions)}, ${savedByAnyone}`);
