import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { whatIfContract } from '@plainwill/contracts/will-data/what-if/what-if';
import type { CallContext } from '../context.ts';
import { recordOfToday } from '../record/testator-record/testator-record.ts';
import { lawThread } from '../threads.ts';
import { printedSheet } from './guidance/guidance-sheet.ts';

export const whatIfThread = lawThread<typeof import('./what-if.thread.ts')>(
  new URL('./what-if.thread.ts', import.meta.url),
);

/** The will is that of today, whatever is still missing in it. */
export const whatIf: HandlersOf<typeof whatIfContract, CallContext> = {
  scenarios: async ({ ctx, input: events }) => whatIfThread('scenarios', { ...(await recordOfToday(ctx)), events }),
  answer: async ({ ctx, input: events }) => whatIfThread('answer', { ...(await recordOfToday(ctx)), events }),
  sheet: async ({ ctx, input }) =>
    printedSheet(await whatIfThread('sheet', { ...(await recordOfToday(ctx)), ...input })),
  family: async ({ ctx }) => whatIfThread('family', await recordOfToday(ctx)),
};
