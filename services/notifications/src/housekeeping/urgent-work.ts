import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { urgentWorkContract } from '@plainwill/contracts/notifications/urgent-work';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { findComplaints } from '../complaints/complaint-rows.ts';
import type { CallContext } from '../context.ts';
import { EnquirySchema } from '../enquiries/enquiry.entity.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';

export const urgentWork: HandlersOf<typeof urgentWorkContract, CallContext> = {
  count: async ({ ctx: { em, now } }) => {
    const overdue = await em.count(EnquirySchema, {
      status: { $ne: 'closed' },
      followUpOn: { $lt: dayInUnitedKingdom(now) },
    });
    const complaints = await findComplaints(em, { hasAlarm: true, order: 'due', page: 1 }, now);
    const failed = await em.count(DeliverySchema, {
      outcome: { $in: ['failed', 'not_sent'] },
      event: { $ne: 'test' },
    });
    return overdue + complaints.count + failed;
  },
};
