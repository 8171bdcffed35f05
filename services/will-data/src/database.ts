import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { ChangedNameSchema } from './account-names/changed-name.entity.ts';
import { ChildSchema } from './entities/child.entity.ts';
import { ClaimedQuestionnaireSchema } from './entities/claimed-questionnaire.entity.ts';
import { ContactSchema } from './entities/contact.entity.ts';
import { ExecutorSchema } from './entities/executor.entity.ts';
import { FuneralWishesSchema } from './entities/funeral-wishes.entity.ts';
import { GiftRecipientSchema, GiftSchema } from './entities/gift.entity.ts';
import { GuardianGroupMemberSchema, GuardianGroupSchema, GuardianSchema } from './entities/guardian.entity.ts';
import { HomeDetailsSchema } from './entities/home-details.entity.ts';
import { PersonSchema } from './entities/person.entity.ts';
import { PersonalDetailsSchema } from './entities/personal-details.entity.ts';
import { ProvisionPersonSchema, ProvisionSchema } from './entities/provision.entity.ts';
import { ResiduaryRecipientSchema } from './entities/residuary-recipient.entity.ts';
import { SpouseDetailsSchema } from './entities/spouse-details.entity.ts';
import { TestatorSchema } from './entities/testator.entity.ts';
import { WillSettingsSchema } from './entities/will-settings.entity.ts';
import { ErasedAccountSchema } from './erasure/erased-account.entity.ts';
import { reviewEntities } from './review-store/review.entity.ts';
import { SigningCopySchema } from './signing-copies/signing-copy.entity.ts';
import { SeenWillSchema } from './will-document/seen-will.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      TestatorSchema,
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
      SigningCopySchema,
      ErasedAccountSchema,
      ChangedNameSchema,
      ...reviewEntities,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
