import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { askedOf, type Question, questionKey } from '@plainwill/law/intestacy/questions';

interface FinderState {
  answers: FamilyAnswers;
  asOf: CalendarDate;
  /** The question that was gone back to, by its key. */
  at: string | null;
  /** Known from elsewhere, so neither asked nor listed. */
  isKnown?: (question: Question) => boolean;
}

const isAlwaysAsked = () => false;

/** Which question is on the screen, which come before it, and which are answered. No question means the outcome. */
export function finderOf({ answers, asOf, at, isKnown = isAlwaysAsked }: FinderState) {
  const asked = askedOf(answers, asOf);
  const answered = asked.answered.filter((question) => !isKnown(question));
  const place = at === null ? -1 : answered.findIndex((question) => questionKey(question) === at);
  const question = answered[place] ?? asked.next;
  const before = question === asked.next ? answered : answered.slice(0, place);
  return { question, before, next: asked.next };
}
