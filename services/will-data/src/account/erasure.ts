import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { testatorErasureContract } from '@plainwill/contracts/will-data/erasure';
import type { CallContext } from '../context.ts';
import { ClaimedQuestionnaireSchema } from '../record/questionnaire/claimed-questionnaire.entity.ts';
import { ErasedAccountSchema } from '../record/testator/erased-account.entity.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { ReviewMailSchema } from '../review/review.entity.ts';
import { forgetTrusted } from '../trusted/trusted.ts';

export const erasure: HandlersOf<typeof testatorErasureContract, CallContext> = {
  erase: ({ ctx: { em, now }, input: { accountId } }) =>
    em.transactional(async (em) => {
      // Waits for a first save that is under way, whose testator could not be seen otherwise.
      await em.createQueryBuilder(TestatorSchema).insert({ accountId }).onConflict('accountId').ignore().execute();
      await em
        .createQueryBuilder(ErasedAccountSchema)
        .insert({ accountId, erasedAt: now })
        .onConflict('accountId')
        .ignore()
        .execute();
      await em.nativeDelete(ReviewMailSchema, { accountId });
      await forgetTrusted(em, accountId);
      // Everything else belongs to the testator and goes with them, but how a signed will was made: `HowMadeRecordSchema`
      // says why.
      await em.nativeDelete(TestatorSchema, { accountId });
    }),

  claimed: async ({ ctx: { em }, input: { accountId } }) => {
    const claimed = await em.find(ClaimedQuestionnaireSchema, { accountId }, { fields: ['submissionId'] });
    return claimed.map(({ submissionId }) => submissionId);
  },
};
