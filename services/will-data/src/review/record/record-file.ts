import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { RecordEdition } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import type { CallContext } from '../../context.ts';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import { recordContent } from './record-content.ts';
import { recordSheet } from './record-sheet.ts';

/**
 * How the will came to be what it is, from what is stored, as a PDF; the same file for as long as that is the same.
 * @throws {Refusal} CharacterNotPrintable
 */
export const recordFile = async (
  ctx: Pick<CallContext, 'em' | 'vault' | 'reviewers'>,
  accountId: AccountId,
  edition: RecordEdition,
): Promise<FileToSave> => printedSheet(recordSheet(await recordContent(ctx, accountId, edition)));
