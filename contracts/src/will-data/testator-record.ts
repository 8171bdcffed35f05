import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { ClaimedQuestionnaire } from './questionnaire.ts';
import { Child } from './records/children.ts';
import { Contact } from './records/contacts.ts';
import { Executor } from './records/executors.ts';
import { FuneralWishes } from './records/funeral-wishes.ts';
import { Gift } from './records/gifts.ts';
import { GuardianPlan } from './records/guardians.ts';
import { HomeDetails } from './records/home-details.ts';
import { PersonalDetails } from './records/personal-details.ts';
import { Provision } from './records/provisions.ts';
import { RecordDrafts } from './records/record-drafts.ts';
import { Residue } from './records/residue.ts';
import { SpouseDetails } from './records/spouse-details.ts';
import { WillSettings } from './records/will-settings.ts';

/** Everything a testator has told us. Null where nothing is stored yet. */
export const TestatorRecord = z.strictObject({
  questionnaire: ClaimedQuestionnaire.nullable(),
  drafts: RecordDrafts,
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
  /** The provisions beyond gifts and the residue, the first chosen first. */
  provisions: z.array(Provision),
  settings: WillSettings,
});
export type TestatorRecord = z.infer<typeof TestatorRecord>;

export const testatorRecordContract = {
  get: query({ access: 'account', input: z.void(), output: TestatorRecord }),
};
