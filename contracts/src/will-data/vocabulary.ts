/** Nobody has to have one, and no list holds them all. */
export const titles = ['mr', 'mrs', 'miss', 'ms', 'dr', 'prof', 'other', 'none'] as const;
export type Title = (typeof titles)[number];

export type Gender = 'male' | 'female' | 'other' | 'prefer-not-to-say';

export type ChildGender = 'male' | 'female' | 'other';

export const maritalStatuses = ['single', 'married', 'partner', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** Forms offer these codes; any other is typed in front of its number. */
export const mobileCountryCodes = ['+44', '+1', '+33', '+49'] as const;
export const contactCountryCodes = ['+44', '+1', '+353', '+33', '+49'] as const;

/** A typed telephone number without its spaces, hyphens and round brackets. */
export const dialledNumber = (typed: string) => typed.replace(/[\s\-()]/g, '').replace(/^00/, '+');

/** Numbers of these countries begin with a 0 of their own: it is dialled from abroad too. */
const codesWithOwnZero: readonly string[] = ['+39', '+225', '+229', '+241', '+242', '+378', '+379'];

/**
 * A telephone number as it is stored beside its country code: what follows that code when it is called from abroad. A
 * number with the code of another country stays whole. Cleaning twice changes nothing.
 */
export function cleanMobileNumber(code: string, typed: string): string {
  const dialled = dialledNumber(typed);
  if (dialled.startsWith('+') && !dialled.startsWith(code)) return dialled;
  const national = dialled.startsWith('+') ? dialled.slice(code.length) : dialled;
  // No British number begins with a 4, and many people write the code without its plus.
  if (code === '+44') return national.replace(/^(44|0)+/, '');
  return codesWithOwnZero.includes(code) ? national : national.replace(/^0+/, '');
}

/** The number as it is written at home: a British one is stored without its 0. */
export const printMobile = (code: string, number: string) =>
  code === '+44' && /^\d/.test(number) ? `0${number}` : number;

export const homeOwnerships = ['own-outright', 'own-mortgage', 'rent', 'other'] as const;
export type HomeOwnership = (typeof homeOwnerships)[number];

export const tenancyTypes = ['sole-owner', 'joint-tenants', 'tenants-in-common'] as const;
export type TenancyType = (typeof tenancyTypes)[number];

/** The portal's own words first, then those of the staff's forms; both are stored as given. */
export const spouseRelationships = ['partner', 'husband', 'wife', 'civil-partner', 'spouse', 'civil_partner'] as const;
export type SpouseRelationship = (typeof spouseRelationships)[number];

/** The relationship of the testator to the child, as the form asks. */
export const parentRoles = ['Father', 'Mother', 'Step-parent', 'Special guardian'] as const;

/** The portal's words, and those of the staff's forms for what the child is to the testator; both are stored as given. */
export const childRelationships = [
  ...parentRoles,
  'Son',
  'Daughter',
  'Stepson',
  'Stepdaughter',
  'Adopted Son',
  'Adopted Daughter',
] as const;
export type ChildRelationship = (typeof childRelationships)[number];

export const parentalResponsibilities = [
  'No',
  'Yes, married to mother',
  'Yes, named on birth certificate',
  'Yes, signed a Parental Responsibility Agreement with mother',
  'Yes, through a court agreed Parental Responsibility Order or a residency order',
  'Yes, by adopting the child',
] as const;
export type ParentalResponsibility = (typeof parentalResponsibilities)[number];

/** `backup` acts only if a primary executor cannot, or will not, act. */
export const executorRoles = ['primary', 'backup'] as const;
export type ExecutorRole = (typeof executorRoles)[number];

/** Relations in the word that a will has for them; every form of people offers them. */
const exactRelations = [
  'mother',
  'father',
  'brother',
  'sister',
  'half_brother',
  'half_sister',
  'grandchild',
  'step_grandchild',
  'great_grandchild',
  'niece',
  'nephew',
  'godchild',
  'son_in_law',
  'daughter_in_law',
] as const;

const formRoles = [
  'Friend',
  'Sibling',
  'Parent',
  'Aunt',
  'Uncle',
  'Cousin',
  'Colleague',
  'Neighbour',
  'Carer',
  'Solicitor',
  'Accountant',
  'Other',
] as const;

const relationships = [
  'spouse_partner',
  'parent',
  'stepparent',
  'child',
  'stepchild',
  'sibling',
  'half_sibling',
  'other_relative',
  'friend',
  'guardian',
  'other',
] as const;

/** The contact form asks for one of these relationships to the testator. */
export const contactFormRoles = [...formRoles, ...exactRelations] as const;

/** The forms for guardians and the staff's forms ask for one of these relationships. */
export const guardianRelationships = [...relationships, ...exactRelations] as const;

/** The form for executors asks for one of these relationships. */
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
  ...exactRelations,
] as const;

/** Every one of them is stored as given. */
export const contactRoles = [
  ...formRoles,
  ...relationships,
  'professional_solicitor',
  'professional_accountant',
  ...exactRelations,
] as const;
export type ContactRole = (typeof contactRoles)[number];

/** A firm or a charity may have these roles too; every other one is a person's. */
const rolesOfAnyone: readonly ContactRole[] = [
  'Other',
  'other',
  'Solicitor',
  'Accountant',
  'professional_solicitor',
  'professional_accountant',
];

/** Says whether only a person can be this to the testator. */
export const isPersonsRole = (role: ContactRole) => !rolesOfAnyone.includes(role);

/** How the testator signs, where that is not by reading and writing. */
export const executionVariants = ['standard', 'cannot_read', 'by_mark', 'signed_by_another'] as const;
export type ExecutionVariant = (typeof executionVariants)[number];

export const funeralTypes = ['burial', 'cremation', 'medical_science', 'no_preference'] as const;
export type FuneralType = (typeof funeralTypes)[number];

/** A contact has one of these kinds: only a person can survive, act or be under age. */
export type ContactKind = 'person' | 'charity' | 'organisation';

/** Families that inherit as a class: whoever belongs to them when the testator dies. */
export const beneficiaryClasses = ['children', 'grandchildren'] as const;
export type BeneficiaryClass = (typeof beneficiaryClasses)[number];

export const isBeneficiaryClass = (value: string): value is BeneficiaryClass =>
  (beneficiaryClasses as readonly string[]).includes(value);

export const occupationKinds = ['occupy', 'life_interest'] as const;
export type OccupationKind = (typeof occupationKinds)[number];

export const outgoingsChoices = ['occupier', 'shared'] as const;
export type OutgoingsChoice = (typeof outgoingsChoices)[number];

/** One of these pays off a debt charged on the home. */
export const homeMortgageChoices = ['with_home', 'paid_by_residue'] as const;
export type HomeMortgageChoice = (typeof homeMortgageChoices)[number];

/** A gift of land says one of these about its mortgage. */
export type GiftMortgageChoice = 'with_gift' | 'paid_by_residue';

export type TaxBearer = 'residue' | 'recipient';

/** These take the residue once nobody named can. */
export const fallbackKinds = ['charity', 'relatives', 'both_families', 'law'] as const;
export type FallbackKind = (typeof fallbackKinds)[number];

export const privateFilesChoices = ['hand_over', 'delete'] as const;
export type PrivateFilesChoice = (typeof privateFilesChoices)[number];

/** That a solicitor has advised to give outright to someone who needs help with money. */
export type ProtectionAdvice = 'outright_advised';

export type SpouseSurvivorship = 'same' | 'none';

export const plannedEvents = ['marriage', 'civil_partnership'] as const;
export type PlannedEvent = (typeof plannedEvents)[number];

/** How far a joint home has been split into shares. */
export const severances = ['planned', 'done'] as const;
export type Severance = (typeof severances)[number];

/** Each part that partners can share has its own tick. */
export const coupleCategories = ['home', 'children', 'people', 'executors', 'guardians', 'residue', 'gifts'] as const;
export type CoupleCategory = (typeof coupleCategories)[number];

/** A partner can be shown these; the words of a will are shared by an act of their own. */
export const sharedParts = [...coupleCategories, 'will'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** Each of two partners says these for themselves, and may take them back. */
export const coupleConsents = ['mirror-not-mutual', 'same-reviewer'] as const;
export type CoupleConsent = (typeof coupleConsents)[number];

/** Stands, where it is shared, for children of whom some are left out, whom it does not name. */
export const someChildren = 'some-children';
