import { z } from 'zod';
import { query } from '../kit/contract.ts';

const link = z.url().max(2048);

/** What a message says, without its wording, which notifications owns. */
export const OutgoingMail = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirmEmail'), to: z.string().max(254), link }),
  z.strictObject({ kind: z.literal('alreadyHaveAccount'), to: z.string().max(254), signInLink: link }),
]);
export type OutgoingMail = z.infer<typeof OutgoingMail>;

export const outgoingMailContract = {
  /** A message accepted for sending; null if there is no longer a reason to send it. */
  get: query({
    access: 'service',
    input: z.strictObject({ messageId: z.uuid() }),
    output: OutgoingMail.nullable(),
  }),
};
