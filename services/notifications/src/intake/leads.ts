import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import type { leadsContract } from '@plainwill/contracts/notifications/leads';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { acceptEnquiry } from '../enquiries/accept-enquiry.ts';
import { LeadSchema } from '../enquiries/lead.entity.ts';
import { detailsOf, sealDetails } from '../enquiries/lead-details.ts';
import { marksOf } from '../enquiries/lead-marks.ts';
import { acceptDelivery } from '../webhooks/accept-delivery.ts';

export const leads: HandlersOf<typeof leadsContract, CallContext> = {
  submit: ({ ctx: { em, vault, now }, input: { leadId, name, email, question } }) =>
    em.transactional(async (em) => {
      const details = { name, email, question };
      // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
      const { affectedRows } = await em
        .createQueryBuilder(LeadSchema)
        .insert({
          id: leadId,
          details: sealDetails(vault, leadId, details),
          searchMarks: marksOf(vault, details),
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
