import { labelsOf } from '@plainwill/contracts/kit/question';
import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import {
  firstSaveFields,
  missingForFirstSave,
  type PersonalDetailsField,
  personalDetailsQuestions,
} from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { PersonalDetails, PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { dialledNumber, printMobile } from '@plainwill/contracts/will-data/vocabulary';
import type { Patch } from '../../../shared/autosave/autosave.ts';
import {
  dateProblem,
  hasFullYear,
  pastDays,
  printDate,
  readDate,
  usableDate,
  yearProblem,
} from '../../../ui/dates-and-money/date-text.ts';
import { withDots } from '../../../ui/lists/item-row.tsx';
import { displayText, textsOf } from '../record-form/record-form-state.ts';

/** Personal details as they stand on the screen. */
export type PersonalDetailsText = Record<PersonalDetailsField, string>;

export const personalDetailsLabels = labelsOf(personalDetailsQuestions);

export const personalDetailsText = (details: PersonalDetails | null): PersonalDetailsText => ({
  ...textsOf(personalDetailsQuestions, details),
  ...(details
    ? {
        dateOfBirth: details.dateOfBirth ? printDate(details.dateOfBirth) : '',
        mobileNumber: printMobile(details.mobileCountryCode, details.mobileNumber),
      }
    : { mobileCountryCode: '+44' }),
});

/** A choice by its label; any other answer as it is. */
export const printPersonalDetail = (field: string, text: string) => displayText(personalDetailsQuestions, field, text);

/** An answer as it is stored, to tell whether two of them say the same. */
export function normalisePersonalDetail(field: PersonalDetailsField, text: string): string {
  if (field === 'mobileNumber') return dialledNumber(text);
  if (field === 'dateOfBirth') return readDate(text, pastDays(dayInUnitedKingdom(new Date()))) ?? text.trim();
  return text.trim();
}

type Changes = Partial<PersonalDetailsFields>;

const required: ReadonlySet<PersonalDetailsField> = new Set(firstSaveFields);

const named = (fields: readonly PersonalDetailsField[]) =>
  listed(fields.map((field) => personalDetailsLabels[field].toLowerCase()));

/** A typed answer as it is sent; undefined while it cannot be. */
function wireValue(
  field: PersonalDetailsField,
  text: string,
  today: CalendarDate,
): string | boolean | null | undefined {
  if (!text.trim()) return required.has(field) ? undefined : null;
  if (field === 'dateOfBirth') return (hasFullYear(text) && usableDate(text, today)) || undefined;
  return personalDetailsQuestions[field].type === 'yesNo' ? text === 'yes' : text;
}

/** A last name may only be left out together with the answer that there is none. */
function changesIn(typed: Partial<PersonalDetailsText>, today: CalendarDate, hasOneName: boolean): Changes {
  const values = Object.entries(typed).map(([field, text]) => [
    field,
    wireValue(field as PersonalDetailsField, text, today),
  ]);
  const changes = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Changes;
  return hasOneName && typed.lastName?.trim() === '' ? { ...changes, lastName: '', hasOneName } : changes;
}

const sentOf = (typed: Partial<PersonalDetailsText>, changes: Changes): Partial<PersonalDetailsText> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => field in changes));

/** The first save: everything at once, when all that storing needs is there. */
export function firstPersonalDetailsPatch(
  typed: Partial<PersonalDetailsText>,
  blank: PersonalDetailsText,
  today: CalendarDate,
): Patch<PersonalDetailsText, Changes> {
  const all = changesIn({ ...blank, ...typed }, today, typed.hasOneName === 'yes');
  const changes = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Changes;
  const missing = missingForFirstSave(changes);
  return missing.length === 0
    ? { changes, sent: typed, stillNeeded: null }
    : { changes: null, sent: {}, stillNeeded: draftMessage(missing) };
}

/** Names what is missing once that is little; the pages to come ask for the rest. */
const draftMessage = (missing: readonly PersonalDetailsField[]) =>
  missing.length > 2
    ? 'Kept in your account until the rest is filled in.'
    : `Kept in your account. To start your will, add your ${named(missing)}.`;

/** Any later save: only what changed. An emptied required answer stays back, and what was stored stays stored. */
export function personalDetailsPatch(
  typed: Partial<PersonalDetailsText>,
  stored: Pick<PersonalDetailsText, 'hasOneName'>,
  today: CalendarDate,
): Patch<PersonalDetailsText, Changes> {
  const changes = changesIn(typed, today, (typed.hasOneName ?? stored.hasOneName) === 'yes');
  const sent = sentOf(typed, changes);
  const unsent = Object.keys(typed).filter((field) => !(field in sent)) as PersonalDetailsField[];
  const stillNeeded = unsent.length > 0 ? unsentMessage(unsent, typed, today) : null;
  return { changes: Object.keys(changes).length > 0 ? changes : null, sent, stillNeeded };
}

function unsentMessage(
  unsent: PersonalDetailsField[],
  typed: Partial<PersonalDetailsText>,
  today: CalendarDate,
): string {
  const { dateOfBirth = '' } = typed;
  const label = personalDetailsLabels.dateOfBirth;
  const problem = dateProblem(dateOfBirth, label, pastDays(today)) ?? yearProblem(dateOfBirth, label);
  return `Not saved yet: ${problem ?? `your ${named(unsent)} cannot be empty. What you gave before is kept.`}`;
}

/** The section's answer in one line. */
export function personalDetailsSummary({ personalDetails: details }: TestatorRecord): string | null {
  if (!details) return null;
  const name = nameOf({ ...details, middleNames: details.middleNames ?? '' });
  const marital = details.maritalStatus && printPersonalDetail('maritalStatus', details.maritalStatus).toLowerCase();
  const born = details.dateOfBirth && `born\u00a0${printDate(details.dateOfBirth)}`;
  return withDots([name, born, marital]);
}
