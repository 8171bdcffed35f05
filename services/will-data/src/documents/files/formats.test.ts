import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asDraft, forSigning } from '@plainwill/law/will/composition/signing-form';
import { willText } from '@plainwill/law/will/composition/will-text';
import { aPerson, asOf, primaries, someFacts } from '@plainwill/law/will/testing/facts';
import { largest, long, simple, typical } from '@plainwill/law/will/testing/wills';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { bare, readDocx, readPages } from './testing/read-files.ts';
import { wordsIn, wordsOf } from './testing/words-in-formats.ts';
import { draftWill, editableWill } from './will-file.ts';
import { signingPdf } from './will-pdf.ts';

const aBlock: Finding = { id: 'GFT-03', severity: 'blocks', subject: 'gifts', message: '', source: '', place: null };

/** The files inside a Word file. */
async function partsOf(docx: Buffer) {
  const { files } = await JSZip.loadAsync(docx);
  return Promise.all(Object.entries(files).map(async ([name, file]) => [name, await file.async('string')] as const));
}

describe('a will in each format', () => {
  it.each([
    ['simple', simple()],
    ['typical', typical()],
    ['with every clause', long()],
    ['the largest', largest()],
  ])('says the same words in the same order: %s', async (_size, facts) => {
    const { composed, pdf, docx, txt } = await wordsOf(facts);
    expect(pdf).toBe(composed);
    expect(docx).toBe(composed);
    expect(txt).toBe(composed);
  });
});

it('keeps a postcode on one line in a PDF and in Word, and spells it with an ordinary space as text', async () => {
  const will = composeWill(simple(), { asOf });
  const fixed = 'SY8\u00a01XX';
  const docx = await partsOf(await draftWill(will, 'docx'));
  expect(docx.find(([name]) => name === 'word/document.xml')?.[1]).toContain(fixed);
  const { pages } = await readPages(await draftWill(will, 'pdf'));
  expect(pages[0]?.body).toMatch(/SY8[ \u00a0]1XX/);
  expect((await draftWill(will, 'txt')).toString('utf8')).toContain('SY8 1XX');
});

describe('a draft', () => {
  const blocked = asDraft(composeWill(typical(), { asOf }), [aBlock]);

  it.each([
    ['that could be signed', composeWill(typical(), { asOf }), 'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED'],
    ['that something blocks', blocked, 'DRAFT – CANNOT BE SIGNED YET'],
  ])('%s says so in every format, and has nowhere to sign', async (_what, will, said) => {
    const { mark, composed, pdf, docx, txt } = await wordsIn(will);
    expect([mark, pdf, docx, txt]).toEqual([said, composed, composed, composed]);
    expect(composed).not.toMatch(/Witness|Occupation/);
    expect(composed.includes('signedthisdocument')).toBe(will !== blocked);
    const { pages } = await readPages(await draftWill(will, 'pdf'));
    for (const { furniture } of pages) {
      expect(furniture).toContain(said);
      expect(furniture).not.toMatch(/Testator|Witness|copy/);
    }
    for (const [name, text] of await partsOf(await draftWill(will, 'docx'))) {
      if (name.startsWith('word/header')) expect(text).toContain(said);
      if (name.startsWith('word/footer')) expect(text).not.toMatch(/Testator|Witness/);
    }
  });
});

describe('a will to sign', () => {
  const copy = { number: 3, mark: '7F3A09C2' };
  const will = forSigning(composeWill(long(), { asOf }), 'standard');
  const made = { ...will, copy: { ...copy, pageCount: 6 } };

  it('is a tagged PDF for an archive, dated by hand, without the draft mark', async () => {
    const { pdf, pageCount } = await signingPdf(will, copy, asOf);
    const { document, pages } = await readPages(pdf);
    expect(pdf.toString('latin1')).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect([document.numPages, pages.some(({ furniture }) => furniture.includes('DRAFT'))]).toEqual([pageCount, false]);
    const text = willText({ ...will, copy: { ...copy, pageCount } }).join('\n');
    expect(text).toContain(`This will has ${document.numPages} pages; its copy number is 3 and its mark 7F3A09C2.`);
    expect(bare(pages.map(({ body }) => body).join('\n'))).toBe(bare(text));
    expect(pages.at(-1)?.body.replace(/\s+/gu, ' ')).toContain('Dated this day of two thousand and');
  });

  it('says the same words as Word and as text', async () => {
    const composed = bare(willText(made).join('\n'));
    expect(composed).toContain('itscopynumberis3');
    expect(bare(await readDocx(await editableWill(made, 'docx')))).toBe(composed);
    expect(bare((await editableWill(made, 'txt')).toString('utf8'))).toBe(composed);
  });

  it('is as Word on A4 in British English, and says on every page that it is not the signing copy', async () => {
    const parts = await partsOf(await editableWill(made, 'docx'));
    const xml = new Map(parts);
    expect(xml.get('word/document.xml')).toMatch(/<w:pgSz w:w="1190[56]" w:h="1683[78]"/);
    expect(xml.get('word/styles.xml')).toContain('w:val="en-GB"');
    const feet = parts.filter(([name]) => name.startsWith('word/footer')).map(([, text]) => text ?? '');
    expect(feet).not.toHaveLength(0);
    for (const foot of feet) {
      for (const said of ['Testator', 'Witness 1', 'Witness 2', 'copy 3 · page ', 'NUMPAGES', '>PAGE<', ' · 7F3A09C2'])
        expect(foot).toContain(said);
    }
    const heads = parts.filter(([name]) => name.startsWith('word/header')).map(([, text]) => text ?? '');
    expect(heads).not.toHaveLength(0);
    for (const head of heads) expect(head).toContain('NOT THE SIGNING COPY');
    expect(parts.map(([, text]) => text).join()).not.toContain('DRAFT');
  });

  it('is still written where it was kept before copies had marks', async () => {
    const { purpose: _purpose, copy: _copy, ...older } = made;
    const parts = await partsOf(await editableWill(older as WillDocument, 'docx'));
    const foot = parts.find(([name]) => name.startsWith('word/footer'))?.[1];
    expect(foot).toContain('>Page <');
    expect(bare((await editableWill(older as WillDocument, 'txt')).toString('utf8'))).toBe(
      bare(willText(will).join('\n')),
    );
  });

  it('is plain text with lines to write the date on', async () => {
    const text = (await editableWill(made, 'txt')).toString('utf8');
    expect(text).toContain('Dated this ______ day of ______ two thousand and ______');
    expect(text.startsWith('LAST WILL AND TESTAMENT of GEORGE LANE\n')).toBe(true);
  });
});

describe('names in other scripts', () => {
  const names = [
    'محمد عبد الله',
    'שרה לוי',
    'राम कुमार',
    '王小明',
    '陳大文',
    '佐藤 さくら',
    '김민준',
    'Ọlá Ẹniọlá',
    'Ελένη',
  ];

  it.each(names)('prints %s, with the fonts it needs and no others', async (name) => {
    const facts = someFacts({ executors: primaries(aPerson(name)) });
    const pdf = await draftWill(composeWill(facts, { asOf }), 'pdf');
    const fonts = new Set(
      pdf
        .toString('latin1')
        .match(/(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/g)
        ?.map(familyOf),
    );
    expect([...fonts].toSorted()).toEqual([...new Set(['SourceSerif4', ...needed(name)])].toSorted());
  });

  it('keeps two names written from right to left in the order of the sentence', async () => {
    const two = names.slice(0, 2);
    const facts = someFacts({ executors: primaries(...two.map((name) => aPerson(name))) });
    const { composed, docx, txt, pdf } = await wordsOf(facts);
    expect(composed).toContain('myfriendمحمدعبداللهandmyfriendשרהלויtogether');
    expect([docx, txt]).toEqual([composed, composed]);
    // The words of one name stand on the page from right to left, and are read from the page from left to right.
    for (const word of two.join(' ').split(' ')) expect(pdf).toContain(word);
  });
});

const familyOf = (font: string) => font.replace(/-.*|Bold$/, '');

function needed(name: string): string[] {
  if (/\p{sc=Arabic}/u.test(name)) return ['Amiri'];
  if (/\p{sc=Hebrew}/u.test(name)) return ['NotoSerifHebrew'];
  if (/\p{sc=Devanagari}/u.test(name)) return ['NotoSerifDevanagari'];
  if (/\p{sc=Hangul}/u.test(name)) return ['NanumMyeongjo'];
  return /[\p{sc=Han}\p{sc=Hiragana}]/u.test(name) ? ['CactusClassicalSerif'] : [];
}
