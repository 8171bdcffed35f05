import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { executorPackContract } from '@plainwill/contracts/will-data/signing/holdings';
import type { CallContext } from '../../context.ts';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import { recordOfToday } from '../../record/testator-record/testator-record.ts';
import { currentSigned } from '../../signing/signed-wills.ts';
import { lawThread } from '../../threads.ts';
import { holdingsOf } from '../holdings.ts';
import { zippedPack } from './zipped-pack.ts';

const packThread = lawThread<typeof import('./pack.thread.ts')>(new URL('./pack.thread.ts', import.meta.url));

export const executorPack: HandlersOf<typeof executorPackContract, CallContext> = {
  file: async ({ ctx, input: { format, parts } }) => {
    const current = await currentSigned(ctx);
    const pack = await packThread('packOf', {
      signed: current && { note: current.note, facts: current.copy?.facts ?? null },
      holdings: await holdingsOf(ctx),
      parts,
      ...(await recordOfToday(ctx)),
    });
    const pdf = await printedSheet(pack.sheet);
    if (format === 'pdf') return pdf;
    // A copy of the will says who inherits.
    const document = parts.includes('takers') ? (current?.copy?.document ?? null) : null;
    return zippedPack({ pack, pdf, document, madeOn: ctx.today });
  },
};
