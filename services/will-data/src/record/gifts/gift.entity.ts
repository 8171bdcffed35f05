import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { GiftId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { owner } from '../people/person.entity.ts';
import { recipientChecks, recipientColumns, recipientsIn } from '../people/recipient.ts';
import { columnsOf, isoTime, selected, storedColumns } from '../rows/columns.ts';

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
  uniques: [
    { properties: ['accountId', 'giftId', 'kind', 'personId'] },
    { properties: ['accountId', 'giftId', 'kind', 'classOf'] },
  ],
  checks: recipientChecks('gift_recipients'),
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
    /** Where it stood in the list as given. */
    position: p.integer().primary(),
    ...recipientColumns,
  },
});

const those = (kind: 'recipient' | 'remainder') =>
  recipientsIn('gift_recipients', `r.account_id = g.account_id and gift_id = g.id and kind = '${kind}'`);

/** In the order of the person. SQL, for `readRows` reads every record with one statement. */
export const giftRows = `
  select id, ${selected(giftQuestions)}, ${those('recipient')} as recipients,
    ${those('remainder')} as "remainderRecipients", position, version, ${isoTime('saved_at')} as "savedAt"
  from gifts g natural join owner order by position`;
