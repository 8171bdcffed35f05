import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, LetterId } from '@plainwill/contracts/shared/ids';
import type { executorPackContract } from '@plainwill/contracts/will-data/signing/holdings';
import type { PackFormat, PackPart } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import type { CallContext } from '../../context.ts';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import { lettersOf } from '../../letters/letters.ts';
import { recordOfToday } from '../../record/testator-record/testator-record.ts';
import { currentSigned } from '../../signing/signed-wills.ts';
import { lawThread } from '../../threads.ts';
import { holdingsOf } from '../holdings.ts';
import type { Pack } from './pack.thread.ts';
import { zippedPack } from './zipped-pack.ts';

const packThread = lawThread<typeof import('./pack.thread.ts')>(new URL('./pack.thread.ts', import.meta.url));

type Owner = Pick<CallContext, 'em' | 'vault' | 'today'> & { account: { id: AccountId } };

/** The papers of an owner, of today, before they are set. */
export async function executorPackOf(
  owner: Owner,
  parts: readonly PackPart[],
  chosenLetters: readonly LetterId[] = [],
): Promise<Pack> {
  const current = await currentSigned(owner);
  return packThread('packOf', {
    signed: current && { note: current.note, facts: current.copy?.facts ?? null },
    holdings: await holdingsOf(owner),
    letters: await lettersOf(owner),
    parts,
    chosenLetters,
    ...(await recordOfToday(owner)),
  });
}

/** The same as a file. */
export async function executorPackFile(
  owner: Owner,
  format: PackFormat,
  parts: readonly PackPart[],
  chosenLetters: readonly LetterId[] = [],
): Promise<FileToSave> {
  const pack = await executorPackOf(owner, parts, chosenLetters);
  const pdf = await printedSheet(pack.sheet);
  if (format === 'pdf') return pdf;
  // A copy of the will says who inherits.
  const document = parts.includes('takers') ? ((await currentSigned(owner))?.copy?.document ?? null) : null;
  return zippedPack({ pack, pdf, document, madeOn: owner.today });
}

export const executorPack: HandlersOf<typeof executorPackContract, CallContext> = {
  file: ({ ctx, input: { format, parts, letters } }) => executorPackFile(ctx, format, parts, letters),
};
