import type { ContactRole, SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { childKinship } from '../../family/kinship.ts';

const phrases: Record<ContactRole, string | null> = {
  // May be a former spouse by the time the will is read, so no word is better than a wrong one.
  spouse_partner: null,
  // Nobody writes "my sibling": these wait until they are made exact.
  parent: null,
  Parent: null,
  sibling: null,
  Sibling: null,
  half_sibling: null,
  other_relative: null,
  mother: 'my mother',
  father: 'my father',
  stepparent: 'my step-parent',
  brother: 'my brother',
  sister: 'my sister',
  half_brother: 'my half-brother',
  half_sister: 'my half-sister',
  child: 'my child',
  stepchild: 'my stepchild',
  grandchild: 'my grandchild',
  step_grandchild: 'my step-grandchild',
  great_grandchild: 'my great-grandchild',
  niece: 'my niece',
  nephew: 'my nephew',
  godchild: 'my godchild',
  son_in_law: 'my son-in-law',
  daughter_in_law: 'my daughter-in-law',
  Aunt: 'my aunt',
  Uncle: 'my uncle',
  Cousin: 'my cousin',
  friend: 'my friend',
  Friend: 'my friend',
  Colleague: 'my colleague',
  Neighbour: 'my neighbour',
  guardian: null,
  other: null,
  Other: null,
  professional_solicitor: 'the solicitor',
  Solicitor: 'the solicitor',
  professional_accountant: 'the accountant',
  Accountant: 'the accountant',
  Carer: 'my carer',
};

export const contactPhrase = (role: ContactRole | null) => role && phrases[role];

const among =
  (...roles: ContactRole[]) =>
  (role: ContactRole | null) =>
    role !== null && roles.includes(role);

/** The words that would make exact a role for which a will has no good word. */
const exactLabels: Partial<Record<ContactRole, string>> = {
  parent: 'mother or father',
  Parent: 'mother or father',
  sibling: 'brother or sister',
  Sibling: 'brother or sister',
  half_sibling: 'half-brother or half-sister',
  other_relative: 'niece, nephew or grandchild, for example',
};

/** `brother or sister`, of a role that is to be made exact; null of any other. */
export const exactLabelFor = (role: ContactRole | null) => (role && exactLabels[role]) ?? null;

/** Takes as a child does: a child's own children stand in for one who has died. */
export const isChildRole = among('child', 'stepchild');

export const isProfessionalRole = among('professional_solicitor', 'Solicitor', 'professional_accountant', 'Accountant');

/** Says whether somebody is no relative, spouse or partner, as far as anybody has said. */
export const isUnrelatedRole = (role: ContactRole | null) =>
  role === null ||
  isProfessionalRole(role) ||
  among('friend', 'Friend', 'Colleague', 'Neighbour', 'Carer', 'guardian', 'other', 'Other')(role);

/** Contacts may have no date of birth; only these are adults for certain. */
export const isAdultRole = (role: ContactRole | null) =>
  isProfessionalRole(role) ||
  among('parent', 'Parent', 'mother', 'father', 'stepparent', 'son_in_law', 'daughter_in_law')(role);

/** Belongs to the class of grandchildren; a step-grandchild never does. */
export const isGrandchildRole = among('grandchild');

/** Inherits a home closely, as a child does: Inheritance Tax Act 1984 s.8K. */
export const isDescendantRole = among('grandchild', 'step_grandchild', 'great_grandchild');

type Child = Pick<WillFacts['children'][number], 'relationship' | 'gender'> & Partial<Death>;

type Death = Pick<WillFacts['children'][number], 'hasDied' | 'diedOn'>;

/** Says whether a child had died before the will: the day says so too, and need not be known. */
export const isDeceased = ({ hasDied = false, diedOn = null }: Partial<Death>) => hasDied || diedOn !== null;

/** By what the testator is to the child, or the child to the testator: the two vocabularies in which it is stored. */
export const isStepchild = ({ relationship }: Child) => childKinship(relationship) === 'stepchild';

/** Says whether the testator is a special guardian, so that the child is none of theirs in law (Children Act 1989 s.14A). */
export const isWard = ({ relationship }: Child) => childKinship(relationship) === 'ward';

const genderOf = ({ relationship, gender }: Child) => {
  if (relationship?.toLowerCase().endsWith('son')) return 'male';
  return relationship?.toLowerCase().endsWith('daughter') ? 'female' : gender;
};

/** Null of a child who is none of the testator's: they may be a grandchild, a niece or none of the family. */
export function childPhrase(child: Child): string | null {
  if (isWard(child)) return null;
  const noun = { male: 'son', female: 'daughter', other: 'child' }[genderOf(child) ?? 'other'];
  return `my ${isDeceased(child) ? 'late ' : ''}${isStepchild(child) ? 'step' : ''}${noun}`;
}

export type Bond = 'marriage' | 'civil partnership' | 'partnership';

const civilPartners: readonly (SpouseRelationship | null)[] = ['civil-partner', 'civil_partner'];

interface Couple {
  maritalStatus: WillFacts['personalDetails']['maritalStatus'];
  relationship: SpouseRelationship | null;
}

export function bondOf({ maritalStatus, relationship }: Couple): Bond {
  if (maritalStatus !== 'married') return 'partnership';
  return civilPartners.includes(relationship) ? 'civil partnership' : 'marriage';
}

/** Never a word that the marital status gives the lie to. */
export function spousePhrase(couple: Couple): string {
  const bond = bondOf(couple);
  if (bond === 'partnership') return 'my partner';
  if (bond === 'civil partnership') return 'my civil partner';
  const { relationship } = couple;
  return relationship === 'husband' || relationship === 'wife' ? `my ${relationship}` : 'my spouse';
}
