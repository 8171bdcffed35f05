/** Queue names; a job carries ids only, for the queue's store keeps it in clear text. */
export const queueNames = { emails: 'emails', webhooks: 'webhooks', housekeeping: 'housekeeping' } as const;
export type QueueName = keyof typeof queueNames;
export const allQueues = Object.keys(queueNames) as [QueueName, ...QueueName[]];

/** Where a job may stand, in the order in which staff look. */
export const jobStates = ['failed', 'delayed', 'waiting', 'active', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** To a page of jobs. */
export const jobsAtOnce = 25;
export const maxJobPage = 400;

/** What an ID of a job is made of: a UUID, or of a schedule its name and time. */
export const jobIdShape = /^[\w:.-]+$/;
export const maxJobIdLength = 80;
