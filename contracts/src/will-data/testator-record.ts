import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { Child } from './children.ts';
import { Contact } from './contacts.ts';
import { Executor } from './executors.ts';
import { FuneralWishes } from './funeral-wishes.ts';
import { Gift } from './gifts.ts';
import { GuardianPlan } from './guardians.ts';
import { HomeDetails } from './home-details.ts';
import { PersonalDetails } from './personal-details.ts';
import { ClaimedQuestionnaire } from './questionnaire.ts';
import { Residue } from './residue.ts';
import { SpouseDetails } from './spouse-details.ts';
import { WillSettings } from './will-settings.ts';

/** Everything a testator has told us. Null where nothing is stored yet. */
export const TestatorRecord = z.strictObject({
  questionnaire: ClaimedQuestionnaire.nullable(),
  personalDetails: PersonalDetails.nullable(),
  homeDetails: HomeDetails.nullable(),
  spouseDetails: SpouseDetails.nullable(),
  /** The first added first, as are the contacts. */
  children: z.array(Child),
  contacts: z.array(Contact),
  /** Primaries before backups, each in their order. */
  executors: z.array(Executor),
  funeralWishes: FuneralWishes.nullable(),
  gifts: z.array(Gift),
  /** One for each child, empty where nobody is chosen. */
  guardians: z.array(GuardianPlan),
  residue: Residue,
  settings: WillSettings,
});
export type TestatorRecord = z.infer<typeof TestatorRecord>;

export const testatorRecordContract = {
  get: query({ access: 'account', input: z.void(), output: TestatorRecord }),
};
