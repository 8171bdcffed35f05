import { databaseOptions } from '@plainwill/kit/database';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { LeadSchema } from './enquiries/lead.entity.ts';
import { SubmissionSchema } from './enquiries/submission.entity.ts';
import { SentEmailSchema } from './queues/sent-email.entity.ts';
import { WebhookDeliverySchema } from './queues/webhook-delivery.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [SubmissionSchema, LeadSchema, WebhookDeliverySchema, SentEmailSchema, OutboxSchema],
    beside: import.meta.url,
  });
