import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';

const Digest = z.strictObject({ isOn: z.boolean() });

/** A mail to each administrator, once a day at most, while something is overdue or has failed. */
export const digestContract = {
  get: query({ access: 'account', input: z.void(), output: Digest }),
  save: mutation({ access: 'account', limit: perHour(60), input: Digest, output: Digest }),
};
