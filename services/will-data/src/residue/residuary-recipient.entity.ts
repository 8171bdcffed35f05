import { defineEntity, p } from '@mikro-orm/core';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { owner, personIn } from '../people/person-columns.ts';

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
