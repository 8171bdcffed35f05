import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';
import { giftTypes } from '@plainwill/contracts/will-data/vocabulary';
import { owner, personIn } from '../people/person-columns.ts';
import { storedColumns } from '../records/columns.ts';

export const GiftSchema = defineEntity({
  name: 'Gift',
  tableName: 'gifts',
  uniques: [{ properties: ['accountId', 'position'], deferMode: 'deferred' }],
  checks: [
    {
      name: 'gifts_children_access_age_check',
      expression: `children_access_age >= ${inheritanceAge.least} and children_access_age <= ${inheritanceAge.most}`,
    },
  ],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<GiftId>().primary(),
    giftType: p.enum(giftTypes),
    /** Sealed. */
    itemDescription: p.text(),
    /** In pence, sealed. */
    cashAmount: p.text().nullable(),
    /** Sealed. */
    provider: p.text(),
    /** Sealed. */
    policyNumber: p.text(),
    /** In pence, sealed. */
    policyAmount: p.text().nullable(),
    childrenAccessAge: p.integer(),
    grandchildrenInherit: p.boolean().nullable(),
    position: p.integer(),
    ...storedColumns,
  },
});

const giftRecipientKinds = ['recipient', 'remainder'] as const;

export const GiftRecipientSchema = defineEntity({
  name: 'GiftRecipient',
  tableName: 'gift_recipients',
  properties: {
    accountId: () => owner().primary(),
    giftId: p.uuid().$type<GiftId>().primary(),
    gift: () =>
      p
        .manyToOne(GiftSchema)
        .joinColumns('account_id', 'gift_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    kind: p.enum(giftRecipientKinds).primary(),
    personId: p.uuid().$type<PersonId>().primary(),
    person: () => personIn('person_id'),
    priority: p.integer(),
    /** Where it stood in the list as given. */
    position: p.integer(),
  },
});
