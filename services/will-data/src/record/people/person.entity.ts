import { defineEntity, type Opt, p } from '@mikro-orm/core';
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
  indexes: [{ name: 'people_removed', properties: ['removedAt'], where: { removedAt: { $ne: null } } }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<PersonId>().primary(),
    kind: p.enum(personKinds),
    createdAt: p.datetime(),
    /** From then on they are nowhere to be seen, and can be brought back for a day. */
    removedAt: p.datetime().nullable(),
  },
});

/** The account that a row belongs to and goes with. */
export const owner = () =>
  p.manyToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade');

/**
 * That a column names a person of the same account; a row that names them goes with them. It is only the foreign key:
 * the column beside it is what is read and written.
 */
export const personIn = (column: string) =>
  p
    .manyToOne(PersonSchema)
    .joinColumns('account_id', column)
    .updateRule('no action')
    .deleteRule('cascade')
    .$type<Opt<object>>();

/** The key of a table that tells of people of one kind. */
export const personKey = {
  accountId: () => owner().primary(),
  id: p.uuid().$type<PersonId>().primary(),
  person: () => personIn('id'),
};
