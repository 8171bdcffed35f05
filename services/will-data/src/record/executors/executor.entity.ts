import { defineEntity, p } from '@mikro-orm/core';
import type { ExecutorId, PersonId } from '@plainwill/contracts/shared/ids';
import { executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { owner, personIn } from '../people/person.entity.ts';

export const ExecutorSchema = defineEntity({
  name: 'Executor',
  tableName: 'executors',
  uniques: [
    { properties: ['accountId', 'personId'] },
    // Checked when the transaction ends: on the way there two rows may hold one position.
    { properties: ['accountId', 'position'], deferMode: 'deferred' },
  ],
  checks: [{ name: 'executors_position_check', expression: 'position >= 0' }],
  properties: {
    id: p.uuid().$type<ExecutorId>().primary(),
    accountId: owner,
    personId: p.uuid().$type<PersonId>(),
    person: () => personIn('person_id'),
    role: p.enum(executorRoles),
    position: p.integer(),
  },
});

/** Primaries before backups, each in their order. SQL, for `readRows` reads every record with one statement. */
export const executorRows = `
  select e.id, person_id as "personId", role, position
  from executors e natural join owner join active_people on active_people.id = person_id
  order by role = 'primary' desc, position`;
