import { readFileSync } from 'node:fs';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { CopyMark, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { copyStatement } from '@plainwill/law/will/composition/copy-statement';
import { blank } from '@plainwill/law/will/composition/will-text';
import { typeset } from '../../typeset/typeset.ts';
import { runForPage, setForPage } from './fixed-spaces.ts';
import { pageFurniture } from './page-furniture.ts';

const template = readFileSync(new URL('./will.typ', import.meta.url), 'utf8');

const templateData = (document: WillDocument) => ({
  ...setForPage(document),
  dated: document.dated.split(blank),
  ...pageFurniture(document),
});

/**
 * A draft as a tagged PDF for assistive technology (PDF/UA-1): the words of `willText` in the same order, and nothing
 * else but page furniture. The same will is the same file.
 * @throws {Refusal} CharacterNotPrintable
 */
export const draftPdf = async (document: WillDocument): Promise<Buffer> => {
  const { pdf } = await typeset(template, templateData(document), 'ua-1');
  return pdf;
};

/**
 * A will that is signed on paper, to read: marked on every page, with no place for initials, so that nobody takes it for
 * the paper itself.
 * @throws {Refusal} CharacterNotPrintable
 */
export const readingCopyPdf = async (document: WillDocument): Promise<Buffer> => {
  const draftMark = 'COPY – THE SIGNED PAPER IS THE WILL';
  const { pdf } = await typeset(template, { ...templateData(document), draftMark, initials: [] }, 'ua-1');
  return pdf;
};

/**
 * A copy to sign, which is kept: tagged in the same way, and fit for an archive (PDF/A-2a), which wants a date. The
 * typesetter counts the pages, and writes their number where the copy states it.
 * @throws {Refusal} CharacterNotPrintable
 */
export const signingPdf = (
  document: WillDocument,
  copy: Omit<CopyMark, 'pageCount'>,
  madeOn: CalendarDate,
): Promise<{ pdf: Buffer; pageCount: number }> => {
  const statement = copyStatement(document, copy);
  const stated = statement && { statement: { ...statement, after: statement.after.map((run) => runForPage(run)) } };
  return typeset(template, { ...templateData(document), copy, ...stated, madeOn }, 'a-2a');
};
