import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';

const stored = { version: 1, savedAt: '2026-11-20T14:32:00.000Z', savedBySupport: false };
const anId = (n: number) => `c0a5c1de-0000-4000-8000-${String(n).padStart(12, '0')}` as PersonId;

export const somePersonalDetails = (changes: Partial<PersonalDetails> = {}): PersonalDetails => ({
  ...unansweredOf(personalDetailsQuestions),
  title: 'ms',
  firstName: 'Harriet',
  middleNames: 'Joan',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  gender: 'female',
  maritalStatus: 'single',
  email: 'harriet@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'Librarian',
  ...stored,
  ...changes,
});

export const someHomeDetails = (changes: Partial<HomeDetails> = {}): HomeDetails => ({
  ...unansweredOf(homeDetailsQuestions),
  address: '7 Quarry Street, Durham, DH1 3XX',
  line1: '7 Quarry Street',
  townOrCity: 'Durham',
  postcode: 'DH1 3XX',
  homeOwnership: 'rent',
  ...stored,
  ...changes,
});

export const someSpouseDetails = (changes: Partial<SpouseDetails> = {}): SpouseDetails => ({
  ...unansweredOf(spouseDetailsQuestions),
  id: anId(1),
  fullName: 'Sam Vale',
  relationship: 'partner',
  gender: 'female',
  ...stored,
  ...changes,
});

export const aChild = (changes: Partial<Child> = {}): Child => ({
  ...unansweredOf(childQuestions),
  id: anId(2),
  firstName: 'Rosie',
  lastName: 'Bell',
  dateOfBirth: '2014-08-09',
  gender: 'female',
  relationship: 'Mother',
  gaveBirth: true,
  ...stored,
  ...changes,
});

/** All that is stored of somebody who has answered nothing but what is given. */
export const aTestatorRecord = (answers: Partial<TestatorRecord> = {}): TestatorRecord => ({
  questionnaire: null,
  drafts: noDrafts,
  personalDetails: null,
  homeDetails: null,
  spouseDetails: null,
  children: [],
  contacts: [],
  executors: [],
  funeralWishes: null,
  gifts: [],
  guardians: [],
  residue: { version: 0, recipients: [] },
  provisions: [],
  settings: unansweredOf(willSettingsQuestions),
  ...answers,
});
