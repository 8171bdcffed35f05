import { auditEntities } from '@plainwill/kit/audit/audit-entry.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { DeadLetterSchema } from './dead-letters/dead-letter.entity.ts';
import { EnquirySchema } from './enquiries/enquiry.entity.ts';
import { LeadSchema } from './enquiries/lead.entity.ts';
import { SubmissionSchema } from './enquiries/submission.entity.ts';
import { WebhookSettingsSchema } from './integrations/webhook-settings.entity.ts';
import { SentEmailSchema } from './queues/sent-email.entity.ts';
import { AttemptSchema } from './webhooks/attempt.entity.ts';
import { DeliverySchema } from './webhooks/delivery.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      SubmissionSchema,
      LeadSchema,
      EnquirySchema,
      DeliverySchema,
      AttemptSchema,
      WebhookSettingsSchema,
      DeadLetterSchema,
      SentEmailSchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
