import type { PersonalDetails } from './personal-details.ts';
import { missingForComplete } from './personal-details-rules.ts';

export type WillPart = 'personalDetails' | 'executors' | 'funeralWishes' | 'residue';

/** As much of the stored answers as the rules of readiness look at. */
export interface ReadinessFacts {
  personalDetails: PersonalDetails | null;
  executors: readonly unknown[];
  funeralWishes: object | null;
  residue: readonly unknown[];
}

export const isPersonalDetailsComplete = (details: PersonalDetails | null) =>
  details !== null && missingForComplete(details).length === 0;

/** What must be finished before Your Wishes opens; empty when it is open. */
export const missingForWishes = ({ personalDetails }: Pick<ReadinessFacts, 'personalDetails'>): WillPart[] =>
  isPersonalDetailsComplete(personalDetails) ? [] : ['personalDetails'];

/** What must be finished before Your Will opens, in the order of the checklists; empty when it is open. */
export function missingForWill(facts: ReadinessFacts): WillPart[] {
  const missing = missingForWishes(facts);
  if (!facts.funeralWishes) missing.push('funeralWishes');
  if (facts.executors.length === 0) missing.push('executors');
  if (facts.residue.length === 0) missing.push('residue');
  return missing;
}
