import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { typeset } from '../typeset/typeset.ts';
import { blank } from '../will/composition/will-text.ts';
import { pageFurniture } from './page-furniture.ts';

const template = readFileSync(join(import.meta.dirname, 'will.typ'), 'utf8');

const setWords = (document: WillDocument) => ({ ...document, dated: document.dated.split(blank) });

/**
 * A draft as a tagged PDF for assistive technology (PDF/UA-1): the words of `willText` in the same order, and nothing
 * else but page furniture. The same will is the same file.
 * @throws {Refusal} CharacterNotPrintable
 */
export const draftPdf = async (document: WillDocument): Promise<Buffer> => {
  const { pdf } = await typeset(template, { ...setWords(document), ...pageFurniture(document, 'draft') }, 'ua-1');
  return pdf;
};

/**
 * A copy to sign, which is kept: tagged in the same way, and fit for an archive (PDF/A-2a), which wants a date.
 * @throws {Refusal} CharacterNotPrintable
 */
export const signingPdf = (document: WillDocument, madeOn: CalendarDate) =>
  typeset(template, { ...setWords(document), ...pageFurniture(document, 'signing'), madeOn }, 'a-2a');
