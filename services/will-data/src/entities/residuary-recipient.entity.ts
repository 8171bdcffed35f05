import { defineEntity, p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { owner, personIn } from './person.entity.ts';

export const ResiduaryRecipientSchema = defineEntity({
  name: 'ResiduaryRecipient',
  tableName: 'residuary_recipients',
  checks: [
    { name: 'residuary_recipients_priority_check', expression: 'priority >= 1' },
    {
      name: 'residuary_recipients_share_check',
      expression: 'share_basis_points > 0 and share_basis_points <= 10000',
    },
  ],
  properties: {
    accountId: () => owner().primary(),
    personId: p.uuid().$type<PersonId>().primary(),
    person: () => personIn('person_id'),
    priority: p.integer(),
    shareBasisPoints: p.integer().nullable(),
    /** Where it stood in the list as given. */
    position: p.integer(),
  },
});

/** One row: the list with its version; none before anything is stored. */
export const residueRows = `
  select residue_version as version, coalesce((
    select jsonb_agg(
      jsonb_build_object('personId', person_id, 'priority', priority, 'shareBasisPoints', share_basis_points)
      order by priority, position
    ) from residuary_recipients r join active_people on active_people.id = person_id where r.account_id = t.account_id
  ), '[]') as recipients
  from testators t natural join owner`;
