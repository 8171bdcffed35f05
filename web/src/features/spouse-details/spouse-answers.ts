import type { SpouseDetails, SpouseDetailsFields } from '@plainwill/contracts/will-data/spouse-details';

/** Spouse details as they stand on the screen; `intendingToMarry` is "yes" or empty. */
export type SpouseAnswers = Record<keyof SpouseDetailsFields, string>;

export const labels: Record<keyof SpouseDetailsFields, string> = {
  fullName: 'Full name',
  relationship: 'Relationship',
  gender: 'Gender',
  intendingToMarry: 'We intend to marry',
};

export const noSpouse: SpouseAnswers = { fullName: '', relationship: '', gender: '', intendingToMarry: '' };

export const answersOf = (spouse: SpouseDetails | null): SpouseAnswers =>
  spouse
    ? {
        fullName: spouse.fullName,
        relationship: spouse.relationship,
        gender: spouse.gender,
        intendingToMarry: spouse.intendingToMarry ? 'yes' : '',
      }
    : noSpouse;
