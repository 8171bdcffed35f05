import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { Address } from '@plainwill/contracts/shared/address';
import { contactQuestions, personQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Contact, ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import {
  type ContactRole,
  contactCountryCodes,
  contactFormRoles,
  executorRelationships,
  guardianRelationships,
  mobileCountryCodes,
  printMobile,
} from '@plainwill/contracts/will-data/vocabulary';
import { type BodyKind, bodyKindOf } from '../../shared/people/contact-kind.ts';

/** A contact's role towards the testator has this label, whichever form asked for it. */
export const contactRoleLabels: Record<ContactRole, string> = contactQuestions.role.options;

/** The same for a card: nothing where they are only "other". */
export const contactRoleLabel = (role: ContactRole) =>
  role === 'other' || role === 'Other' ? '' : contactRoleLabels[role];

/** The label of a contact in a list of them: "Friend", "Charity 263710". */
export function contactLabel(contact: Contact): string {
  switch (bodyKindOf(contact)) {
    case 'charity':
      return ['Charity', contact.charityNumber].filter(Boolean).join(' ');
    case 'organisation':
      return ['Organisation', contact.organisationNumber].filter(Boolean).join(' ');
    default:
      return contactRoleLabels[contact.role];
  }
}

/** These may mean two people, or nobody in particular: a will can print no word for them. */
const vagueRoles: readonly ContactRole[] = [
  'Sibling',
  'sibling',
  'half_sibling',
  'Parent',
  'parent',
  'other_relative',
  'Other',
  'other',
];

/** The roles that say exactly what someone is come first. */
const asOptions = (roles: readonly ContactRole[]) =>
  [...roles.filter((role) => !vagueRoles.includes(role)), ...vagueRoles.filter((role) => roles.includes(role))].map(
    (value) => ({ value, label: contactRoleLabels[value] }),
  );

export const contactRoleOptions = asOptions(contactFormRoles);
export const executorRelationshipOptions = asOptions(executorRelationships);
export const guardianRelationshipOptions = asOptions(guardianRelationships);

const countries: Record<string, string> = { '+44': 'UK', '+1': 'US/CA', '+353': 'IE', '+33': 'FR', '+49': 'DE' };

export const contactCodeOptions = contactCountryCodes.map((value) => ({
  value,
  label: `${value} (${countries[value]})`,
}));

export const mobileCodeOptions = mobileCountryCodes.map((value) => ({ value, label: value }));

/** A person as every form has them: a contact’s own has more. */
export type ContactDraft = Omit<Pick<ContactFields, keyof typeof personQuestions>, 'role'> & { role: ContactRole | '' };

export const emptyContact: ContactDraft = {
  ...unansweredOf(personQuestions),
  firstName: '',
  role: '',
  mobileCountryCode: '+44',
};

const draftKeys = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** A stored contact, ready to be changed. */
export function contactDraftOf(contact: ContactDraft): ContactDraft {
  const fields = Object.fromEntries(draftKeys.map((key) => [key, contact[key]])) as ContactDraft;
  return { ...fields, mobileNumber: printMobile(contact.mobileCountryCode, contact.mobileNumber) };
}

export const isSameContactDraft = (a: ContactDraft, b: ContactDraft) => draftKeys.every((key) => a[key] === b[key]);

/** The draft's address as the finder has it; null if there is none. */
export function addressIn(draft: Address): Address | null {
  const { address, line1, line2, townOrCity, county, postcode } = draft;
  const found = { address, line1, line2, townOrCity, county, postcode };
  return Object.values(found).every((part) => part === '') ? null : found;
}

interface Needs {
  /** The messages ask for this one's name: "the executor’s". */
  whose: string;
  /** Left out where a relationship may stay unsaid. */
  relationship?: 'required';
}

/** The same of a charity or another organisation, of which a name is enough. */
export const missingInBody = ({ firstName }: ContactDraft, kind: BodyKind): Record<string, string> | null =>
  firstName.trim() ? null : { firstName: `Enter the name of the ${kind}` };

/** The message for a missing last name where one name may be all there is. */
export const oneNameMessage = 'Enter their last name. If they have one name only, save again';

/** Says whether a last name is still to be asked for: people with one name confirm it once. */
export const asksLastName = (lastName: string, before: Readonly<Record<string, string>> | null) =>
  lastName.trim() === '' && before?.lastName !== oneNameMessage;

/** The missing inputs of a draft, by name; null if none is missing. `before` are those found at the last try. */
export function missingInContact(
  draft: ContactDraft,
  { whose, relationship }: Needs,
  before: Readonly<Record<string, string>> | null,
): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!draft.firstName.trim()) missing.firstName = `Enter ${whose} first name`;
  if (asksLastName(draft.lastName, before)) missing.lastName = oneNameMessage;
  if (relationship && !draft.role) missing.role = 'Choose who they are to you';
  return Object.keys(missing).length > 0 ? missing : null;
}
