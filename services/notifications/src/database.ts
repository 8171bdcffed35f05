import { auditEntities } from '@plainwill/kit/audit/audit.entity';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { KeyRotationSchema } from '@plainwill/kit/encryption/key-rotation.entity';
import { OutboxSchema } from '@plainwill/kit/outbox/outbox.entity';
import { ComplaintSchema, ComplaintStepSchema } from './complaints/complaint.entity.ts';
import { SentEmailSchema } from './emails/sent-email.entity.ts';
import { EnquirySchema } from './enquiries/enquiry.entity.ts';
import { LeadSchema } from './enquiries/lead.entity.ts';
import { SubmissionSchema } from './enquiries/submission.entity.ts';
import { DeadLetterSchema } from './queues/dead-letter.entity.ts';
import { StaffNoticeSchema } from './staff-notices/staff-notice.entity.ts';
import { AttemptSchema, DeliverySchema } from './webhooks/delivery.entity.ts';
import { ReceiverSchema } from './webhooks/receiver.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [
      SubmissionSchema,
      LeadSchema,
      EnquirySchema,
      DeliverySchema,
      AttemptSchema,
      ReceiverSchema,
      StaffNoticeSchema,
      DeadLetterSchema,
      SentEmailSchema,
      ComplaintSchema,
      ComplaintStepSchema,
      KeyRotationSchema,
      ...auditEntities,
      OutboxSchema,
    ],
    beside: import.meta.url,
  });
