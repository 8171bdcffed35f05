import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { inThread } from '../typeset/threads.ts';
import type { DocxJob } from './docx-writer.ts';
import type { Purpose } from './page-furniture.ts';

const writer = new URL('./docx-writer.ts', import.meta.url);

/** The will as a Word file: the words of `willText` in the same order. */
export const willDocx = async (document: WillDocument, purpose: Purpose): Promise<Buffer> =>
  Buffer.from(await inThread<DocxJob, Uint8Array>(writer, { document, purpose }));
