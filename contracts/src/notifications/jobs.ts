import { z } from 'zod';

/** Queue names; a job carries ids only, for the queue's store keeps it in clear text. */
export const queueNames = { webhooks: 'webhooks', emails: 'emails' } as const;
export type QueueName = keyof typeof queueNames;

/** Post one recorded submission or lead to the configured address. */
export const WebhookJob = z.union([z.strictObject({ submissionId: z.uuid() }), z.strictObject({ leadId: z.uuid() })]);
export type WebhookJob = z.infer<typeof WebhookJob>;

/** Send one message that `source` has accepted and will describe when asked. */
export const EmailJob = z.strictObject({ source: z.literal('identity'), messageId: z.uuid() });
export type EmailJob = z.infer<typeof EmailJob>;

export const jobSchemas = { webhooks: WebhookJob, emails: EmailJob } as const;
export type JobOf<Name extends QueueName> = z.infer<(typeof jobSchemas)[Name]>;
