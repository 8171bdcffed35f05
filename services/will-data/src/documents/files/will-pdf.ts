import { readFileSync } from 'node:fs';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { CopyMark, PaperBox, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { type PageCode, pageCodeText, pageMarks } from '@plainwill/law/signing/page-marks';
import { copyStatement } from '@plainwill/law/will/composition/copy-statement';
import { blank } from '@plainwill/law/will/composition/will-text';
import encodeQR from 'qr';
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
export const readingCopyPdf = async (
  document: WillDocument,
  draftMark = 'COPY – THE SIGNED PAPER IS THE WILL',
): Promise<Buffer> => {
  const { pdf } = await typeset(template, { ...templateData(document), draftMark, initials: [] }, 'ua-1');
  return pdf;
};

/** The code of each page, once it is known how many there are. */
const codesOf = (copy: Omit<PageCode, 'page'>) =>
  Array.from({ length: copy.pageCount }, (_, at) =>
    encodeQR(pageCodeText({ ...copy, page: at + 1 }), 'svg', { ecc: 'quartile', border: 1, optimize: true }),
  );

/**
 * A copy to sign, which is kept: tagged in the same way, and fit for an archive (PDF/A-2a), which wants a date. The
 * typesetter counts the pages, writes their number where the copy states it, and says where the boxes are.
 * @throws {Refusal} CharacterNotPrintable
 */
export async function signingPdf(
  document: WillDocument,
  copy: Pick<CopyMark, 'number' | 'mark'>,
  madeOn: CalendarDate,
): Promise<{ pdf: Buffer; pageCount: number; boxes: PaperBox[] }> {
  const statement = copyStatement(document, copy);
  const stated = statement && { statement: { ...statement, after: statement.after.map((run) => runForPage(run)) } };
  const set = (codes: readonly string[]) =>
    typeset(
      template,
      { ...templateData(document), copy, ...stated, madeOn, pageMarks: { ...pageMarks, codes } },
      'a-2a',
    );
  // The codes name the number of pages, and take no room among the words.
  const { pageCount } = await set([]);
  return set(codesOf({ ...copy, pageCount }));
}
