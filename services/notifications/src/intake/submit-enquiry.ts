import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import type { leadsContract } from '@plainwill/contracts/notifications/leads';
import type { questionnaireContract } from '@plainwill/contracts/notifications/questionnaire';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptEnquiry } from '../enquiries/file-enquiries.ts';
import { detailsOf, encryptDetails, LeadSchema } from '../enquiries/lead.entity.ts';
import { searchIndexOf } from '../enquiries/lead-search.ts';
import { answersOf, encryptAnswers, SubmissionSchema } from '../enquiries/submission.entity.ts';
import { acceptDelivery } from '../webhooks/accept-delivery.ts';

export const questionnaire: HandlersOf<typeof questionnaireContract, CallContext> = {
  submit: ({ ctx: { em, vault, now }, input: { submissionId, answers } }) =>
    em.transactional(async (em) => {
      // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
      const { affectedRows } = await em
        .createQueryBuilder(SubmissionSchema)
        .insert({ id: submissionId, answers: encryptAnswers(vault, submissionId, answers), submittedAt: now })
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

export const leads: HandlersOf<typeof leadsContract, CallContext> = {
  submit: ({ ctx: { em, vault, now }, input: { leadId, name, email, question } }) =>
    em.transactional(async (em) => {
      const details = { name, email, question };
      // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
      const { affectedRows } = await em
        .createQueryBuilder(LeadSchema)
        .insert({
          id: leadId,
          details: encryptDetails(vault, leadId, details),
          blindIndexes: searchIndexOf(vault, details),
          consentWording: leadConsentWording,
          consentVersion: leadConsentVersion,
          consentedAt: now,
        })
        .onConflict('id')
        .ignore()
        .execute('run');
      if (affectedRows === 1) {
        await acceptEnquiry(em, { leadId, now });
        return acceptDelivery(em, { event: 'lead.submitted', leadId, now });
      }
      const stored = await em.findOneOrFail(LeadSchema, { id: leadId });
      if (!isDeepStrictEqual(detailsOf(vault, stored), details)) throw new Refusal('LeadIdTaken');
    }),
};
