import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/personal-details';
import {
  firstSaveFields,
  missingForFirstSave,
  type PersonalDetailsField,
} from '@plainwill/contracts/will-data/personal-details-rules';
import { dateProblem, usableDate } from '../../ui/dates-and-money/date-text.ts';
import type { Sendable } from '../autosave/autosave.ts';
import { labels, type PersonalAnswers } from './personal-answers.ts';

export type Changes = Partial<PersonalDetailsFields>;

const required: ReadonlySet<PersonalDetailsField> = new Set(firstSaveFields);

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const named = (fields: readonly PersonalDetailsField[]) =>
  inWords.format(fields.map((field) => labels[field].toLowerCase()));

/** A typed answer as it is sent; undefined while it cannot be. */
function wireValue(field: PersonalDetailsField, text: string, today: CalendarDate): string | null | undefined {
  if (!text.trim()) return required.has(field) ? undefined : null;
  if (field === 'dateOfBirth') return usableDate(text, today) ?? undefined;
  return text;
}

function changesIn(typed: Partial<PersonalAnswers>, today: CalendarDate): Changes {
  const values = Object.entries(typed).map(([field, text]) => [
    field,
    wireValue(field as PersonalDetailsField, text, today),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Changes;
}

const sentOf = (typed: Partial<PersonalAnswers>, changes: Changes): Partial<PersonalAnswers> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => field in changes));

/** The first save: everything at once, when all that storing needs is there. */
export function firstSave(
  typed: Partial<PersonalAnswers>,
  blank: PersonalAnswers,
  today: CalendarDate,
): Sendable<PersonalAnswers, Changes> {
  const all = changesIn({ ...blank, ...typed }, today);
  const changes = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Changes;
  const missing = missingForFirstSave(changes);
  return missing.length === 0
    ? { changes, sent: typed, stillNeeded: null }
    : { changes: null, sent: {}, stillNeeded: `Kept on this device. To save it, add your ${named(missing)}.` };
}

/** Any later save: only what changed. An emptied required answer stays back, and what was stored stays stored. */
export function laterSave(typed: Partial<PersonalAnswers>, today: CalendarDate): Sendable<PersonalAnswers, Changes> {
  const changes = changesIn(typed, today);
  const sent = sentOf(typed, changes);
  const held = Object.keys(typed).filter((field) => !(field in sent)) as PersonalDetailsField[];
  const stillNeeded = held.length > 0 ? whyHeld(held, typed, today) : null;
  return { changes: Object.keys(changes).length > 0 ? changes : null, sent, stillNeeded };
}

function whyHeld(held: PersonalDetailsField[], typed: Partial<PersonalAnswers>, today: CalendarDate): string {
  const problem = dateProblem(typed.dateOfBirth ?? '', labels.dateOfBirth, today);
  return `Not saved yet: ${problem ?? `your ${named(held)} cannot be empty. What you gave before is kept.`}`;
}
