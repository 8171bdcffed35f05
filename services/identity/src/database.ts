import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { AccountSchema } from './account-store/account.entity.ts';
import { AuthenticatorSchema } from './account-store/authenticator.entity.ts';
import { GoogleAccountSchema } from './account-store/google-account.entity.ts';
import { KnownDeviceSchema } from './account-store/known-device.entity.ts';
import { PasskeySchema } from './account-store/passkey.entity.ts';
import { PasskeyChallengeSchema } from './account-store/passkey-challenge.entity.ts';
import { PendingSignInSchema } from './account-store/pending-sign-in.entity.ts';
import { RecoverySchema } from './account-store/recovery.entity.ts';
import { RecoveryCodeSchema } from './account-store/recovery-code.entity.ts';
import { RemovedUserSchema } from './account-store/removed-user.entity.ts';
import { SecondStepGuessesSchema } from './account-store/second-step-guesses.entity.ts';
import { SecurityNoticeSchema } from './account-store/security-notice.entity.ts';
import { SessionSchema } from './account-store/session.entity.ts';
import { StaffRecoverySchema } from './account-store/staff-recovery.entity.ts';
import { StepRemovalSchema } from './account-store/step-removal.entity.ts';
import { LinkSchema } from './links/link.entity.ts';
import { NoticeSchema } from './outgoing-mail/notices.ts';
import { ReviewerProfileSchema } from './roles/reviewer-profile.entity.ts';
import { UserRoleSchema } from './roles/user-role.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      AccountSchema,
      RemovedUserSchema,
      LinkSchema,
      NoticeSchema,
      UserRoleSchema,
      ReviewerProfileSchema,
      SessionSchema,
      GoogleAccountSchema,
      PasskeySchema,
      AuthenticatorSchema,
      RecoveryCodeSchema,
      SecondStepGuessesSchema,
      PasskeyChallengeSchema,
      PendingSignInSchema,
      RecoverySchema,
      SecurityNoticeSchema,
      KnownDeviceSchema,
      StepRemovalSchema,
      StaffRecoverySchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
