import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Person } from './will-facts.ts';

const phrases: Record<ContactRole, string | null> = {
  // May be a former spouse by the time the will is read, so no word is better than a wrong one.
  spouse_partner: null,
  parent: 'my parent',
  stepparent: 'my step-parent',
  child: 'my child',
  stepchild: 'my stepchild',
  sibling: 'my sibling',
  half_sibling: 'my half-sibling',
  other_relative: 'my relative',
  friend: 'my friend',
  professional_solicitor: 'the solicitor',
  professional_accountant: 'the accountant',
};

export const relationshipPhrase = (relationship: ContactRole | null) => relationship && phrases[relationship];

type Related = Pick<Person, 'relationship'>;

/** Takes as a child does: a child's own children stand in for one who has died. */
export const isChild = ({ relationship }: Related) => relationship === 'child' || relationship === 'stepchild';

export const isProfessional = ({ relationship }: Related) =>
  relationship === 'professional_solicitor' || relationship === 'professional_accountant';

/** Contacts have no date of birth; only these are adults for certain. */
export const mayBeUnder18 = (person: Related) =>
  !isProfessional(person) && person.relationship !== 'parent' && person.relationship !== 'stepparent';
