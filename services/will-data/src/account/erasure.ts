import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { testatorErasureContract } from '@plainwill/contracts/will-data/erasure';
import type { CallContext } from '../context.ts';
import { ClaimedQuestionnaireSchema } from '../record/questionnaire/claimed-questionnaire.entity.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { ReviewMailSchema } from '../review/review.entity.ts';

export const erasure: HandlersOf<typeof testatorErasureContract, CallContext> = {
  erase: ({ ctx: { em, now }, input: { accountId } }) =>
    em.transactional(async (em) => {
      // SQL for both, so that what is there already is left alone. The first waits for a first save that is under way,
      // whose testator could not be seen otherwise.
      await em.execute('insert into testators (account_id) values (?) on conflict do nothing', [accountId]);
      await em.execute('insert into erased_accounts (account_id, erased_at) values (?, ?) on conflict do nothing', [
        accountId,
        now,
      ]);
      await em.nativeDelete(ReviewMailSchema, { accountId });
      // Everything else belongs to the testator and goes with them.
      await em.nativeDelete(TestatorSchema, { accountId });
    }),

  claimed: async ({ ctx: { em }, input: { accountId } }) => {
    const claimed = await em.find(ClaimedQuestionnaireSchema, { accountId }, { fields: ['submissionId'] });
    return claimed.map(({ submissionId }) => submissionId);
  },
};
