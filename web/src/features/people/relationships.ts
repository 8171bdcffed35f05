import { type ContactRole, executorRelationships } from '@plainwill/contracts/will-data/vocabulary';

export const relationshipWords: Record<ContactRole, string> = {
  spouse_partner: 'Spouse or partner',
  parent: 'Parent',
  stepparent: 'Step-parent',
  child: 'Child',
  stepchild: 'Stepchild',
  sibling: 'Brother or sister',
  half_sibling: 'Half-brother or half-sister',
  other_relative: 'Other relative',
  friend: 'Friend',
  professional_solicitor: 'Solicitor',
  professional_accountant: 'Accountant',
};

export const relationshipOptions = executorRelationships.map((value) => ({ value, label: relationshipWords[value] }));
