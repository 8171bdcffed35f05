import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AccountId, ContactId } from '@plainwill/contracts/shared/ids';
import { executorRelationships } from '@plainwill/contracts/will-data/vocabulary';
import { TestatorSchema } from '../testator/testator.entity.ts';

/** The account is part of the key, so that nothing can refer to a contact of somebody else. */
export const ContactSchema = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    accountId: () =>
      p.manyToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    id: p.uuid().$type<ContactId>().primary(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    relationship: p.enum(executorRelationships).nullable(),
    createdAt: p.datetime(),
  },
});

export type Contact = InferEntity<typeof ContactSchema>;
