import { z } from 'zod';
import { perHour, query } from './contract.ts';

/** Everything a service keeps about the calling account, by table, in the names it is stored under. */
export const dataExportContract = {
  get: query({
    access: 'account',
    isRecent: true,
    isStrong: true,
    waitsAfterRecovery: true,
    limit: perHour(20),
    isCostly: true,
    input: z.void(),
    output: z.record(z.string(), z.unknown()),
  }),
};
