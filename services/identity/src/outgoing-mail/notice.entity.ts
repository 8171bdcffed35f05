import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../accounts/account.entity.ts';

export type NoticeKind =
  | 'alreadyHaveAccount'
  | 'passwordChanged'
  | 'signedOutForGuessing'
  | 'googleConnected'
  | 'googleDisconnected'
  | 'deletionRequested'
  | 'accountInactive'
  | 'sessionsEnded'
  | 'accountDisabled'
  | 'accountEnabled';

/** A message that tells the owner of an account something and asks nothing. */
export const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    kind: p.string().$type<NoticeKind>(),
    createdAt: p.datetime(),
  },
});
