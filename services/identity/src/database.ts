import { databaseOptions } from '@plainwill/kit/database';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { AccountSchema } from './accounts/account.entity.ts';
import { EmailConfirmationSchema } from './accounts/email-confirmation.entity.ts';
import { NoticeSchema } from './outgoing-mail/notice.entity.ts';
import { UserRoleSchema } from './roles/user-role.entity.ts';
import { SessionSchema } from './sessions/session.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [AccountSchema, EmailConfirmationSchema, NoticeSchema, UserRoleSchema, SessionSchema, OutboxSchema],
    beside: import.meta.url,
  });
