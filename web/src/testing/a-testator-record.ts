import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';

const stored = { version: 1, savedAt: '2026-11-20T14:32:00.000Z', savedBySupport: false };
const anId = (n: number) => `c0a5c1de-0000-4000-8000-${String(n).padStart(12, '0')}` as PersonId;

export const somePersonalDetails = (changes: Partial<PersonalDetails> = {}): PersonalDetails => ({
  title: 'ms',
  firstName: 'Harriet',
  knownAs: null,
  middleNames: 'Joan',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  gender: 'female',
  maritalStatus: 'single',
  email: 'harriet@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'Librarian',
  employer: null,
  ...stored,
  ...changes,
});

export const someHomeDetails = (changes: Partial<HomeDetails> = {}): HomeDetails => ({
  address: '7 Quarry Street, Durham, DH1 3XX',
  line1: '7 Quarry Street',
  line2: '',
  townOrCity: 'Durham',
  county: '',
  postcode: 'DH1 3XX',
  homeOwnership: 'rent',
  tenancyType: null,
  coOwnerId: null,
  isDomiciledHere: null,
  hasForeignAssets: null,
  isForUnitedKingdom: null,
  hasBusiness: null,
  ...stored,
  ...changes,
});

export const someSpouseDetails = (changes: Partial<SpouseDetails> = {}): SpouseDetails => ({
  id: anId(1),
  fullName: 'Sam Vale',
  relationship: 'partner',
  gender: 'female',
  intendingToMarry: false,
  ...stored,
  ...changes,
});

export const aChild = (changes: Partial<Child> = {}): Child => ({
  id: anId(2),
  firstName: 'Rosie',
  middleNames: '',
  lastName: 'Bell',
  dateOfBirth: '2014-08-09',
  gender: 'female',
  relationship: 'Mother',
  parentalResponsibility: null,
  otherParentId: null,
  ...stored,
  ...changes,
});

/** All that is stored of somebody who has answered nothing but what is given. */
export const aTestatorRecord = (answers: Partial<TestatorRecord> = {}): TestatorRecord => ({
  questionnaire: null,
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
  settings: { childrenInheritanceAge: 18, hasNoSpecificGifts: false, includePartner: null, executionVariant: null },
  ...answers,
});
