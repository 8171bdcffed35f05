import { p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { beneficiaryClasses } from '@plainwill/contracts/will-data/vocabulary';
import { personIn } from './person.entity.ts';

/** Each table of beneficiaries stores a person or a class of people. */
export const recipientColumns = {
  personId: p.uuid().$type<PersonId>().nullable(),
  person: () => personIn('person_id').nullable(),
  classOf: p.enum(beneficiaryClasses).nullable(),
  /** The children whom the class leaves out. */
  exceptIds: p.json().$type<PersonId[]>().nullable(),
  priority: p.integer(),
  shareBasisPoints: p.integer().nullable(),
};

/** Those of a table that holds beneficiaries. */
export const recipientChecks = (table: string) => [
  { name: `${table}_taker_check`, expression: 'num_nonnulls(person_id, class_of) = 1' },
  { name: `${table}_priority_check`, expression: 'priority >= 1' },
  { name: `${table}_share_check`, expression: 'share_basis_points > 0 and share_basis_points <= 10000' },
];

const activePeople = '(select id from active_people)';

/** As on the wire, which says nothing of exceptions where there are none. */
const recipientJson = `jsonb_build_object(
    'personId', coalesce(person_id::text, class_of), 'priority', priority, 'shareBasisPoints', share_basis_points
  ) || coalesce((
    select jsonb_build_object('exceptIds', jsonb_agg(excepted.id order by excepted.at))
    from jsonb_array_elements_text(except_ids) with ordinality as excepted (id, at)
    where excepted.id::uuid in ${activePeople} having count(*) > 0
  ), '{}')`;

/**
 * The beneficiaries in those rows of `table` for which `where` holds, by priority, and within one in the order given. Nobody
 * who was removed is among them.
 */
export const recipientsIn = (table: string, where: string) => `coalesce((
    select jsonb_agg(${recipientJson} order by priority, r.position) from ${table} r
    where ${where} and (class_of is not null or person_id in ${activePeople})
  ), '[]')`;
