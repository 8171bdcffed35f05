import { fieldsWith, questionsOf } from '../kit/question.ts';
import { genderLabels } from './personal-details-questions.ts';
import type { SpouseDetails, SpouseDetailsFields } from './spouse-details.ts';
import type { MaritalStatus, SpouseRelationship } from './vocabulary.ts';

const spouseRelationships: Record<SpouseRelationship, string> = {
  partner: 'Partner',
  husband: 'Husband',
  wife: 'Wife',
  'civil-partner': 'Civil partner',
  spouse: 'Spouse',
  civil_partner: 'Civil partner',
};

export const spouseDetailsQuestions = questionsOf({
  fullName: {
    type: 'name',
    label: 'Full name',
    missing: 'Enter their full name',
    max: 200,
    isNeededToSave: true,
    isEncrypted: true,
  },
  relationship: {
    type: 'choice',
    label: 'Relationship',
    missing: 'Choose who they are to you',
    options: spouseRelationships,
    isNeededToSave: true,
  },
  gender: {
    type: 'choice',
    label: 'Gender',
    missing: 'Choose their gender',
    options: genderLabels,
    isNeededToSave: true,
  },
  intendingToMarry: { type: 'yesNo', label: 'We intend to marry' },
});

export const spouseFirstSaveFields = fieldsWith(spouseDetailsQuestions, 'isNeededToSave');

/** Whether a spouse or partner is asked about at all. */
export const asksSpouse = (maritalStatus: MaritalStatus | null) =>
  maritalStatus === 'married' || maritalStatus === 'partner';

const marriedAlready: readonly (SpouseDetailsFields['relationship'] | null | undefined)[] = [
  'husband',
  'wife',
  'civil-partner',
  'spouse',
  'civil_partner',
];

export const asksIntendingToMarry = (relationship: SpouseDetailsFields['relationship'] | null | undefined) =>
  !marriedAlready.includes(relationship);

/** Whether a spouse or partner has a place in the will: someone in a partnership may leave the partner out of it. */
export const namesSpouse = (maritalStatus: MaritalStatus | null, includePartner: boolean | null) =>
  asksSpouse(maritalStatus) && !(maritalStatus === 'partner' && includePartner === false);

/**
 * Whether nothing more is needed about a spouse or partner. Someone in a partnership may leave the partner out of the
 * will (`includePartner` false); a husband, wife or civil partner is always named.
 */
export function isSpouseComplete(
  maritalStatus: MaritalStatus | null,
  spouse: SpouseDetails | null,
  includePartner: boolean | null,
): boolean {
  if (maritalStatus === null) return false;
  if (!asksSpouse(maritalStatus)) return true;
  return spouse !== null || (maritalStatus === 'partner' && includePartner === false);
}
