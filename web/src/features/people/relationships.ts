import {
  type ContactRole,
  contactFormRoles,
  executorRelationships,
  guardianRelationships,
} from '@plainwill/contracts/will-data/vocabulary';

/** What somebody is to the testator, in words, whichever form it was told in. */
export const relationshipWords: Record<ContactRole, string> = {
  Friend: 'Friend',
  Sibling: 'Brother or sister',
  Parent: 'Parent',
  Aunt: 'Aunt',
  Uncle: 'Uncle',
  Cousin: 'Cousin',
  Colleague: 'Colleague',
  Neighbour: 'Neighbour',
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
};

/** The same for a card: nothing where they are only "other". */
export const relationshipOf = (role: ContactRole) =>
  role === 'other' || role === 'Other' ? '' : relationshipWords[role];

const asOptions = (roles: readonly ContactRole[]) => roles.map((value) => ({ value, label: relationshipWords[value] }));

export const contactRoleOptions = asOptions(contactFormRoles);
export const executorRelationshipOptions = asOptions(executorRelationships);
export const guardianRelationshipOptions = asOptions(guardianRelationships);
