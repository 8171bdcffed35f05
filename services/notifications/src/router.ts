import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import { complaintDesk } from './complaints/complaint-desk.ts';
import { complaints } from './complaints/send-complaint.ts';
import type { CallContext } from './context.ts';
import { mailSamples } from './emails/sample-mails.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { erasure } from './housekeeping/erasure.ts';
import { urgentWork } from './housekeeping/urgent-work.ts';
import { leads, questionnaire } from './intake/submit-enquiry.ts';
import { unsentEmails } from './queues/dead-letters.ts';
import { operations } from './queues/operations.ts';
import { queues } from './queues/queues.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { integrations } from './webhooks/integrations.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(notificationsContract, {
    contextFor,
    handlers: {
      questionnaire,
      leads,
      enquiries,
      complaints,
      complaintDesk,
      integrations,
      deliveries,
      unsentEmails,
      mailSamples,
      operations,
      queues,
      urgentWork,
      erasure,
      audit: auditHandlers,
    },
  });
