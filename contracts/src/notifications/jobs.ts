import { z } from 'zod';
import type { QueueName } from './queue-vocabulary.ts';

/** The dead letter that is tried again, if that is what a job does. */
const replayOf = z.uuid().optional();

/** Post one recorded delivery to the configured address. */
export const WebhookJob = z.strictObject({ deliveryId: z.uuid(), replayOf });
export type WebhookJob = z.infer<typeof WebhookJob>;

/** The services that accept messages for sending. */
const mailSources = ['identity', 'will-data', 'notifications'] as const;

/** Send one message that `source` has accepted and will describe when asked. */
export const EmailJob = z.strictObject({ source: z.enum(mailSources), messageId: z.uuid(), replayOf });
export type EmailJob = z.infer<typeof EmailJob>;

/** The notifications service runs these by the clock. */
const HousekeepingJob = z.strictObject({ task: z.literal('erase-old-enquiries') });

export const jobSchemas = { webhooks: WebhookJob, emails: EmailJob, housekeeping: HousekeepingJob } as const;
export type JobOf<Name extends QueueName> = z.infer<(typeof jobSchemas)[Name]>;
