import type { ChildRelationship, ContactRole } from '@plainwill/contracts/will-data/vocabulary';

/** What somebody is to the testator, as far as it is stored. */
export type Kinship =
  | 'spouse'
  | 'parent'
  | 'step-parent'
  | 'aunt-or-uncle'
  | 'sibling'
  | 'half-sibling'
  | 'cousin'
  /** Someone who is or was the testator's partner, stored among the contacts. */
  | 'partner'
  | 'child'
  | 'adopted-child'
  | 'stepchild'
  /** Brought up by the testator under a special guardianship order, and no child of theirs in law. */
  | 'ward'
  | 'child-in-law'
  | 'niece-or-nephew'
  | 'grandchild'
  | 'great-grandchild'
  /** Of the family, but through whom is not known. */
  | 'relative'
  | 'none';

const ofRoles: Partial<Record<ContactRole, Kinship>> = {
  Parent: 'parent',
  parent: 'parent',
  stepparent: 'step-parent',
  Aunt: 'aunt-or-uncle',
  Uncle: 'aunt-or-uncle',
  Sibling: 'sibling',
  sibling: 'sibling',
  half_sibling: 'half-sibling',
  child: 'child',
  stepchild: 'stepchild',
  Cousin: 'cousin',
  other_relative: 'relative',
  mother: 'parent',
  father: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  half_brother: 'half-sibling',
  half_sister: 'half-sibling',
  grandchild: 'grandchild',
  step_grandchild: 'grandchild',
  great_grandchild: 'great-grandchild',
  niece: 'niece-or-nephew',
  nephew: 'niece-or-nephew',
  son_in_law: 'child-in-law',
  daughter_in_law: 'child-in-law',
  // Whoever is married to the testator is stored apart; of this one it is not known whether they still are.
  spouse_partner: 'partner',
};

export const contactKinship = (role: ContactRole | null): Kinship => (role && ofRoles[role]) ?? 'none';

const ofChildren: Partial<Record<ChildRelationship, Kinship>> = {
  'Step-parent': 'stepchild',
  Stepson: 'stepchild',
  Stepdaughter: 'stepchild',
  'Special guardian': 'ward',
  'Adopted Son': 'adopted-child',
  'Adopted Daughter': 'adopted-child',
};

export const childKinship = (relationship: ChildRelationship | null): Kinship =>
  (relationship && ofChildren[relationship]) ?? 'child';

/** Relatives of these kinds are of a generation, counted from the testator's own, though through whom is not stored. */
export const generationOfRelatives: Partial<Record<Kinship, number>> = {
  'aunt-or-uncle': -1,
  cousin: 0,
  partner: 0,
  'child-in-law': 1,
  'niece-or-nephew': 1,
  grandchild: 2,
  'great-grandchild': 3,
};

const notByBlood: readonly Kinship[] = ['step-parent', 'half-sibling', 'stepchild', 'ward'];

/** Says whether a line of its own kind leads to them: those who are step, and those with one parent in common. */
export const isStepOrHalf = (kinship: Kinship) => notByBlood.includes(kinship);
