import type { Questions } from '@plainwill/contracts/kit/question';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { type QuestionsOnPages, type Step, type Steps, sectionSteps } from './section-steps.ts';

// Apart from the steps, for the overview needs those before the questions have loaded.
const questionsOnPages: QuestionsOnPages = {
  personalDetails: personalDetailsQuestions,
  homeDetails: homeDetailsQuestions,
  funeralWishes: funeralWishesQuestions,
};

/** The step that the address asks for by name, or for one of its fields; else the first. */
export function stepAsked(part: SectionPart, asked: { step: string | null; field: string | null }): Step {
  const steps: Steps = sectionSteps[part];
  const questions: Questions | undefined = questionsOnPages[part as keyof QuestionsOnPages];
  const page = asked.field ? questions?.[asked.field]?.page : null;
  return steps.find(({ id }) => id === asked.step) ?? steps.find(({ id }) => id === page) ?? steps[0];
}
