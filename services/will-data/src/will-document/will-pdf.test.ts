import { Refusal } from '@plainwill/kit/refusal';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { composeWill } from './compose-will.ts';
import type { WillFacts } from './facts/will-facts.ts';
import { aPerson, asOf, backups, levels, primaries, someFacts } from './testing/facts.ts';
import { long as second, typical } from './testing/wills.ts';
import { willPdf } from './will-pdf.ts';
import { willText } from './will-text.ts';

interface Marked {
  type?: string;
  tag?: string;
  str?: string;
  hasEOL?: boolean;
}

/** What each page says: the will itself, and the furniture that a reader skips. */
async function readPages(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: { body: string; furniture: string }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true });
    const page = { body: '', furniture: '' };
    let open: boolean[] = [];
    for (const { type, tag, str = '', hasEOL } of content.items as Marked[]) {
      if (type?.startsWith('begin')) open = [...open, tag === 'Artifact'];
      else if (type?.startsWith('end')) open = open.slice(0, -1);
      else page[open.includes(true) ? 'furniture' : 'body'] += str + (hasEOL ? '\n' : '');
    }
    pages.push(page);
  }
  return { document, pages };
}

// Where a line ends is the paper's affair, not the will's.
const unspaced = (text: string) => text.replace(/\s+/gu, '');

async function readWill(facts: WillFacts) {
  const will = composeWill(facts, { asOf });
  const read = await readPages(willPdf(will));
  return { ...read, will, body: read.pages.map((page) => page.body).join('\n'), text: willText(will).join('\n') };
}

const crowd = Array.from({ length: 30 }, (_, at) => aPerson(`Person Number-${at}`, at % 3 === 0 ? 'child' : 'friend'));
const long = someFacts({
  testator: { first_name: 'Bartholomew', middle_names: 'Augustus Fitzgerald '.repeat(5) },
  funeral: { readings_hymns: 'Psalm 23; '.repeat(190), location: 'w'.repeat(400) },
  executors: [...primaries(...crowd.slice(0, 7)), ...backups(...crowd.slice(7, 20))],
  residue: levels(crowd.slice(0, 10), crowd.slice(10, 20), crowd.slice(20)),
});

describe('willPdf', () => {
  it.each([
    ['simple', someFacts()],
    ['of someone without a name yet', someFacts({ testator: { first_name: '', middle_names: '', last_name: '' } })],
    ['typical', typical()],
    ['with every clause', second()],
    ['long', long],
  ])('says what the will says and nothing else: %s', async (_size, facts) => {
    const { body, text } = await readWill(facts);
    expect(unspaced(body)).toBe(unspaced(text));
  });

  it('keeps words apart as the will does', async () => {
    const { body, text } = await readWill(someFacts());
    expect(body.replace(/\s+/gu, ' ').trim()).toBe(text.replace(/\s+/gu, ' '));
  });

  it('is tagged, titled and in English', async () => {
    const { document, will } = await readWill(someFacts());
    const { info } = await document.getMetadata();
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Title: will.title, Language: 'en-GB' });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'LI', 'Lbl', 'LBody']) expect(tree).toContain(`"role":"${role}"`);
  });

  it('marks every page as a draft, numbers it and leaves room for initials', async () => {
    const { pages } = await readWill(long);
    for (const [at, { furniture }] of pages.entries()) {
      expect(furniture).toContain('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED');
      expect(furniture).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(furniture).toMatch(/Testator[\s.]+Witness 1[\s.]+Witness 2/);
      expect(unspaced(furniture).includes('LASTWILLANDTESTAMENT–BARTHOLOMEW')).toBe(at > 0);
    }
  });

  it('keeps the signatures on one page that also carries words of the will', async () => {
    for (let wishes = 0; wishes <= 2000; wishes += 100) {
      const facts = someFacts({ funeral: { readings_hymns: 'Psalm 23 '.repeat(wishes / 9) } });
      const { pages } = await readWill(facts);
      const last = pages.at(-1)?.body ?? '';
      for (const words of ['section 33', 'Dated: TBC', 'Testator', 'Witness 2', 'Occupation']) {
        expect(last).toContain(words);
      }
    }
  });

  it.each([
    '#let x = 1; #panic()',
    '$x^2$ *bold* _it_ `raw`',
    '<script>alert(1)</script> <label> @ref',
    '\\ \\u{41} "quotes" \'single\' // /* comment',
    '= Heading - list + enum',
    'https://example.com/?a=1&b=2',
    'fi ff ffi fl -- --- ...x',
    'Łukasz Ελένη Иванова Ñuñez',
  ])('prints %s as it was typed', async (typed) => {
    const facts = someFacts({
      testator: { occupation: typed },
      funeral: { location: typed },
    });
    const pdf = willPdf(composeWill(facts, { asOf }));
    const { body, text } = await readWill(facts);
    expect(text).toContain(typed.replace(/\s+/gu, ' '));
    expect(unspaced(body)).toBe(unspaced(text));
    expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/Launch|\/URI/);
  });

  it.each(['😀', '\ue000', '王', 'محمد'])('refuses %s, which it could only leave out', (character) => {
    const facts = someFacts({ executors: primaries(aPerson(`Robert ${character}`)) });
    expect(() => willPdf(composeWill(facts, { asOf }))).toThrow(new Refusal('CharacterNotPrintable'));
  });

  it('gives the same bytes for the same will', () => {
    const will = composeWill(someFacts(), { asOf });
    expect(willPdf(will).equals(willPdf(will))).toBe(true);
  });
});
