import { z } from 'zod';
import { userPageSizes } from '../identity/vocabulary.ts';
import { mutation, perMinute, query } from '../kit/contract.ts';
import { DailyCounts } from '../kit/operations.ts';
import { nameLength } from '../shared/characters.ts';
import { AccountId, PersonId } from '../shared/ids.ts';
import { childNameParts, contactNameParts, type NameParts } from './person-name.ts';
import { staffChildQuestions } from './questions/child-questions.ts';
import { staffContactQuestions } from './questions/contact-questions.ts';
import { homeDetailsQuestions } from './questions/home-details-questions.ts';
import { Child } from './records/children.ts';
import { Contact } from './records/contacts.ts';
import { HomeDetails } from './records/home-details.ts';
import { PersonalDetails, PersonalDetailsChanges } from './records/personal-details.ts';
import { fieldsForStaff, fieldsOf } from './records/question-schema.ts';
import { SpouseDetails, SpouseDetailsFields } from './records/spouse-details.ts';
import { Version } from './records/version.ts';
import { TestatorRecord } from './testator-record.ts';
import { Family } from './what-if/family.ts';
import { WhatIfAnswer } from './what-if/what-if.ts';

const isShort = (parts: NameParts) => Object.values(parts).every((part: string) => part.length <= nameLength);
const tooLong = `Each part of the name must be ${nameLength} characters or less`;

const childFields = fieldsOf(staffChildQuestions);

/** A child as the staff's forms have them. */
export const StaffChildFields = childFields.extend({
  fullName: childFields.shape.fullName.refine((name) => isShort(childNameParts(name)), tooLong),
});
export type StaffChildFields = z.infer<typeof StaffChildFields>;

const contactFields = fieldsOf(staffContactQuestions);

export const StaffContactFields = contactFields.extend({
  fullName: contactFields.shape.fullName.refine((name) => isShort(contactNameParts(name)), tooLong),
});
export type StaffContactFields = z.infer<typeof StaffContactFields>;

/** How far somebody is with their will; nothing of what they told. */
export const WillProgress = z.strictObject({
  accountId: AccountId,
  /** They have completed so many of the sections they are asked about; 0 until they have begun. */
  completed: z.int().min(0),
  sections: z.int().min(1),
  /** When they last made a copy to sign. */
  copiedAt: z.iso.datetime().nullable(),
  /** The day on which their current will was signed, as they have recorded it; null for none. */
  signedOn: z.iso.date().nullable(),
  /** When a will was approved whose words have not changed since, as far as is known; null for none. */
  approvedAt: z.iso.datetime().nullable(),
});
export type WillProgress = z.infer<typeof WillProgress>;

const StaffHomeFields = fieldsForStaff(homeDetailsQuestions);
export type StaffHomeFields = z.infer<typeof StaffHomeFields>;

const ofAccount = { accountId: AccountId };
const saving = { ...ofAccount, basedOn: Version };
const change = { access: 'admin', isForAccount: true } as const;

/**
 * What staff see and do for somebody; each view and each change is in the audit log. A save is refused as the person's
 * own would be, also when the person has saved since.
 */
export const staffContract = {
  user: query({ access: 'staff', input: z.strictObject(ofAccount), output: TestatorRecord }),
  /**
   * What their family would get without a will, for `law` to say, and what their will of today gives. What there is to
   * share is `exampleEstatePence`, for nobody has told.
   */
  withoutWill: query({
    access: 'staff',
    limit: perMinute(120),
    isCostly: true,
    input: z.strictObject(ofAccount),
    output: z.strictObject({ family: Family, byWill: WhatIfAnswer }),
  }),
  /** Answers in the order asked for; the log has nothing of it, as nobody’s details are shown. */
  progress: query({
    access: 'staff',
    input: z.strictObject({ accountIds: z.array(AccountId).max(Math.max(...userPageSizes)) }),
    output: z.array(WillProgress),
  }),
  /** How many began a will, and how many signing copies were made, on each of the last days. */
  daily: query({
    access: 'staff',
    input: z.void(),
    output: z.strictObject({ begun: DailyCounts, copied: DailyCounts }),
  }),
  savePersonalDetails: mutation({
    ...change,
    input: z.strictObject({ ...saving, changes: PersonalDetailsChanges }),
    output: PersonalDetails,
  }),
  saveHomeDetails: mutation({
    ...change,
    input: z.strictObject({ ...saving, changes: StaffHomeFields.partial() }),
    output: HomeDetails,
  }),
  saveSpouseDetails: mutation({
    ...change,
    input: z.strictObject({ ...saving, changes: SpouseDetailsFields.partial() }),
    output: SpouseDetails,
  }),
  /** Their gender is `other`, and nothing is said of parental responsibility. A repeat of the same call adds nothing. */
  addChild: mutation({
    ...change,
    input: z.strictObject({ ...ofAccount, id: PersonId, child: StaffChildFields }),
    output: Child,
  }),
  updateChild: mutation({
    ...change,
    input: z.strictObject({ ...saving, id: PersonId, changes: StaffChildFields.partial() }),
    output: Child,
  }),
  addContact: mutation({
    ...change,
    input: z.strictObject({ ...ofAccount, id: PersonId, contact: StaffContactFields }),
    output: Contact,
  }),
};
