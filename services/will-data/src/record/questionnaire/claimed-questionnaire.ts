import { readFileSync } from 'node:fs';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { nextStepsOf } from '@plainwill/contracts/notifications/next-steps';
import { questionLabels } from '@plainwill/contracts/notifications/question-labels';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { type QuestionId, questionsFor } from '@plainwill/contracts/notifications/vocabulary';
import { addressOf } from '@plainwill/contracts/shared/address';
import { brand, type ReviewMode } from '@plainwill/contracts/shared/brand';
import type { claimedQuestionnaireContract } from '@plainwill/contracts/will-data/questionnaire';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { CallContext } from '../../context.ts';
import { typeset } from '../../typeset/typeset.ts';
import { encryptFields } from '../encryption/encrypted-fields.ts';
import { homeDetailsOf, insertHomeDetails } from '../home-details/home-details.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { ClaimedQuestionnaireSchema } from './claimed-questionnaire.entity.ts';

const template = readFileSync(new URL('./summary.typ', import.meta.url), 'utf8');

/** The answers in the order asked, and what happens next, on one page to keep. */
const summaryPdf = async (answers: QuestionnaireAnswers, review: ReviewMode): Promise<Buffer> => {
  const { pdf } = await typeset(template, {
    brand: brand.name,
    answers: questionsFor(answers).map((id) => ({ question: questionLabels[id], answer: answerTo(id, answers) })),
    steps: nextStepsOf({ ...brand, review }),
    isElsewhere: answers.homeOwned === 'No' && answers.locationEnglandWales === 'No',
  });
  return pdf;
};

function answerTo(id: QuestionId, answers: QuestionnaireAnswers): string {
  if (id === 'address') return answers.homeOwned === 'Yes' ? answers.address.formatted_address : '';
  if (id === 'locationEnglandWales') return answers.homeOwned === 'No' ? answers.locationEnglandWales : '';
  return answers[id];
}

/** What the answers tell of the home: an owner's address. How it is owned was not asked. */
function homeFrom(answers: QuestionnaireAnswers): Partial<HomeDetailsFields> | null {
  if (answers.homeOwned === 'No') return null;
  return addressOf(answers.address);
}

export const questionnaire: HandlersOf<typeof claimedQuestionnaireContract, CallContext> = {
  claim: ({ ctx: { em, vault, account, now }, input }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const encrypted = encryptFields(vault, 'questionnaires', accountId, input);
      await em.upsert(ClaimedQuestionnaireSchema, { ...encrypted, accountId, claimedAt: now });
      const home = homeFrom(input.answers);
      const store = { em, vault, now };
      if (home && !(await homeDetailsOf(store, accountId))) await insertHomeDetails(store, accountId, home);
      return { questionnaire: input, homeDetails: await homeDetailsOf(store, accountId) };
    }),
  summary: async ({ ctx: { reviewSettings }, input: { answers } }) => ({
    fileName: `Your ${brand.name} answers.pdf`,
    mediaType: 'application/pdf',
    base64: (await summaryPdf(answers, reviewSettings.review)).toString('base64'),
  }),
};
