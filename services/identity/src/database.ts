import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { AccountSchema } from './account-store/account.entity.ts';
import { GoogleAccountSchema } from './account-store/google-account.entity.ts';
import { SessionSchema } from './account-store/session.entity.ts';
import { LinkSchema } from './links/link.entity.ts';
import { NoticeSchema } from './outgoing-mail/notices.ts';
import { ReviewerProfileSchema } from './roles/reviewer-profile.entity.ts';
import { UserRoleSchema } from './roles/user-role.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      AccountSchema,
      LinkSchema,
      NoticeSchema,
      UserRoleSchema,
      ReviewerProfileSchema,
      SessionSchema,
      GoogleAccountSchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
