import { z } from 'zod';
import { query } from '../kit/contract.ts';

/** A mail as it would be sent, of made-up facts. */
const MailSample = z.strictObject({
  group: z.enum(['account', 'review']),
  subject: z.string(),
  text: z.string(),
});

export const mailSamplesContract = {
  /** Every mail that people get, each once for each of its wordings. */
  list: query({ access: 'staff', input: z.void(), output: z.array(MailSample) }),
};
