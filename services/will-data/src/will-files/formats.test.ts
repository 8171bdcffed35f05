import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { composeWill } from '../will/composition/compose-will.ts';
import { forSigning, willText } from '../will/composition/will-text.ts';
import type { WillFacts } from '../will/facts/will-facts.ts';
import { aPerson, asOf, primaries, someFacts } from '../will/testing/facts.ts';
import { families } from '../will/testing/families.ts';
import { largest, long, simple, typical } from '../will/testing/wills.ts';
import { bare, readDocx, readPages } from './testing/read-files.ts';
import { draftWill, editableWill } from './will-file.ts';
import { signingPdf } from './will-pdf.ts';

async function wordsOf(facts: WillFacts) {
  const will = composeWill(facts, { asOf });
  const { pages } = await readPages(await draftWill(will, 'pdf'));
  const docx = await draftWill(will, 'docx');
  const txt = (await draftWill(will, 'txt')).toString('utf8');
  const [mark, ...lines] = txt.split('\n');
  return {
    mark,
    composed: bare(willText(will).join('\n')),
    pdf: bare(pages.map(({ body }) => body).join('\n')),
    docx: bare(await readDocx(docx)),
    txt: bare(lines.join('\n')),
  };
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

  it('says the same words for any family', async () => {
    await fc.assert(
      fc.asyncProperty(families, async (facts) => {
        const { composed, pdf, docx, txt } = await wordsOf(facts);
        expect(docx).toBe(composed);
        expect(txt).toBe(composed);
        expect(pdf).toBe(composed);
      }),
      { numRuns: 12 },
    );
  });
});

// Everything that means something to the typesetter, to Word or to XML.
const marks = [
  '#',
  '$',
  '*',
  '_',
  '`',
  '\\',
  '<',
  '>',
  '&',
  '[',
  ']',
  '{',
  '}',
  '@',
  '~',
  '=',
  '-',
  '+',
  '/',
  '"',
  "'",
];
const words = [
  '#let',
  'panic()',
  '&amp;',
  '<w:t>',
  '//',
  '/*',
  ']]>',
  '\\u{41}',
  '{PAGE}',
  'sys.inputs',
  'a',
  'ß',
  '9',
];
const typed = fc.string({ unit: fc.constantFrom(...marks, ...words, ' '), minLength: 1, maxLength: 40 });

it('never takes what was typed for markup', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, async (location, name) => {
      const facts = someFacts({ testator: { first_name: `A${name}` }, funeral: { location } });
      const { composed, pdf, docx, txt } = await wordsOf(facts);
      expect([pdf, docx, txt]).toEqual([composed, composed, composed]);
    }),
    { numRuns: 30 },
  );
});

describe('a will to sign', () => {
  const will = forSigning(composeWill(long(), { asOf }));

  it('is a tagged PDF for an archive, dated by hand, without the draft mark', async () => {
    const { pdf, pageCount } = await signingPdf(will, asOf);
    const { document, pages } = await readPages(pdf);
    expect(pdf.toString('latin1')).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A</);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect([document.numPages, pages.some(({ furniture }) => furniture.includes('DRAFT'))]).toEqual([pageCount, false]);
    expect(bare(pages.map(({ body }) => body).join('\n'))).toBe(bare(willText(will).join('\n')));
    expect(pages.at(-1)?.body.replace(/\s+/gu, ' ')).toContain('Dated this day of two thousand and');
  });

  it('is a Word file on A4 in British English, with initials and page numbers at the foot', async () => {
    const zip = await JSZip.loadAsync(await editableWill(will, 'docx', 'signing'));
    const parts = await Promise.all(
      Object.keys(zip.files).map(async (name) => [name, await zip.file(name)?.async('string')] as const),
    );
    const xml = new Map(parts);
    expect(xml.get('word/document.xml')).toMatch(/<w:pgSz w:w="1190[56]" w:h="1683[78]"/);
    expect(xml.get('word/styles.xml')).toContain('w:val="en-GB"');
    const feet = parts.filter(([name]) => name.startsWith('word/footer')).map(([, text]) => text ?? '');
    expect(feet).not.toHaveLength(0);
    for (const foot of feet) {
      for (const who of ['Testator', 'Witness 1', 'Witness 2', 'NUMPAGES', '>PAGE<']) expect(foot).toContain(who);
    }
    expect(parts.map(([, text]) => text).join()).not.toContain('DRAFT');
  });

  it('is plain text with lines to write the date on', async () => {
    const text = (await editableWill(will, 'txt', 'signing')).toString('utf8');
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
