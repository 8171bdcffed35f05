import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import type { CallContext } from './context.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { erasure } from './housekeeping/erasure.ts';
import { leads } from './intake/leads.ts';
import { questionnaire } from './intake/questionnaire.ts';
import { deliveries } from './integrations/deliveries.ts';
import { integrations } from './integrations/integrations.ts';
import { operations } from './queues/operations.ts';
import { unsentEmails } from './queues/unsent-emails.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(notificationsContract, {
    contextFor,
    handlers: {
      questionnaire,
      leads,
      enquiries,
      integrations,
      deliveries,
      unsentEmails,
      operations,
      erasure,
      audit: auditHandlers,
    },
  });
