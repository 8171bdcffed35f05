import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { columnsOf, isoTime, selected, storedColumns } from './columns.ts';
import { owner, personIn } from './person.entity.ts';

export const GiftSchema = defineEntity({
  name: 'Gift',
  tableName: 'gifts',
  uniques: [{ properties: ['accountId', 'position'], deferMode: 'deferred' }],
  checks: [
    {
      name: 'gifts_children_access_age_check',
      expression: `children_access_age >= ${inheritanceAge.min} and children_access_age <= ${inheritanceAge.max}`,
    },
  ],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<GiftId>().primary(),
    ...columnsOf(giftQuestions),
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

const those = (kind: 'recipient' | 'remainder') => `coalesce((
    select jsonb_agg(jsonb_build_object('personId', person_id, 'priority', priority) order by priority, r.position)
    from gift_recipients r join active_people on active_people.id = person_id
    where r.account_id = g.account_id and gift_id = g.id and kind = '${kind}'
  ), '[]')`;

export const giftRows = `
  select id, ${selected(giftQuestions)}, ${those('recipient')} as recipients,
    ${those('remainder')} as "remainderRecipients", position, version, ${isoTime('saved_at')} as "savedAt"
  from gifts g natural join owner order by position`;
