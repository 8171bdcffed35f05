import type { DocumentFormat, FileToSave } from '@plainwill/contracts/will-data/will/files';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { willText } from '@plainwill/law/will/composition/will-text';
import { inThread } from '../../typeset/threads.ts';
import { draftMarkOf } from './page-furniture.ts';
import { draftPdf } from './will-pdf.ts';

const writer = new URL('./docx-writer.ts', import.meta.url);

/** The will as a Word file: the words of `willText` in the same order. */
const willDocx = async (document: WillDocument): Promise<Buffer> =>
  Buffer.from(await inThread<WillDocument, Uint8Array>(writer, document));

/** The will as a text file, a paragraph to a line with an empty line between. */
const willPlainText = (document: WillDocument): string =>
  [draftMarkOf(document), ...willText(document)]
    .filter((line) => line !== null)
    .join('\n\n')
    .concat('\n');

const mediaTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
};

/** A will as a file to edit. */
export const editableWill = async (document: WillDocument, format: Exclude<DocumentFormat, 'pdf'>): Promise<Buffer> =>
  format === 'docx' ? willDocx(document) : Buffer.from(willPlainText(document), 'utf8');

/**
 * A draft in one format; the same words in all of them.
 * @throws {Refusal} CharacterNotPrintable, of a PDF: Word and a text editor bring fonts of their own
 */
export const draftWill = async (document: WillDocument, format: DocumentFormat): Promise<Buffer> =>
  format === 'pdf' ? draftPdf(document) : editableWill(document, format);

/** Bytes as the browser is given them. */
export const encodedFile = (fileName: string, format: DocumentFormat, bytes: Buffer): FileToSave => ({
  fileName,
  mediaType: mediaTypes[format],
  base64: bytes.toString('base64'),
});
