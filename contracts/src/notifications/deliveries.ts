import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { DeadLetterId, DeliveryId } from '../shared/ids.ts';
import { attemptErrors, deliveryEvents, deliveryOutcomes, shownDeliveries, webhookEvents } from './vocabulary.ts';

const httpStatus = z.int().nullable();

/** The state of one enquiry on its way to one receiver, without its text. */
export const Delivery = z.strictObject({
  id: DeliveryId,
  event: z.enum(deliveryEvents),
  /** The event that a test is an example of. */
  exampleOf: z.enum(webhookEvents).nullable(),
  /** The name of its receiver; null where there was none. */
  receiver: z.string().nullable(),
  outcome: z.enum(deliveryOutcomes),
  acceptedAt: z.iso.datetime(),
  attempts: z.int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  lastStatus: httpStatus,
  lastError: z.enum(attemptErrors).nullable(),
  lastDurationMs: z.int().nullable(),
  /** When it is tried again, if it is; null too while the queue does not say. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

const DeliveryAttempt = z.strictObject({
  at: z.iso.datetime(),
  status: httpStatus,
  error: z.enum(attemptErrors).nullable(),
  durationMs: z.int(),
  /** How the receiver's answer begins; for admins only, so that an address cannot be used to read what is behind it. */
  answer: z.string().nullable(),
});

/** An email that could not be sent, and is not tried any more by itself. */
export const UnsentEmail = z.strictObject({
  id: DeadLetterId,
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  error: z.string(),
});
export type UnsentEmail = z.infer<typeof UnsentEmail>;

export const deliveryReasons = {
  DeliveryNotFound: { code: 'NOT_FOUND', message: 'We no longer have this delivery. Load the page again.' },
  DeliveryNotFailed: {
    code: 'CONFLICT',
    message: 'This delivery has arrived, or is on its way. Load the page again to see how it went.',
  },
  UnsentEmailNotFound: { code: 'NOT_FOUND', message: 'This email has been sent again already. Load the page again.' },
} as const satisfies ReasonTable;

const deliveryInput = z.strictObject({ id: DeliveryId });

export const deliveriesContract = {
  /** The newest, and how many of all can be sent again. */
  list: query({
    access: 'staff',
    input: z.void(),
    output: z.strictObject({ newest: z.array(Delivery).max(shownDeliveries), failed: z.int() }),
  }),
  attempts: query({ access: 'staff', input: deliveryInput, output: z.array(DeliveryAttempt) }),
  /** Sends one that failed again, or one that waits for its next try at once. */
  replay: mutation({ access: 'admin', limit: perHour(600), input: deliveryInput, output: z.void() }),
  /** Does the same with each of these, as far as it can. */
  replayMany: mutation({
    access: 'admin',
    limit: perHour(60),
    input: z.strictObject({ ids: z.array(DeliveryId).min(1).max(shownDeliveries) }),
    output: z.strictObject({
      resent: z.int(),
      /** Why the others were not, and how many for each reason. */
      refused: z.array(z.strictObject({ message: z.string(), count: z.int() })),
    }),
  }),
  /** @returns how many are on their way again */
  replayFailed: mutation({ access: 'admin', limit: perHour(60), input: z.void(), output: z.int() }),
};

export const unsentEmailsContract = {
  list: query({ access: 'staff', input: z.void(), output: z.array(UnsentEmail) }),
  replay: mutation({
    access: 'admin',
    limit: perHour(600),
    input: z.strictObject({ id: DeadLetterId }),
    output: z.void(),
  }),
};
