import { defineEntity, p } from '@mikro-orm/core';
import type { SecurityEvent } from '@plainwill/contracts/identity/sign-in-methods';
import { AccountSchema } from '../account.entity.ts';

/** The subject of a mail with an “If this was not you” link; it has the id of that link. */
export const SecurityNoticeSchema = defineEntity({
  name: 'SecurityNotice',
  tableName: 'security_notices',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    event: p.string().length(40).$type<SecurityEvent>(),
    browser: p.string().length(100).nullable(),
    dueAt: p.datetime().nullable(),
    codesLeft: p.integer().nullable(),
    createdAt: p.datetime(),
  },
});
