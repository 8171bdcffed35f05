import { fieldsWith, questionsOf } from '../../kit/question.ts';
import type { SpouseRelationship } from '../vocabulary.ts';
import { genderLabels } from './personal-details-questions.ts';
import { protectShareQuestion } from './protect-share-question.ts';

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
    hint: 'As on their passport or driving licence',
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
  intendingToMarry: {
    type: 'yesNo',
    label: 'We intend to marry',
    hint: 'Marrying cancels a will, unless the will says that it is made with that marriage in mind.',
  },
  protectShare: protectShareQuestion,
});

export const spouseFirstSaveFields = fieldsWith(spouseDetailsQuestions, 'isNeededToSave');

const marriedAlready: readonly (SpouseRelationship | null | undefined)[] = [
  'husband',
  'wife',
  'civil-partner',
  'spouse',
  'civil_partner',
];

export const asksIntendingToMarry = (relationship: SpouseRelationship | null | undefined) =>
  !marriedAlready.includes(relationship);
