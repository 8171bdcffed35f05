import { z } from 'zod';
import { query } from '../kit/contract.ts';

export const urgentWorkContract = {
  /** How much is overdue or has failed: enquiries, complaints with an alarm, deliveries. */
  count: query({ access: 'service', callers: ['identity'], input: z.void(), output: z.int() }),
};
