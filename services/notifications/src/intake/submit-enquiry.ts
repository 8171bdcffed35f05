import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import type { leadsContract, NewLead } from '@plainwill/contracts/notifications/leads';
import type { questionnaireContract, Submission } from '@plainwill/contracts/notifications/questionnaire';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptEnquiry } from '../enquiries/file-enquiries.ts';
import { detailsOf, encryptDetails, LeadSchema } from '../enquiries/lead.entity.ts';
import { searchIndexOf } from '../enquiries/lead-search.ts';
import { answersOf, encryptAnswers, SubmissionSchema } from '../enquiries/submission.entity.ts';
import { acceptDeliveries } from '../webhooks/accept-delivery.ts';

export const questionnaire: HandlersOf<typeof questionnaireContract, CallContext> = {
  submit: ({ ctx, input }) => submitQuestionnaire(ctx, input),
};

export const leads: HandlersOf<typeof leadsContract, CallContext> = {
  submit: ({ ctx, input }) => submitLead(ctx, input),
};

type Receiving = Pick<CallContext, 'em' | 'vault' | 'now'>;

export const submitQuestionnaire = ({ em, vault, now }: Receiving, { submissionId, answers }: Submission) =>
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
      return acceptDeliveries(em, { event: 'questionnaire.submitted', submissionId, now });
    }
    const stored = await em.findOneOrFail(SubmissionSchema, { id: submissionId });
    if (!isDeepStrictEqual(answersOf(vault, stored), answers)) throw new Refusal('SubmissionIdTaken');
  });

export const submitLead = ({ em, vault, now }: Receiving, { leadId, name, email, question }: NewLead) =>
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
      return acceptDeliveries(em, { event: 'lead.submitted', leadId, now });
    }
    const stored = await em.findOneOrFail(LeadSchema, { id: leadId });
    if (!isDeepStrictEqual(detailsOf(vault, stored), details)) throw new Refusal('LeadIdTaken');
  });
