import type {
  EstateSize,
  FamilyAnswers,
  HomeOwner,
  LifeState,
  Perhaps,
  Relationship,
} from '@plainwill/law/intestacy/family-answers';
import { countedChildren, offspringAt } from '@plainwill/law/intestacy/family-answers';
import type { Question } from '@plainwill/law/intestacy/questions';
import { figureTexts } from '../content/figures.ts';
import { inPounds } from '../estimator/pounds.ts';

import { nameAt } from './question-copy.ts';

const perhapsOptions: readonly { value: Perhaps; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
];

const relationshipOptions: readonly { value: Relationship; label: string }[] = [
  { value: 'married', label: 'Yes' },
  { value: 'separated', label: 'Separated, not divorced' },
  { value: 'court-order', label: 'Separated by a court order' },
  { value: 'living-together', label: 'No, but I live with a partner' },
  { value: 'none', label: 'No' },
];

const homeOptions: readonly { value: HomeOwner; label: string }[] = [
  { value: 'spouse', label: 'Yes, with my spouse' },
  { value: 'other', label: 'Yes, with someone else' },
  { value: 'none', label: 'No' },
];

const estateOptions: readonly { value: EstateSize; label: string }[] = [
  { value: 'within', label: `${figureTexts.statutoryLegacy} or less` },
  { value: 'above', label: `More than ${figureTexts.statutoryLegacy}` },
  { value: 'unknown', label: 'I don’t know' },
];

/** The choices of a question that has any. */
export function choicesOf(kind: Question['kind']): readonly { value: string; label: string }[] {
  if (kind === 'relationship') return relationshipOptions;
  if (kind === 'hasChildren') return perhapsOptions.slice(0, 2);
  if (kind === 'home') return homeOptions;
  if (kind === 'estate') return estateOptions;
  return perhapsOptions;
}

export const stateOptions: readonly { value: LifeState; label: string }[] = [
  { value: 'adult', label: '18 or over' },
  { value: 'minor', label: 'Under 18' },
  { value: 'died', label: 'Has died' },
];

const stateLabels: Record<LifeState, string> = { adult: '18 or over', minor: 'under 18', died: 'has died' };

const labelOf = (kind: Question['kind'], value: string) =>
  choicesOf(kind).find((option) => option.value === value)?.label ?? '';

/** An answer in one line. */
export function answerLine(question: Question, answers: FamilyAnswers): string {
  switch (question.kind) {
    case 'hasChildren':
      return answers.hasChildren ? 'Yes' : 'No';
    case 'childCount':
      return String(offspringAt(answers, question.of).childCount ?? '');
    case 'children':
      return countedChildren(offspringAt(answers, question.of))
        .map(({ state }, at) => `${nameAt(answers, [...question.of, at])}, ${state ? stateLabels[state] : ''}`)
        .join('; ');
    case 'estate':
      return answers.estatePence === null ? labelOf('estate', answers.estateSize ?? '') : inPounds(answers.estatePence);
    case 'chattels':
      return answers.chattelsPence ? inPounds(answers.chattelsPence) : 'Not counted';
    default:
      return labelOf(question.kind, answers[question.kind] ?? '');
  }
}
