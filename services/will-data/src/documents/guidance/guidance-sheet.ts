import { readFileSync } from 'node:fs';
import { brand } from '@plainwill/contracts/shared/brand';
import type { FileToSave, GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import type { RecordOfDay } from '../../record/testator-record/stored-facts.ts';
import { lawThread } from '../../threads.ts';
import { typeset } from '../../typeset/typeset.ts';
import { withFixedSpaces } from '../files/fixed-spaces.ts';
import { encodedFile } from '../files/will-file.ts';
import type { Sheet } from './sheet.ts';

const inThread = lawThread<typeof import('./guidance-sheet.thread.ts')>(
  new URL('./guidance-sheet.thread.ts', import.meta.url),
);

const template = [new URL('./family-picture.typ', import.meta.url), new URL('./sheet.typ', import.meta.url)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** With a fixed space wherever a line must not end. */
const setForPage = (sheet: Sheet): Sheet =>
  JSON.parse(JSON.stringify(sheet), (_key, value) => (typeof value === 'string' ? withFixedSpaces(value) : value));

/**
 * One sheet of a testator as a PDF of its own, marked on every page as no part of the will.
 * @throws {Refusal} CharacterNotPrintable, and as `storedFacts`
 */
export const guidanceSheet = async (asked: RecordOfDay & { sheet: GuidanceSheet }): Promise<FileToSave> =>
  printedSheet(await inThread('sheetOfRecord', asked));

/**
 * A sheet as a PDF.
 * @throws {Refusal} CharacterNotPrintable
 */
export async function printedSheet(sheet: Sheet): Promise<FileToSave> {
  const notice = 'This page is not part of the will.';
  const { pdf } = await typeset(template, { notice, ...setForPage(sheet), brand: brand.name });
  return encodedFile(`${sheet.title}.pdf`, 'pdf', pdf);
}
