import { databaseOptions } from '@plainwill/kit/database';
import { ContactSchema } from './contacts/contact.entity.ts';
import { ExecutorSchema } from './executors/executor.entity.ts';
import { FuneralWishesSchema } from './funeral-wishes/funeral-wishes.entity.ts';
import { PersonalDetailsSchema } from './personal-details/personal-details.entity.ts';
import { ResiduaryRecipientSchema } from './residue/residuary-recipient.entity.ts';
import { TestatorSchema } from './testator/testator.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      TestatorSchema,
      PersonalDetailsSchema,
      ContactSchema,
      ExecutorSchema,
      FuneralWishesSchema,
      ResiduaryRecipientSchema,
    ],
    beside: import.meta.url,
  });
