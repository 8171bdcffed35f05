import type { ChildRelationship, ContactRole } from '@plainwill/contracts/will-data/vocabulary';

/** What somebody is to the testator, as far as it is stored. */
export type Kinship =
  | 'spouse'
  | 'parent'
  | 'step-parent'
  | 'aunt-or-uncle'
  | 'sibling'
  | 'half-sibling'
  | 'child'
  | 'adopted-child'
  | 'stepchild'
  /** Brought up by the testator under a special guardianship order, and no child of theirs in law. */
  | 'ward'
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
  Cousin: 'relative',
  other_relative: 'relative',
  mother: 'parent',
  father: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  half_brother: 'half-sibling',
  half_sister: 'half-sibling',
  grandchild: 'relative',
  step_grandchild: 'relative',
  great_grandchild: 'relative',
  niece: 'relative',
  nephew: 'relative',
  son_in_law: 'relative',
  daughter_in_law: 'relative',
  // Whoever is married to the testator is stored apart; of this one it is not known whether they still are.
  spouse_partner: 'relative',
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

const notByBlood: readonly Kinship[] = ['step-parent', 'half-sibling', 'stepchild', 'ward'];

/** Says whether a line of its own kind leads to them: those who are step, and those with one parent in common. */
export const isStepOrHalf = (kinship: Kinship) => notByBlood.includes(kinship);
