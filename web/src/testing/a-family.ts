import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { ExecutorId, PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { aChild, aTestatorRecord, somePersonalDetails, someSpouseDetails } from './a-testator-record.ts';

const personId = (words: string) => words as PersonId;

/** Harriet's husband, whose id is "spouse". */
export const aHusband = (changes: Partial<SpouseDetails> = {}) =>
  someSpouseDetails({
    id: personId('spouse'),
    fullName: 'Daniel Bell',
    relationship: 'husband',
    gender: 'male',
    ...changes,
  });

/** The answers of a married testator who has named nobody else. */
export const aMarriedRecord = (changes: Partial<TestatorRecord> = {}): TestatorRecord =>
  aTestatorRecord({
    personalDetails: somePersonalDetails({ maritalStatus: 'married' }),
    spouseDetails: aHusband(),
    ...changes,
  });

/** Known by a name of two words; the id is the first. */
export function aContactNamed(name: string, changes: Partial<Contact> = {}): Contact {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: personId(firstName.toLowerCase()),
    ...unansweredOf(contactQuestions),
    mobileCountryCode: '+44',
    firstName,
    lastName,
    role: 'friend',
    version: 1,
    savedAt: '2026-11-20T14:32:00.000Z',
    savedBySupport: false,
    differsFrom: [],
    ...changes,
  };
}

export const aChildNamed = (firstName: string, changes: Partial<Child> = {}): Child =>
  aChild({ id: personId(firstName.toLowerCase()), firstName, dateOfBirth: '2016-09-03', ...changes });

export const anExecutor = (person: string, changes: Partial<Executor> = {}): Executor => ({
  id: `executor-${person}` as ExecutorId,
  personId: personId(person),
  role: 'primary',
  position: 0,
  ...changes,
});

export const aPlan = (childId: string, changes: Partial<GuardianPlan> = {}): GuardianPlan => ({
  childId: personId(childId),
  version: 0,
  primaryIds: [],
  backupIds: [],
  groups: [],
  ...changes,
});
