import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { TestatorSchema } from '../testator/testator.entity.ts';

const personKinds = ['spouse', 'child', 'contact'] as const;

/**
 * Anyone who can have a part in the will; what is known of them is in the table of their kind. The account is part of
 * the key, so that nothing can refer to a person of somebody else.
 */
export const PersonSchema = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    accountId: () =>
      p.manyToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    id: p.uuid().$type<PersonId>().primary(),
    kind: p.enum(personKinds),
    createdAt: p.datetime(),
    /** From then on they are nowhere to be seen, and can be brought back for a day. */
    removedAt: p.datetime().nullable(),
  },
});
