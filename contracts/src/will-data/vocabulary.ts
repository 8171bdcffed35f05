export const titles = ['mr', 'mrs', 'miss', 'ms', 'dr', 'prof'] as const;
export type Title = (typeof titles)[number];

export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const;
export type Gender = (typeof genders)[number];

export const maritalStatuses = ['single', 'married', 'partner', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

export const mobileCountryCodes = ['+44', '+1', '+33', '+49'] as const;
export type MobileCountryCode = (typeof mobileCountryCodes)[number];

/** `backup` acts only if a primary executor cannot, or will not, act. */
export const executorRoles = ['primary', 'backup'] as const;
export type ExecutorRole = (typeof executorRoles)[number];

/** What a contact is to the testator, as chosen when naming an executor. */
export const executorRelationships = [
  'spouse_partner',
  'parent',
  'stepparent',
  'child',
  'stepchild',
  'sibling',
  'half_sibling',
  'other_relative',
  'friend',
  'professional_solicitor',
  'professional_accountant',
] as const;
export type ContactRole = (typeof executorRelationships)[number];

export const funeralTypes = ['burial', 'cremation'] as const;
export type FuneralType = (typeof funeralTypes)[number];
