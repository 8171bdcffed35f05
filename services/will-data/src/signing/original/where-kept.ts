import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { whereKeptContract } from '@plainwill/contracts/will-data/signing/where-kept';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import { recordOfToday } from '../../record/testator-record/testator-record.ts';
import { lawThread } from '../../threads.ts';
import { currentSigned } from '../signed-wills.ts';

const originalThread = lawThread<typeof import('./where-kept.thread.ts')>(
  new URL('./where-kept.thread.ts', import.meta.url),
);

/** The current signed will and the answers of today; null while no will is recorded as signed. */
async function askedOf(ctx: CallContext & { account: { id: AccountId } }) {
  const current = await currentSigned(ctx);
  if (!current) return null;
  const { signedOn, copyNumber, keptAt } = current.note;
  return {
    note: { signedOn, copyNumber, keptAt },
    facts: current.copy?.facts ?? null,
    ...(await recordOfToday(ctx)),
  };
}

export const whereKept: HandlersOf<typeof whereKeptContract, CallContext> = {
  registerFacts: async ({ ctx }) => {
    const asked = await askedOf(ctx);
    return asked ? originalThread('factsForRegister', asked) : [];
  },

  sheet: async ({ ctx, input: { sheet } }) => {
    const asked = await askedOf(ctx);
    if (!asked) throw new Refusal('SignedWillNotFound');
    return printedSheet(await originalThread('sheetOf', { ...asked, sheet }));
  },
};
