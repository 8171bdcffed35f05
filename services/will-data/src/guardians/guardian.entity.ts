import { defineEntity, p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { owner, personIn } from '../people/person-columns.ts';

const guardianTypes = ['primary', 'backup'] as const;

/** A person who would look after a child by themselves. */
export const GuardianSchema = defineEntity({
  name: 'Guardian',
  tableName: 'guardians',
  uniques: [{ properties: ['accountId', 'childId', 'guardianType', 'position'] }],
  properties: {
    accountId: () => owner().primary(),
    childId: p.uuid().$type<PersonId>().primary(),
    child: () => personIn('child_id'),
    personId: p.uuid().$type<PersonId>().primary(),
    person: () => personIn('person_id'),
    guardianType: p.enum(guardianTypes),
    /** Counted from 0 within the type. */
    position: p.integer(),
  },
});
