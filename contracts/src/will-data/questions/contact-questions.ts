import { questionsOf } from '../../kit/question.ts';
import { nameLength } from '../../shared/characters.ts';
import { charityRegisterLabels } from '../../shared/charity-number.ts';
import { type ContactKind, type ContactRole, contactCountryCodes, guardianRelationships } from '../vocabulary.ts';
import { addressQuestions } from './address-questions.ts';
import { protectShareQuestion } from './protect-share-question.ts';

const contactRoles: Record<ContactRole, string> = {
  Friend: 'Friend',
  Sibling: 'Brother or sister',
  Parent: 'Parent',
  Aunt: 'Aunt',
  Uncle: 'Uncle',
  Cousin: 'Cousin',
  Colleague: 'Colleague',
  Neighbour: 'Neighbour',
  Carer: 'Carer',
  Solicitor: 'Solicitor',
  Accountant: 'Accountant',
  Other: 'Other',
  spouse_partner: 'Spouse or partner',
  parent: 'Parent',
  stepparent: 'Step-parent',
  child: 'Child',
  stepchild: 'Stepchild',
  sibling: 'Brother or sister',
  half_sibling: 'Half-brother or half-sister',
  other_relative: 'Other relative',
  friend: 'Friend',
  guardian: 'Guardian',
  other: 'Other',
  professional_solicitor: 'Solicitor',
  professional_accountant: 'Accountant',
  mother: 'Mother',
  father: 'Father',
  brother: 'Brother',
  sister: 'Sister',
  half_brother: 'Half-brother',
  half_sister: 'Half-sister',
  grandchild: 'Grandchild',
  step_grandchild: 'Step-grandchild',
  great_grandchild: 'Great-grandchild',
  niece: 'Niece',
  nephew: 'Nephew',
  godchild: 'Godchild',
  son_in_law: 'Son-in-law',
  daughter_in_law: 'Daughter-in-law',
};

const contactKinds: Record<ContactKind, string> = {
  person: 'A person',
  charity: 'A charity',
  organisation: 'Another organisation',
};

/** Asked wherever someone new is named. Empty where a part is absent; a person may have one name only. */
export const personQuestions = questionsOf({
  firstName: {
    type: 'name',
    label: 'First name',
    missing: 'Enter their first name',
    max: nameLength,
    isNeededToSave: true,
    isEncrypted: true,
  },
  middleNames: { type: 'name', label: 'Middle names', max: nameLength, isEncrypted: true },
  lastName: { type: 'name', label: 'Last name', max: nameLength, isEncrypted: true },
  role: {
    type: 'choice',
    label: 'Relationship to you',
    missing: 'Choose who they are to you',
    options: contactRoles,
    isNeededToSave: true,
  },
  email: { type: 'email', label: 'Email', isEncrypted: true },
  mobileCountryCode: {
    type: 'callingCode',
    label: 'Country code',
    offered: contactCountryCodes,
    isNeededToSave: true,
  },
  mobileNumber: { type: 'mobile', label: 'Mobile number', isEncrypted: true },
  ...addressQuestions,
});

/** Asked of a contact in the list of contacts, where all that is known of one is kept. */
export const contactQuestions = questionsOf({
  ...personQuestions,
  notes: { type: 'text', label: 'Notes', max: 5000, isEncrypted: true },
  /** Null where nobody has said. */
  dateOfBirth: { type: 'birthday', label: 'Date of birth', isNullable: true, isOptional: true, isEncrypted: true },
  /** Null where nothing says it, the relationship included: then the name decides. */
  kind: { type: 'choice', label: 'Who is this?', options: contactKinds, isNullable: true, isOptional: true },
  /** Kept in step with `kind`. */
  isCharity: { type: 'yesNo', label: 'This is a charity', isOptional: true, default: false },
  charityRegister: {
    type: 'choice',
    label: 'Where is it registered?',
    options: charityRegisterLabels,
    isNullable: true,
    isOptional: true,
  },
  /** As registered. */
  charityNumber: {
    type: 'line',
    label: 'Registered charity number',
    hint: 'Many charities have similar names.',
    name: 'Charity number',
    max: 20,
    isOptional: true,
    default: '',
  },
  /** A company, a school or a club may have one. */
  organisationNumber: {
    type: 'line',
    label: 'Company or other number',
    hint: 'So that no one mistakes it for another of the same name.',
    name: 'Number',
    max: 20,
    isOptional: true,
    default: '',
  },
  protectShare: protectShareQuestion,
});

const {
  firstName: _first,
  middleNames: _middle,
  lastName: _last,
  protectShare: _need,
  role,
  ...others
} = contactQuestions;

const staffRoles = Object.fromEntries(guardianRelationships.map((value) => [value, contactRoles[value]])) as Pick<
  typeof contactRoles,
  (typeof guardianRelationships)[number]
>;

/** As staff ask it: the name in one, and a shorter list of roles. */
export const staffContactQuestions = questionsOf({
  fullName: {
    type: 'name',
    label: 'Full name',
    missing: 'Enter their full name',
    max: 3 * nameLength,
    isNeededToSave: true,
  },
  role: {
    ...role,
    label: 'Role',
    hint: 'What they are to the person',
    missing: 'Choose the role',
    options: staffRoles,
  },
  ...others,
});
