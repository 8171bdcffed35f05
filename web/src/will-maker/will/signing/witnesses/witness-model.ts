import { emptyAddress } from '@plainwill/contracts/shared/address';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Witness } from '@plainwill/contracts/will-data/signing/signing-plan';
import { type WitnessRelation, witnessRelations } from '@plainwill/contracts/will-data/signing/witness-relations';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';

export const relationLabels: Record<WitnessRelation, string> = {
  neighbour: 'Neighbour',
  friend: 'Friend',
  colleague: 'Colleague',
  professional: 'Professional, such as a doctor',
  spouse: 'Husband or wife',
  civil_partner: 'Civil partner',
  partner: 'Partner',
  child: 'Child',
  stepchild: 'Stepchild',
  grandchild: 'Grandchild',
  parent: 'Parent',
  stepparent: 'Step-parent',
  sibling: 'Brother or sister',
  half_sibling: 'Half-brother or half-sister',
  other_relative: 'Other relative',
  other: 'Someone else',
};

/** The best choices first. */
export const relationOptions = (Object.keys(relationLabels) as WitnessRelation[])
  .filter((relation) => witnessRelations.includes(relation))
  .map((value) => ({ value, label: relationLabels[value] }));

export type YesNo = 'yes' | 'no';
export type Marriage = YesNo | 'ask';

/** Judged on this page and kept nowhere: the health of a witness is nobody’s to store. */
export interface Fitness {
  canSee: YesNo | '';
  canUnderstand: YesNo | '';
  worksForUs: YesNo | '';
}

export const fitnessOf = (witness: Witness | null): Fitness =>
  witness?.isFitAsked
    ? { canSee: 'yes', canUnderstand: 'yes', worksForUs: 'no' }
    : { canSee: '', canUnderstand: '', worksForUs: '' };

/** A witness as the form asks. */
export interface WitnessDraft {
  name: string;
  personId: PersonId | null;
  relation: WitnessRelation | '';
  isAdult: YesNo | '';
  marriage: Marriage | '';
  spouseOf: readonly string[];
  partnerOf: readonly string[] | null;
  childOf: readonly string[] | null;
  actsFor: readonly string[];
  notSameAs: readonly string[];
  dateOfBirth: string | null;
  age: number | null;
  address: Witness['address'];
  email: string;
  mobileNumber: string;
  occupation: string;
}

export const emptyWitness: WitnessDraft = {
  name: '',
  personId: null,
  relation: '',
  isAdult: '',
  marriage: '',
  spouseOf: [],
  partnerOf: null,
  childOf: null,
  actsFor: [],
  notSameAs: [],
  dateOfBirth: null,
  age: null,
  address: emptyAddress,
  email: '',
  mobileNumber: '',
  occupation: '',
};

const yesNoOf = (answer: boolean | null): YesNo | '' => (answer === null ? '' : answer ? 'yes' : 'no');

function marriageOf(spouseOf: Witness['spouseOf']): Marriage {
  if (spouseOf === null) return 'ask';
  return spouseOf.length > 0 ? 'yes' : 'no';
}

export function witnessDraftOf({ isFitAsked: _, spouseOf, isAdult, relation, ...witness }: Witness): WitnessDraft {
  return {
    ...witness,
    relation: relation ?? '',
    isAdult: yesNoOf(isAdult),
    marriage: marriageOf(spouseOf),
    spouseOf: spouseOf ?? [],
  };
}

export function witnessOf(draft: WitnessDraft, { canSee, canUnderstand, worksForUs }: Fitness): Witness {
  const { marriage, spouseOf, isAdult, relation, ...witness } = draft;
  return {
    ...witness,
    name: witness.name.trim(),
    partnerOf: witness.partnerOf && [...witness.partnerOf],
    childOf: witness.childOf && [...witness.childOf],
    actsFor: [...witness.actsFor],
    notSameAs: [...witness.notSameAs],
    relation: relation || null,
    isAdult: isAdult === '' ? null : isAdult === 'yes',
    spouseOf: marriage === 'yes' ? [...spouseOf] : marriage === 'no' ? [] : null,
    isFitAsked: canSee === 'yes' && canUnderstand === 'yes' && worksForUs === 'no',
  };
}

/** Why somebody cannot be a witness at all, whatever the will says; empty where nothing is in the way. */
export function unfitness({ name, isAdult }: WitnessDraft, { canSee, canUnderstand }: Fitness): string {
  const who = name.trim() || 'This person';
  if (isAdult === 'no') return `${who} must be 18 or over. Choose an adult.`;
  if (canSee === 'no') return `${who} cannot see you sign, so cannot be a witness. Choose someone else.`;
  if (canUnderstand === 'no') return `${who} must understand what they are watching. Choose someone else.`;
  return '';
}

/** A contact or relative as the start of a witness: nothing is asked twice. */
export function witnessFrom(record: TestatorRecord, personId: PersonId): WitnessDraft {
  const contact = record.contacts.find(({ id }) => id === personId);
  if (!contact) return { ...emptyWitness, personId };
  const { address, line1, line2, townOrCity, county, postcode } = contact;
  return {
    ...emptyWitness,
    personId,
    name: nameOf(contact),
    dateOfBirth: contact.dateOfBirth,
    address: { address, line1, line2, townOrCity, county, postcode },
    email: contact.email,
    mobileNumber: contact.mobileNumber,
  };
}
