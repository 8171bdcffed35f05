import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import {
  asksGaveBirth,
  asksParentalResponsibility,
  childQuestions,
} from '@plainwill/contracts/will-data/questions/child-questions';
import type { Child, ChildFields } from '@plainwill/contracts/will-data/records/children';
import {
  type ChildGender,
  type ChildRelationship,
  type ParentalResponsibility,
  parentRoles,
} from '@plainwill/contracts/will-data/vocabulary';
import { printDate, usableDate } from '../../../ui/dates-and-money/date-text.ts';
import { asksLastName, oneNameMessage } from '../../people/contact-model.ts';
import { unansweredIn } from '../record-form/dialog-draft.ts';
import { answersIn, textsOf } from '../record-form/record-form-state.ts';

export const parentRoleOptions = parentRoles.map((value) => ({ value, label: value }));

/** "7 years old", "under a year old". */
export function ageText(dateOfBirth: CalendarDate, today: CalendarDate): string {
  const age = ageOn(dateOfBirth, today);
  if (!age) return 'under a year old';
  return age === 1 ? '1 year old' : `${age} years old`;
}

/** The choice of nobody, where leaving a question open is another thing. */
export const noOtherParent = 'none';

/** A child as the form has them; dates as typed. */
export type ChildDraft = Omit<Record<keyof ChildFields, string>, keyof ChildChoices> & ChildChoices;

interface ChildChoices {
  gender: ChildGender | '';
  relationship: ChildRelationship | '';
  parentalResponsibility: ParentalResponsibility | '';
  otherParentId: PersonId | typeof noOtherParent | '';
}

/** A new child, most likely of the testator's own last name and of the same other parent as the child before. */
export const newChild = (lastName: string, otherParentId: PersonId | null): ChildDraft => ({
  ...(textsOf(childQuestions, null) as ChildDraft),
  lastName,
  otherParentId: otherParentId ?? '',
});

export const draftOfChild = (child: Child): ChildDraft => ({
  ...(textsOf(childQuestions, child) as ChildDraft),
  dateOfBirth: printDate(child.dateOfBirth),
  diedOn: child.diedOn === null ? '' : printDate(child.diedOn),
  otherParentId: child.otherParentId ?? noOtherParent,
});

/** Another relationship asks about parental responsibility again. */
export const withQuestionsAskedAgain = (before: ChildDraft, changed: ChildDraft): ChildDraft =>
  changed.relationship === before.relationship && changed.gaveBirth === before.gaveBirth
    ? changed
    : {
        ...changed,
        parentalResponsibility: '',
        gaveBirth: changed.relationship === before.relationship ? changed.gaveBirth : '',
      };

export const isDeceased = ({ hasDied }: Pick<ChildDraft, 'hasDied'>) => hasDied === 'yes';

const parentIn = ({ relationship, gaveBirth }: ChildDraft) => ({
  relationship: relationship || null,
  gaveBirth: gaveBirth === '' ? null : gaveBirth === 'yes',
});

/** Nobody needs a guardian for a child who has died. */
export const asksResponsibility = (draft: ChildDraft) =>
  !isDeceased(draft) && asksParentalResponsibility(parentIn(draft));

export const asksBirth = (draft: ChildDraft) => !isDeceased(draft) && asksGaveBirth(parentIn(draft));

/** A special guardian is no parent, so that nobody is the other one. */
export const asksOtherParent = ({ relationship }: Pick<ChildDraft, 'relationship'>) =>
  relationship !== 'Special guardian';

/** The missing inputs of the form, by name; null if none is missing. `before` are those found at the last try. */
export function missingInChild(
  draft: ChildDraft,
  before: Readonly<Record<string, string>> | null,
  today: CalendarDate,
): Record<string, string> | null {
  const missing = unansweredIn(childQuestions, draft);
  if (asksLastName(draft.lastName, before)) missing.lastName = oneNameMessage;
  if (asksBirth(draft) && !draft.gaveBirth) missing.gaveBirth = 'Say whether you gave birth to this child';
  if (asksResponsibility(draft) && !draft.parentalResponsibility)
    missing.parentalResponsibility = 'Say whether you have parental responsibility for this child';
  if (Object.keys(missing).length > 0) return missing;
  // The field itself says what is wrong with a date that was typed.
  const isDeathUsable = !isDeceased(draft) || draft.diedOn.trim() === '' || usableDate(draft.diedOn, today) !== null;
  return usableDate(draft.dateOfBirth, today) && isDeathUsable ? null : {};
}

/** The finished form as it is stored. Call it when nothing is missing. */
export function childIn(draft: ChildDraft, today: CalendarDate): ChildFields {
  const { gender, relationship, otherParentId } = draft;
  const dateOfBirth = usableDate(draft.dateOfBirth, today);
  if (!gender || !relationship || !dateOfBirth) throw new Error('The form is not finished');
  return {
    ...(answersIn(childQuestions, draft) as ChildFields),
    dateOfBirth,
    diedOn: isDeceased(draft) ? usableDate(draft.diedOn, today) : null,
    otherParentId:
      otherParentId === '' || otherParentId === noOtherParent || !asksOtherParent(draft) ? null : otherParentId,
  };
}
