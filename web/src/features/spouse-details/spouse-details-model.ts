import { optionsOf } from '@plainwill/contracts/kit/question';
import { asksSpouse } from '@plainwill/contracts/will-data/people';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/personal-details-questions';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import type { SpouseDetails, SpouseDetailsFields } from '@plainwill/contracts/will-data/spouse-details';
import { spouseFirstSaveFields } from '@plainwill/contracts/will-data/spouse-details-questions';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import type { Sendable } from '../autosave/autosave.ts';
import { printPersonalDetail } from '../personal-details/personal-details-model.ts';

/** Spouse details as they stand on the screen; `intendingToMarry` is "yes" or empty. */
export type SpouseDetailsText = Record<keyof SpouseDetailsFields, string>;

export const spouseDetailsLabels: Record<keyof SpouseDetailsFields, string> = {
  fullName: 'Full name',
  relationship: 'Relationship',
  gender: 'Gender',
  intendingToMarry: 'We intend to marry',
};

export const noSpouse: SpouseDetailsText = { fullName: '', relationship: '', gender: '', intendingToMarry: '' };

export const spouseDetailsText = (spouse: SpouseDetails | null): SpouseDetailsText =>
  spouse
    ? {
        fullName: spouse.fullName,
        relationship: spouse.relationship,
        gender: spouse.gender,
        intendingToMarry: spouse.intendingToMarry ? 'yes' : '',
      }
    : noSpouse;

const relationshipWords: Record<SpouseRelationship, string> = {
  partner: 'Partner',
  husband: 'Husband',
  wife: 'Wife',
  'civil-partner': 'Civil partner',
  spouse: 'Spouse',
  civil_partner: 'Civil partner',
};

const asked = ['partner', 'husband', 'wife', 'civil-partner'] as const satisfies readonly SpouseRelationship[];

/** Our staff's words are offered only where they are what is stored. */
export const spouseRelationshipOptions = (stored: SpouseRelationship | undefined) =>
  [...new Set<SpouseRelationship>(stored ? [...asked, stored] : asked)].map((value) => ({
    value,
    label: relationshipWords[value],
  }));

export const genderOptions = optionsOf(personalDetailsQuestions.gender);

const yes: Record<string, string> = { yes: 'Yes' };

/** A choice in the words it was made in; any other answer as it is. */
export const printSpouseRelationship = (text: string) =>
  (relationshipWords as Record<string, string>)[text] ?? yes[text] ?? text;

export const printSpouseDetail = (field: keyof SpouseDetailsText, text: string) =>
  field === 'gender' ? printPersonalDetail(field, text) : printSpouseRelationship(text);

/** Cleared: there is nobody to store any more. */
export type SpouseChanges = Partial<SpouseDetailsFields> | 'cleared';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const named = (fields: readonly (keyof SpouseDetailsText)[]) =>
  inWords.format(fields.map((field) => spouseDetailsLabels[field].toLowerCase()));

const nothing = { changes: null, sent: {}, stillNeeded: null };

/**
 * Nobody is stored until all three of name, relationship and gender are there; without any of them, nobody is stored
 * any more; and with some of them, what was stored of the others stays.
 */
export function spouseDetailsPatch(
  typed: Partial<SpouseDetailsText>,
  stored: SpouseDetailsText,
): Sendable<SpouseDetailsText, SpouseChanges> {
  const now = { ...stored, ...typed };
  const missing = spouseFirstSaveFields.filter((field) => !now[field].trim());
  const isStored = stored.fullName !== '';
  if (missing.length === spouseFirstSaveFields.length)
    return isStored ? { changes: 'cleared', sent: { ...typed, intendingToMarry: '' }, stillNeeded: null } : nothing;
  if (!isStored && missing.length > 0)
    return { ...nothing, stillNeeded: `Kept on this device. To save it, add their ${named(missing)}.` };

  const sent = Object.fromEntries(
    Object.entries(typed).filter(([field]) => !(missing as string[]).includes(field)),
  ) as Partial<SpouseDetailsText>;
  const stillNeeded =
    missing.length > 0 ? `Not saved yet: their ${named(missing)} cannot be empty. What you gave before is kept.` : null;
  if (Object.keys(sent).length === 0) return { ...nothing, stillNeeded };
  const { intendingToMarry, ...rest } = sent;
  const changes = {
    ...rest,
    ...(intendingToMarry !== undefined && { intendingToMarry: intendingToMarry === 'yes' }),
  } as Partial<SpouseDetailsFields>;
  return { changes, sent, stillNeeded };
}

export function spouseDetailsSummary({ personalDetails, spouseDetails, settings }: Portal): string | null {
  const maritalStatus = personalDetails?.maritalStatus ?? null;
  if (maritalStatus === null) return null;
  if (!asksSpouse(maritalStatus)) return 'Not needed';
  if (maritalStatus === 'partner' && settings.includePartner === false) return 'Not included in your will';
  return spouseDetails?.fullName ?? null;
}
