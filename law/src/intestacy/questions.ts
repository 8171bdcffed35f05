import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import {
  countedChildren,
  type DescentPath,
  type FamilyAnswers,
  type KinQuestion,
  kinQuestions,
  leavesDescendants,
  maxGenerations,
  type Offspring,
  offspringAt,
} from './family-answers.ts';
import { statutoryLegacyOn } from './statutory-legacy.ts';

export type Question =
  | { kind: 'relationship' | 'hasChildren' | 'home' | 'estate' | 'chattels' | KinQuestion }
  | { kind: 'childCount' | 'children'; of: DescentPath };

/** Tells questions apart, also those about the children of different people. */
export const questionKey = (question: Question) =>
  'of' in question ? [question.kind, ...question.of].join('.') : question.kind;

interface Asked {
  /** In the order asked. */
  answered: Question[];
  /** Null once nothing that is still unknown could change who gets what. */
  next: Question | null;
}

/** The fewest questions, in order, for somebody who died on that day. */
export function askedOf(answers: FamilyAnswers, asOf: CalendarDate): Asked {
  const answered: Question[] = [];
  for (const question of questionsThatMatter(answers, asOf)) {
    if (!isAnswered(question, answers)) return { answered, next: question };
    answered.push(question);
  }
  return { answered, next: null };
}

/** A husband, wife or civil partner inherits until a final order, or while no court has separated them. */
export const doesSpouseInherit = ({ relationship }: FamilyAnswers) =>
  relationship === 'married' || relationship === 'separated';

/** Living, or not told of yet. */
const mayHaveDescendants = (answers: FamilyAnswers) =>
  answers.hasChildren === true && (leavesDescendants(answers) || !isOffspringKnown(answers));

export const legacyPenceOn = (asOf: CalendarDate) => statutoryLegacyOn(asOf).pounds * 100;

/** A figure says more than a band. */
export function estateSizeOf({ estatePence, estateSize }: FamilyAnswers, asOf: CalendarDate) {
  if (estatePence === null) return estateSize;
  return estatePence > legacyPenceOn(asOf) ? 'above' : 'within';
}

/** Each is taken only once those before it are answered. */
function* questionsThatMatter(answers: FamilyAnswers, asOf: CalendarDate): Generator<Question> {
  yield { kind: 'relationship' };
  yield { kind: 'hasChildren' };
  const isAllForSpouse = doesSpouseInherit(answers) && estateSizeOf(answers, asOf) === 'within';
  if (answers.hasChildren) {
    for (const question of offspringQuestions(answers, [])) {
      // Who gets a small estate does not turn on the children.
      if (isAllForSpouse && !isAnswered(question, answers)) break;
      yield question;
    }
  }
  if (doesSpouseInherit(answers)) {
    if (!mayHaveDescendants(answers)) return;
    yield { kind: 'home' };
    yield { kind: 'estate' };
    // Without a figure there is nothing to set the belongings against.
    if (answers.estatePence !== null && !isAllForSpouse) yield { kind: 'chattels' };
  } else if (!mayHaveDescendants(answers)) yield* kinThatMatters(answers);
}

function* offspringQuestions(parent: Offspring, of: DescentPath): Generator<Question> {
  yield { kind: 'childCount', of };
  const children = countedChildren(parent);
  if (children.length > 0) yield { kind: 'children', of };
  if (of.length + 1 === maxGenerations) return;
  for (const [at, child] of children.entries()) {
    if (child.state === 'died') yield* offspringQuestions(child, [...of, at]);
  }
}

/** A class that may be empty leads to the next; a parent who may have died leads to the brothers and sisters. */
function* kinThatMatters(answers: FamilyAnswers): Generator<Question> {
  yield { kind: 'mother' };
  yield { kind: 'father' };
  if (answers.mother === 'yes' || answers.father === 'yes') return;
  for (const kind of kinQuestions.slice(2)) {
    yield { kind };
    if (answers[kind] === 'yes') return;
  }
}

export const isOffspringKnown = (answers: FamilyAnswers): boolean =>
  [...offspringQuestions(answers, [])].every((question) => isAnswered(question, answers));

function isAnswered(question: Question, answers: FamilyAnswers): boolean {
  switch (question.kind) {
    case 'childCount':
      return offspringAt(answers, question.of).childCount !== null;
    case 'children':
      return countedChildren(offspringAt(answers, question.of)).every(({ state }) => state !== null);
    case 'estate':
      return answers.estatePence !== null || answers.estateSize !== null;
    case 'chattels':
      return answers.chattelsPence !== null;
    default:
      return answers[question.kind] !== null;
  }
}
