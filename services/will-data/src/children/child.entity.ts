import { defineEntity, p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { childGenders, childRelationships, parentalResponsibilities } from '@plainwill/contracts/will-data/vocabulary';
import { PersonSchema } from '../people/person.entity.ts';
import { personKey } from '../people/person-columns.ts';
import { savedByAnyoneColumns } from '../records/columns.ts';

export const ChildSchema = defineEntity({
  name: 'Child',
  tableName: 'children',
  properties: {
    ...personKey,
    /** Sealed. */
    firstName: p.text(),
    /** Sealed. */
    middleNames: p.text(),
    /** Sealed. */
    lastName: p.text(),
    /** Sealed. */
    dateOfBirth: p.text(),
    gender: p.enum(childGenders),
    relationship: p.enum(childRelationships),
    parentalResponsibility: p.enum(parentalResponsibilities).nullable(),
    otherParentId: p.uuid().$type<PersonId>().nullable(),
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
