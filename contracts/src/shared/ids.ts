import { z } from 'zod';

const id = <Brand extends string>(_brand: Brand) => z.uuid().brand<Brand>();

export const AccountId = id('AccountId');
export type AccountId = z.infer<typeof AccountId>;

export const ContactId = id('ContactId');
export type ContactId = z.infer<typeof ContactId>;

export const ExecutorId = id('ExecutorId');
export type ExecutorId = z.infer<typeof ExecutorId>;

export const SubmissionId = id('SubmissionId');
export type SubmissionId = z.infer<typeof SubmissionId>;

export const DeliveryId = id('DeliveryId');
export type DeliveryId = z.infer<typeof DeliveryId>;

export const DeadLetterId = id('DeadLetterId');
export type DeadLetterId = z.infer<typeof DeadLetterId>;

export const LeadId = id('LeadId');
export type LeadId = z.infer<typeof LeadId>;
