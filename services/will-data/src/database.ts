import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { KeyRotationSchema } from '@plainwill/kit/encryption/key-rotation.entity';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { CoupleConsentSchema } from './couples/couple-consent.entity.ts';
import { CoupleCopySchema } from './couples/couple-copy.entity.ts';
import { CoupleSnapshotSchema } from './couples/couple-snapshot.entity.ts';
import { SeenWillSchema } from './documents/preview/seen-will.ts';
import { UnderstoodFindingsSchema } from './documents/preview/understood-findings.ts';
import { SigningCopySchema } from './documents/signing-copies/signing-copy.entity.ts';
import { AnswersVersionSchema } from './history/answers-version.entity.ts';
import { HoldingSchema } from './holdings/holding.entity.ts';
import { HowMadeRecordSchema, HowMadeRequestSchema } from './how-made/how-made.entity.ts';
import { LetterSchema, LetterVersionSchema } from './letters/letter.entity.ts';
import { ChildSchema } from './record/children/child.entity.ts';
import { ContactSchema } from './record/contacts/contact.entity.ts';
import { RecordDraftSchema } from './record/drafts/record-draft.entity.ts';
import { ExecutorSchema } from './record/executors/executor.entity.ts';
import { FuneralWishesSchema } from './record/funeral-wishes/funeral-wishes.entity.ts';
import { GiftRecipientSchema, GiftSchema } from './record/gifts/gift.entity.ts';
import { GuardianGroupMemberSchema, GuardianGroupSchema, GuardianSchema } from './record/guardians/guardian.entity.ts';
import { HomeDetailsSchema } from './record/home-details/home-details.entity.ts';
import { PersonSchema } from './record/people/person.entity.ts';
import { ChangedNameSchema } from './record/personal-details/changed-name.entity.ts';
import { PersonalDetailsSchema } from './record/personal-details/personal-details.entity.ts';
import { ProvisionPersonSchema, ProvisionSchema } from './record/provisions/provision.entity.ts';
import { ClaimedQuestionnaireSchema } from './record/questionnaire/claimed-questionnaire.entity.ts';
import { ResiduaryRecipientSchema } from './record/residue/residuary-recipient.entity.ts';
import { SpouseDetailsSchema } from './record/spouse-details/spouse-details.entity.ts';
import { ErasedAccountSchema } from './record/testator/erased-account.entity.ts';
import { TestatorSchema } from './record/testator/testator.entity.ts';
import { WillSettingsSchema } from './record/will-settings/will-settings.entity.ts';
import { ReleaseMailSchema, ReleaseSchema } from './release/release.entity.ts';
import { ReminderSchema, ReminderSettingsSchema } from './reminders/reminder.entity.ts';
import { reviewEntities } from './review/review.entity.ts';
import { SignedScanPartSchema, SignedScanSchema } from './signing/original/signed-scan.entity.ts';
import { SignedWillSchema } from './signing/signed-will.entity.ts';
import { SigningPlanSchema } from './signing/signing-plan.entity.ts';
import { ReleaseSettingsSchema, TrustedOpeningSchema, TrustedPersonSchema } from './trusted/trusted-person.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      TestatorSchema,
      RecordDraftSchema,
      PersonalDetailsSchema,
      HomeDetailsSchema,
      PersonSchema,
      SpouseDetailsSchema,
      ChildSchema,
      ContactSchema,
      FuneralWishesSchema,
      GuardianSchema,
      GuardianGroupSchema,
      GuardianGroupMemberSchema,
      ExecutorSchema,
      GiftSchema,
      GiftRecipientSchema,
      ResiduaryRecipientSchema,
      ProvisionSchema,
      ProvisionPersonSchema,
      WillSettingsSchema,
      ClaimedQuestionnaireSchema,
      SeenWillSchema,
      UnderstoodFindingsSchema,
      SigningCopySchema,
      SigningPlanSchema,
      SignedWillSchema,
      SignedScanSchema,
      SignedScanPartSchema,
      HoldingSchema,
      LetterSchema,
      LetterVersionSchema,
      AnswersVersionSchema,
      ReleaseSchema,
      ReleaseMailSchema,
      ReminderSchema,
      ReminderSettingsSchema,
      TrustedPersonSchema,
      TrustedOpeningSchema,
      ReleaseSettingsSchema,
      CoupleSnapshotSchema,
      CoupleConsentSchema,
      CoupleCopySchema,
      ErasedAccountSchema,
      ChangedNameSchema,
      HowMadeRecordSchema,
      HowMadeRequestSchema,
      ...reviewEntities,
      KeyRotationSchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
