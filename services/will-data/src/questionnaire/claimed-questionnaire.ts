import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { claimedQuestionnaireContract } from '@plainwill/contracts/will-data/questionnaire';
import type { CallContext } from '../context.ts';
import { encryptFields } from '../encryption/encrypted-fields.ts';
import { ClaimedQuestionnaireSchema } from '../entities/claimed-questionnaire.entity.ts';
import { homeDetailsOf, insertHomeDetails } from '../home-details/home-details.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { homeFrom } from './home-from.ts';
import { summaryPdf } from './summary-pdf.ts';

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
  summary: async ({ input: { answers } }) => ({
    fileName: 'Your Plainwill answers.pdf',
    base64: (await summaryPdf(answers)).toString('base64'),
  }),
};
