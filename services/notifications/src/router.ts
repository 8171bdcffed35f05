import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import type { CallContext } from './context.ts';
import { unsentEmails } from './dead-letters/unsent-emails.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { leads } from './enquiries/leads.ts';
import { questionnaire } from './enquiries/questionnaire.ts';
import { erasure } from './erasure/erasure.ts';
import { deliveries } from './integrations/deliveries.ts';
import { integrations } from './integrations/integrations.ts';
import { operations } from './operations/operations.ts';

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
