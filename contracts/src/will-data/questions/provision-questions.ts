import { questionsOf } from '../../kit/question.ts';
import type {
  FallbackKind,
  HomeMortgageChoice,
  OccupationKind,
  OutgoingsChoice,
  PrivateFilesChoice,
} from '../vocabulary.ts';

const occupationKinds: Record<OccupationKind, string> = {
  occupy: 'Live there',
  life_interest: 'Live there, or have the rent or income instead',
};

const outgoings: Record<OutgoingsChoice, string> = {
  occupier: 'They pay everything',
  shared: 'They pay, but my estate insures and repairs the building',
};

const mortgages: Record<HomeMortgageChoice, string> = {
  with_home: 'It stays on the home',
  paid_by_residue: 'The rest of my estate pays it off',
};

const fallbacks: Record<FallbackKind, string> = {
  charity: 'A charity',
  relatives: 'My nearest relatives',
  both_families: 'Half to my relatives, half to my partner’s',
  law: 'Let the law decide',
};

const privateFiles: Record<PrivateFilesChoice, string> = {
  hand_over: 'Give them to someone',
  delete: 'Delete them unread',
};

export const years = { min: 1, max: 50 } as const;
/** When something was given that counts towards a share. */
const yearGiven = { min: 1900, max: 2100 } as const;
export const tenth = { min: 10, max: 100, default: 10 } as const;

/** A will can do these things beyond gifts and the residue; each is asked only of those who choose it. */
export const provisionQuestions = {
  /** A right to live in the home, and who takes it when that ends. */
  homeTrust: questionsOf({
    /** The spouse or partner, or a contact. */
    occupierId: {
      type: 'person',
      label: 'Who can live in your home?',
      missing: 'Choose who can live there',
      isNullable: true,
    },
    right: {
      type: 'choice',
      label: 'What can they do?',
      options: occupationKinds,
      default: 'occupy',
      isNeededToSave: true,
    },
    /** Null for life. */
    years: {
      type: 'whole',
      label: 'For how many years?',
      hint: 'Leave empty for the rest of their life.',
      min: years.min,
      max: years.max,
      outside: `Enter a number of years from ${years.min} to ${years.max}`,
      isNullable: true,
    },
    endsOnRemarriage: { type: 'yesNo', label: 'If they marry or form a civil partnership', default: false },
    endsOnCohabitation: {
      type: 'yesNo',
      label: 'If they live with someone as a couple for six months',
      default: false,
    },
    endsOnLeaving: {
      type: 'yesNo',
      label: 'If they have not lived there for twelve months',
      hint: 'Time in hospital or respite care does not count.',
      default: true,
    },
    mayMove: { type: 'yesNo', label: 'They can ask for another home to be bought instead', default: true },
    outgoings: {
      type: 'choice',
      label: 'Who pays the bills for the home?',
      options: outgoings,
      default: 'occupier',
      isNeededToSave: true,
    },
    mortgage: {
      type: 'choice',
      label: 'What happens to a mortgage on it?',
      options: mortgages,
      default: 'with_home',
      isNeededToSave: true,
    },
    onlyThisHome: {
      type: 'yesNo',
      label: 'Only this home, not one I move to later',
      hint: 'Otherwise it is the home you own and live in when you die, or last lived in.',
      isOptional: true,
      default: false,
    },
  }),
  belongings: questionsOf({
    withoutVehicles: { type: 'yesNo', label: 'Leave out cars and other vehicles', default: false },
    hasLetter: {
      type: 'yesNo',
      label: 'I will leave a letter of wishes about particular things',
      hint: 'It binds no one, and you can change it whenever you like.',
      default: false,
    },
    /** The words of the letter: printed on a sheet of their own, never in the will. */
    letter: {
      type: 'text',
      label: 'Your letter of wishes',
      hint: 'Who you would like to have which things. You can also write it by hand.',
      max: 5000,
    },
  }),
  pet: questionsOf({
    description: {
      type: 'line',
      label: 'Which animal?',
      hint: 'For example, “my dog Bramble”. Another dog you have later is included.',
      missing: 'Say which animal',
      min: 2,
      max: 200,
      isNeededToSave: true,
    },
    /** An adult: the spouse, a child or a contact. */
    takerId: { type: 'person', label: 'Who should have it?', missing: 'Choose who should have it', isNullable: true },
    substituteId: { type: 'person', label: 'Who should have it if they can’t?', isNullable: true },
    cashAmount: {
      type: 'pence',
      label: 'Money to go with it',
      hint: 'For food and vets. It belongs to whoever has the animal.',
      isNullable: true,
    },
    /** A charity among the contacts. */
    rehomingCharityId: {
      type: 'person',
      label: 'If neither can, which charity should find it a home?',
      isNullable: true,
    },
  }),
  digitalAssets: questionsOf({
    hasPowers: {
      type: 'yesNo',
      label: 'Let my executors manage my online accounts and devices',
      hint: 'To find, close or copy them, as far as the providers allow.',
      default: false,
    },
    privateFiles: {
      type: 'choice',
      label: 'What should happen to your private photos and messages?',
      options: privateFiles,
      isNullable: true,
    },
  }),
  guardianSupport: questionsOf({
    paysCosts: {
      type: 'yesNo',
      label: 'My executors can repay guardians what they spend on my children',
      hint: 'From what the children inherit.',
      default: false,
    },
    adaptsHome: {
      type: 'yesNo',
      label: 'This includes a larger home or car, or changes to a home',
      default: false,
    },
    cashAmount: {
      type: 'pence',
      label: 'A sum for the guardians themselves',
      hint: 'Paid once, to those who act.',
      isNullable: true,
    },
  }),
  /** Guardians for any child of the testator’s: asked of somebody who has none under 18 yet. */
  laterGuardians: questionsOf({
    guardianId: {
      type: 'person',
      label: 'Who should look after any child of yours?',
      hint: 'If the other parent is living and has parental responsibility, they continue caring for the child.',
      missing: 'Choose who should look after them',
      isNullable: true,
    },
    substituteId: { type: 'person', label: 'Who should look after them if that person can’t?', isNullable: true },
  }),
  charityTenth: questionsOf({
    percent: {
      type: 'whole',
      label: 'How much of what lies above your basic tax-free amount?',
      hint: '10% is enough to lower the inheritance tax on the rest from 40% to 36%. An extra amount for a home does not count here.',
      min: tenth.min,
      max: tenth.max,
      outside: `Enter a percentage from ${tenth.min} to ${tenth.max}`,
      default: tenth.default,
      isNeededToSave: true,
    },
    leastAmount: {
      type: 'pence',
      label: 'The least they get',
      hint: 'Paid whether or not the lower rate applies.',
      isNullable: true,
    },
    mostAmount: {
      type: 'pence',
      label: 'The most they get',
      hint: 'Even if the lower rate is then lost.',
      isNullable: true,
    },
  }),
  residueFallback: questionsOf({
    fallback: {
      type: 'choice',
      label: 'If no one you have named can inherit, who should?',
      missing: 'Choose who inherits as a last resort',
      options: fallbacks,
      isNeededToSave: true,
    },
  }),
  /** A sum given already, which counts towards the share of the rest of whoever had it: hotchpot. */
  advance: questionsOf({
    /** The spouse, a child, who may have died, or a contact who is a person. */
    personId: {
      type: 'person',
      label: 'Who did you give it to?',
      missing: 'Choose who you gave it to',
      isNullable: true,
    },
    amount: {
      type: 'pence',
      label: 'How much was it?',
      hint: 'What it was worth then.',
      missing: 'Enter how much you gave',
      min: 1,
      isNeededToSave: true,
    },
    purpose: {
      type: 'line',
      label: 'What was it for?',
      hint: 'For example, “towards a home”. It is printed in your will.',
      max: 60,
    },
    year: {
      type: 'whole',
      label: 'In which year?',
      hint: 'For example, 2021.',
      min: yearGiven.min,
      max: yearGiven.max,
      outside: 'Enter a year, like 2021',
      isNullable: true,
    },
  }),
  /** Someone left out, with the reasons: for a statement of its own, never for the will. */
  exclusion: questionsOf({
    personId: {
      type: 'person',
      label: 'Who are you leaving out?',
      missing: 'Choose who you are leaving out',
      isNullable: true,
    },
    reasons: {
      type: 'text',
      label: 'Your reasons',
      hint: 'Facts and dates, no insults. A court may read this.',
      max: 3000,
    },
    isSigned: { type: 'yesNo', label: 'I have printed, signed and dated the statement', default: false },
  }),
} as const;

export type ProvisionKind = keyof typeof provisionQuestions;
export const provisionKinds = Object.keys(provisionQuestions) as [ProvisionKind, ...ProvisionKind[]];

interface KindOfProvision {
  label: string;
  /** Says whether there may be several of it. */
  isList: boolean;
  /** The label of its list of beneficiaries; null where it has none. */
  beneficiaries: string | null;
  /** Only charities can take. */
  isForCharities?: true;
}

export const provisionLabels: Readonly<Record<ProvisionKind, KindOfProvision>> = {
  homeTrust: { label: 'A right to live in the home', isList: false, beneficiaries: 'Who gets the home afterwards' },
  belongings: { label: 'Personal belongings', isList: false, beneficiaries: 'Who gets your belongings' },
  pet: { label: 'A home for a pet', isList: true, beneficiaries: null },
  digitalAssets: { label: 'Digital accounts and files', isList: false, beneficiaries: 'Who gets your private files' },
  guardianSupport: { label: 'Money for guardians', isList: false, beneficiaries: null },
  laterGuardians: { label: 'Guardians for a child yet to be born', isList: false, beneficiaries: null },
  charityTenth: { label: 'A tenth to charity', isList: false, beneficiaries: 'Which charities', isForCharities: true },
  residueFallback: { label: 'Last resort', isList: false, beneficiaries: 'Which charities', isForCharities: true },
  advance: { label: 'Something given already', isList: true, beneficiaries: null },
  exclusion: { label: 'Leaving someone out', isList: true, beneficiaries: null },
};
