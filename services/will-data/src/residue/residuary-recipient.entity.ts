import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { residuaryCeiling } from '@plainwill/contracts/will-data/residue';
import { ContactSchema } from '../contacts/contact.entity.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const ResiduaryRecipientSchema = defineEntity({
  name: 'ResiduaryRecipient',
  tableName: 'residuary_recipients',
  uniques: [{ properties: ['accountId', 'contact'] }],
  checks: [
    { name: 'residuary_recipients_priority_check', expression: `priority >= 1 and priority <= ${residuaryCeiling}` },
    { name: 'residuary_recipients_position_check', expression: `position >= 0 and position < ${residuaryCeiling}` },
  ],
  properties: {
    accountId: () =>
      p.manyToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    contact: () => p.manyToOne(ContactSchema).joinColumns('account_id', 'contact_id').deleteRule('no action'),
    priority: p.integer(),
    /** Where it stood in the list as given. */
    position: p.integer().primary(),
  },
});

export type ResiduaryRecipient = InferEntity<typeof ResiduaryRecipientSchema>;
