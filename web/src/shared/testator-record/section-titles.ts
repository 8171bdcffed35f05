import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';

export const sectionTitles: Record<WillPart, string> = {
  personalDetails: 'Personal Information',
  homeDetails: 'Home Details',
  spouseDetails: 'Spouse/Partner Details',
  children: 'Children Details',
  funeralWishes: 'Funeral Wishes',
  guardianship: 'Guardianship of Children',
  executors: 'Will Executors',
  gifts: 'Specific Gifts',
  residue: 'Residuary Estate',
};

/** The checklists name two sections more shortly. */
export const checklistTitles: Record<WillPart, string> = { ...sectionTitles, executors: 'Executors' };
