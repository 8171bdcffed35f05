import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { ChildSchema } from './children/child.entity.ts';
import { ContactSchema } from './contacts/contact.entity.ts';
import { ErasedAccountSchema } from './erasure/erased-account.entity.ts';
import { ExecutorSchema } from './executors/executor.entity.ts';
import { FuneralWishesSchema } from './funeral-wishes/funeral-wishes.entity.ts';
import { GiftRecipientSchema, GiftSchema } from './gifts/gift.entity.ts';
import { GuardianSchema } from './guardians/guardian.entity.ts';
import { GuardianGroupMemberSchema, GuardianGroupSchema } from './guardians/guardian-group.entity.ts';
import { HomeDetailsSchema } from './home-details/home-details.entity.ts';
import { PersonSchema } from './people/person.entity.ts';
import { PersonalDetailsSchema } from './personal-details/personal-details.entity.ts';
import { ClaimedQuestionnaireSchema } from './questionnaire/claimed-questionnaire.entity.ts';
import { ResiduaryRecipientSchema } from './residue/residuary-recipient.entity.ts';
import { SigningCopySchema } from './signing-copies/signing-copy.entity.ts';
import { SpouseDetailsSchema } from './spouse-details/spouse-details.entity.ts';
import { TestatorSchema } from './testator/testator.entity.ts';
import { SeenWillSchema } from './will-document/seen-will.ts';
import { WillSettingsSchema } from './will-settings/will-settings.entity.ts';

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
      WillSettingsSchema,
      ClaimedQuestionnaireSchema,
      SeenWillSchema,
      SigningCopySchema,
      ErasedAccountSchema,
      ...auditEntities,
    ],
    beside: import.meta.url,
  });
