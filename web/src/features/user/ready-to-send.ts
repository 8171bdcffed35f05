import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { PersonalDetails, PersonalDetailsFields } from '@plainwill/contracts/will-data/personal-details';
import { missingForFirstSave } from '@plainwill/contracts/will-data/personal-details-questions';
import type { SpouseDetailsFields } from '@plainwill/contracts/will-data/spouse-details';
import { spouseFirstSaveFields } from '@plainwill/contracts/will-data/spouse-details-rules';
import type { StaffHomeFields } from '@plainwill/contracts/will-data/staff';
import { dateProblem } from '../../ui/dates-and-money/date-text.ts';
import type { HomeAnswers } from '../home-details/home-details-model.ts';
import { sendableHome } from '../home-details/home-details-model.ts';
import {
  answersOf,
  firstSave,
  labels,
  laterSave,
  type PersonalAnswers,
} from '../personal-details/personal-details-model.ts';
import { type SpouseAnswers, sendableSpouse, labels as spouseLabels } from '../spouse-details/spouse-details-model.ts';
import type { ReadyToSend } from './use-section-form.ts';

const enter = (label: string) => `Enter the ${label.toLowerCase()}`;

/** Everything at first; later only what changed, none of it empty that must be there. */
export function readyPersonal(
  typed: Partial<PersonalAnswers>,
  stored: PersonalDetails | null,
): ReadyToSend<Partial<PersonalDetailsFields>> {
  const today = dayInUnitedKingdom(new Date());
  const now = { ...answersOf(stored), ...typed };
  const problem = dateProblem(now.dateOfBirth, labels.dateOfBirth, today);
  const missing: Record<string, string> = {
    ...Object.fromEntries(missingForFirstSave(now).map((field) => [field, enter(labels[field])])),
    ...(problem && { dateOfBirth: problem }),
  };
  if (Object.keys(missing).length > 0) return { missing };
  const { changes } = stored ? laterSave(typed, today) : firstSave(typed, answersOf(null), today);
  return { changes: changes ?? {} };
}

/** Of the address and how the home is held; the rest is the person's own to say, and no form of staff asks it. */
export const readyHome = (typed: Partial<HomeAnswers>, stored: HomeAnswers): ReadyToSend<Partial<StaffHomeFields>> => ({
  changes: sendableHome(typed, stored).changes ?? {},
});

/** A spouse or partner, once named, is never left without name, relationship or gender. */
export function readySpouse(
  typed: Partial<SpouseAnswers>,
  stored: SpouseAnswers,
): ReadyToSend<Partial<SpouseDetailsFields>> {
  const now = { ...stored, ...typed };
  const empty = spouseFirstSaveFields.filter((field) => !now[field].trim());
  if (empty.length > 0)
    return { missing: Object.fromEntries(empty.map((field) => [field, enter(spouseLabels[field])])) };
  const { changes } = sendableSpouse(typed, stored);
  return { changes: changes === 'cleared' ? {} : (changes ?? {}) };
}
