import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { OutboxFigures } from '../kit/operations.ts';

export const operationsContract = {
  get: query({ access: 'staff', input: z.void(), output: z.strictObject({ outbox: OutboxFigures }) }),
};
