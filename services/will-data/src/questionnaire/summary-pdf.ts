import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextSteps } from '@plainwill/contracts/notifications/next-steps';
import { questionWords } from '@plainwill/contracts/notifications/question-words';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { type QuestionId, questionsFor } from '@plainwill/contracts/notifications/vocabulary';
import { typeset } from '../typeset/typeset.ts';

const template = readFileSync(join(import.meta.dirname, 'summary.typ'), 'utf8');

/** The answers in the order asked, and what happens next, on one page to keep. */
export const summaryPdf = async (answers: QuestionnaireAnswers): Promise<Buffer> => {
  const { pdf } = await typeset(template, {
    answers: questionsFor(answers).map((id) => ({ question: questionWords[id], answer: answerTo(id, answers) })),
    steps: nextSteps,
    isElsewhere: answers.homeOwned === 'No' && answers.locationEnglandWales === 'No',
  });
  return pdf;
};

function answerTo(id: QuestionId, answers: QuestionnaireAnswers): string {
  if (id === 'address') return answers.homeOwned === 'Yes' ? answers.address.formatted_address : '';
  if (id === 'locationEnglandWales') return answers.homeOwned === 'No' ? answers.locationEnglandWales : '';
  return answers[id];
}
