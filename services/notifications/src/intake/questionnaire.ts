import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { questionnaireContract } from '@plainwill/contracts/notifications/questionnaire';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptEnquiry } from '../enquiries/accept-enquiry.ts';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';
import { answersOf, sealAnswers } from '../enquiries/submission-answers.ts';
import { acceptDelivery } from '../webhooks/accept-delivery.ts';

export const questionnaire: HandlersOf<typeof questionnaireContract, CallContext> = {
  submit: ({ ctx: { em, vault, now }, input: { submissionId, answers } }) =>
    em.transactional(async (em) => {
      // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
      const { affectedRows } = await em
        .createQueryBuilder(SubmissionSchema)
        .insert({ id: submissionId, answers: sealAnswers(vault, submissionId, answers), submittedAt: now })
        .onConflict('id')
        .ignore()
        .execute('run');
      if (affectedRows === 1) {
        await acceptEnquiry(em, { submissionId, now });
        return acceptDelivery(em, { event: 'questionnaire.submitted', submissionId, now });
      }
      const stored = await em.findOneOrFail(SubmissionSchema, { id: submissionId });
      if (!isDeepStrictEqual(answersOf(vault, stored), answers)) throw new Refusal('SubmissionIdTaken');
    }),
};
