import { brand, type ReviewMode } from '../shared/brand.ts';

interface NextStep {
  title: string;
  text: string;
}

interface Terms {
  review: ReviewMode;
  reviewer: string;
}

const seen = 'You see every clause as it is written, with the reason for it.';
const checked = 'Automatic checks point out gaps and contradictions.';

const delivery: NextStep = {
  title: 'Delivery & Signing',
  text: 'Print your will and sign it in front of two adult witnesses. It is valid from then.',
};

/** The will is finished before it is read, and the copy to sign is made after that. */
const withReview = (check: string, copy: string): readonly NextStep[] => [
  { title: 'Legal Review', text: `Sign in and finish your will online. ${checked} ${check}` },
  { title: 'Document Preparation', text: `${copy} ${seen}` },
  delivery,
];

/** Lists the steps that follow after a questionnaire has been sent. */
export function nextStepsOf({ review, reviewer }: Terms): readonly NextStep[] {
  if (review === 'required')
    return withReview(
      `Then your will is checked by ${reviewer}.`,
      'Once your will is approved, you create the copy to sign.',
    );
  if (review === 'optional')
    return withReview(
      `Then, if you ask, your will can be checked by ${reviewer}.`,
      'When you are happy with your will, you create the copy to sign.',
    );
  return [{ title: 'Document Preparation', text: `Sign in and finish your will online. ${seen} ${checked}` }, delivery];
}

export const nextSteps = nextStepsOf(brand);
