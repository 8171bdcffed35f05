/** Queue names; a job carries ids only, for the queue's store keeps it in clear text. */
export const queueNames = { emails: 'emails', webhooks: 'webhooks', housekeeping: 'housekeeping' } as const;
export type QueueName = keyof typeof queueNames;
export const allQueues = Object.keys(queueNames) as [QueueName, ...QueueName[]];

/** The states of a job, in the order in which staff look. */
export const jobStates = ['failed', 'delayed', 'waiting', 'active', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** A page has so many jobs. */
export const jobsAtOnce = 25;
export const maxJobPage = 400;

/** The id of a job is a UUID, or the name and time of a schedule. */
export const jobIdShape = /^[\w:.-]+$/;
export const maxJobIdLength = 80;
