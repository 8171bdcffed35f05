import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { KeyRotationSchema } from '@plainwill/kit/encryption/key-rotation.entity';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { AccountSchema } from './accounts/account.entity.ts';
import { LinkSchema } from './accounts/links/link.entity.ts';
import { InvitationSchema } from './accounts/mail/invitation.entity.ts';
import { NoticeSchema } from './accounts/mail/notices.ts';
import { SecurityNoticeSchema } from './accounts/mail/security-notice.entity.ts';
import { CoupleSideSchema } from './accounts/partner/couple-side.entity.ts';
import { PartnerInvitationSchema } from './accounts/partner/partner-invitation.entity.ts';
import { AccountWordSchema } from './accounts/search/account-word.entity.ts';
import { PendingSignInSchema } from './accounts/sessions/pending-sign-in.entity.ts';
import { SessionSchema } from './accounts/sessions/session.entity.ts';
import { GoogleAccountSchema } from './credentials/google/google-account.entity.ts';
import { PasskeySchema } from './credentials/passkeys/passkey.entity.ts';
import { PasskeyChallengeSchema } from './credentials/passkeys/passkey-challenge.entity.ts';
import { AuthenticatorSchema } from './credentials/second-steps/authenticator.entity.ts';
import { BrowserGuessesSchema } from './credentials/second-steps/browser-guesses.entity.ts';
import { RecoveryCodeSchema } from './credentials/second-steps/recovery-code.entity.ts';
import { SecondStepGuessesSchema } from './credentials/second-steps/second-step-guesses.entity.ts';
import { RecoverySchema } from './recovery/slow-recovery/recovery.entity.ts';
import { StaffRecoverySchema } from './recovery/staff-recoveries/staff-recovery.entity.ts';
import { StepRemovalSchema } from './recovery/step-removals/step-removal.entity.ts';
import { KnownDeviceSchema } from './sign-in/known-device.entity.ts';
import { StaffDigestSchema } from './staff/digest/staff-digest.entity.ts';
import { ReviewerProfileSchema } from './staff/reviewers/reviewer-profile.entity.ts';
import { UserRoleSchema } from './staff/roles/user-role.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      AccountSchema,
      AccountWordSchema,
      LinkSchema,
      NoticeSchema,
      PartnerInvitationSchema,
      CoupleSideSchema,
      UserRoleSchema,
      InvitationSchema,
      StaffDigestSchema,
      ReviewerProfileSchema,
      SessionSchema,
      GoogleAccountSchema,
      PasskeySchema,
      AuthenticatorSchema,
      RecoveryCodeSchema,
      SecondStepGuessesSchema,
      BrowserGuessesSchema,
      PasskeyChallengeSchema,
      PendingSignInSchema,
      RecoverySchema,
      SecurityNoticeSchema,
      KnownDeviceSchema,
      StepRemovalSchema,
      StaffRecoverySchema,
      KeyRotationSchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
