import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Person } from './will-facts.ts';

const phrases: Record<ContactRole, string | null> = {
  // May be a former spouse by the time the will is read, so no word is better than a wrong one.
  spouse_partner: null,
  parent: 'my parent',
  Parent: 'my parent',
  stepparent: 'my step-parent',
  child: 'my child',
  stepchild: 'my stepchild',
  sibling: 'my sibling',
  Sibling: 'my sibling',
  half_sibling: 'my half-sibling',
  other_relative: 'my relative',
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
};

export const relationshipPhrase = (relationship: ContactRole | null) => relationship && phrases[relationship];

type Related = Pick<Person, 'relationship'>;

const among =
  (...roles: ContactRole[]) =>
  ({ relationship }: Related) =>
    relationship !== null && roles.includes(relationship);

/** Takes as a child does: a child's own children stand in for one who has died. */
export const isChild = among('child', 'stepchild');

export const isProfessional = among('professional_solicitor', 'Solicitor', 'professional_accountant', 'Accountant');

const isParent = among('parent', 'Parent', 'stepparent');

/** Contacts have no date of birth; only these are adults for certain. */
export const mayBeUnder18 = (person: Related) => !isProfessional(person) && !isParent(person);
