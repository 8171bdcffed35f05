import { defineEntity, p } from '@mikro-orm/core';
import type { EmailJob } from '@plainwill/contracts/notifications/jobs';

/** That a message was handed to the mail server; never what it said or to whom. */
export const SentEmailSchema = defineEntity({
  name: 'SentEmail',
  tableName: 'sent_emails',
  properties: {
    messageId: p.uuid().primary(),
    source: p.string().length(40).$type<EmailJob['source']>(),
    state: p.string().length(20).$type<'sending' | 'sent'>(),
    startedAt: p.datetime().index(),
    sentAt: p.datetime().nullable(),
  },
});
