import { defineEntity, p } from '@mikro-orm/core';
import { owner } from '../people/person.entity.ts';
import { recipientChecks, recipientColumns, recipientsIn } from '../people/recipient.ts';

export const ResiduaryRecipientSchema = defineEntity({
  name: 'ResiduaryRecipient',
  tableName: 'residuary_recipients',
  uniques: [{ properties: ['accountId', 'personId'] }, { properties: ['accountId', 'classOf'] }],
  checks: recipientChecks('residuary_recipients'),
  properties: {
    accountId: () => owner().primary(),
    /** Where it stood in the list as given. */
    position: p.integer().primary(),
    ...recipientColumns,
  },
});

/** One row: the list with its version; none before anything is stored. SQL, for `readRows` reads every record with one statement. */
export const residueRows = `
  select residue_version as version, ${recipientsIn('residuary_recipients', 'r.account_id = t.account_id')} as recipients
  from testators t natural join owner`;
