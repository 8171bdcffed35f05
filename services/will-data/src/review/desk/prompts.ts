import type { CapacityQuestion } from '@plainwill/contracts/will-data/review/review-vocabulary';

interface Known {
  isOver70: boolean;
  answers: readonly { question: CapacityQuestion; answer: string }[];
  hasSafetyComment: boolean;
}

const goldenRule =
  'Prudent, not required (Kenward v Adams): offer to speak. Suggest a doctor’s written opinion now, and a doctor as a witness. If they decline, write down what was said.';

/** What the reviewer should do about what was answered; never a bar. */
export function promptsFor({ isOver70, answers, hasSafetyComment }: Known): string[] {
  const given = new Map(answers.map(({ question, answer }) => [question, answer]));
  const health = given.get('health');
  const isUnsaid = !given.get('understanding') || !given.get('estate');
  return [
    ...(isOver70 || health === 'yes' || health === 'rather-not-say' ? [goldenRule] : []),
    ...(isUnsaid
      ? ['They left out what the document does, or what they own and owe: telephone. Do not approve on the form alone.']
      : []),
    ...(given.get('claims')
      ? []
      : ['They did not say who might expect something: ask who, and why anyone is left out.']),
    ...(hasSafetyComment
      ? ['Something worries them: speak to them alone, at a time they choose. Change nothing that others could see.']
      : []),
  ];
}
