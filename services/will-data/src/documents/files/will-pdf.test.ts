import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { forSigning } from '@plainwill/law/will/composition/signing-form';
import { willText } from '@plainwill/law/will/composition/will-text';
import { exampleFamilies } from '@plainwill/law/will/testing/example-families';
import { aChild, aPerson, asOf, backups, levels, primaries, someFacts } from '@plainwill/law/will/testing/facts';
import { largest, long as second, typical } from '@plainwill/law/will/testing/wills';
import { describe, expect, it } from 'vitest';
import { bare, readPages } from './testing/read-files.ts';
import { draftPdf, signingPdf } from './will-pdf.ts';

async function readWill(facts: WillFacts) {
  const will = composeWill(facts, { asOf });
  const read = await readPages(await draftPdf(will));
  return { ...read, will, body: read.pages.map((page) => page.body).join('\n'), text: willText(will).join('\n') };
}

const crowd = Array.from({ length: 30 }, (_, at) => aPerson(`Person Number-${at}`, at % 3 === 0 ? 'child' : 'friend'));
const longName = {
  firstName: 'Bartholomew '.repeat(8),
  middleNames: 'Augustus '.repeat(11),
  lastName: 'Fitzgerald '.repeat(9),
};
// 36 mm, in points.
const footMargin = 102;
const long = someFacts({
  testator: { firstName: 'Bartholomew', middleNames: 'Augustus Fitzgerald '.repeat(5) },
  funeral: { readingsHymns: 'Psalm 23; '.repeat(190), location: 'w'.repeat(400) },
  executors: [...primaries(...crowd.slice(0, 7)), ...backups(...crowd.slice(7, 20))],
  residue: levels(crowd.slice(0, 10), crowd.slice(10, 20), crowd.slice(20)),
});

describe('draftPdf', () => {
  it.each([
    ['simple', someFacts()],
    ['of someone without a name yet', someFacts({ testator: { firstName: '', middleNames: '', lastName: '' } })],
    ['typical', typical()],
    ['with every clause', second()],
    ['long', long],
  ])('says what the will says and nothing else: %s', async (_size, facts) => {
    const { body, text } = await readWill(facts);
    expect(bare(body)).toBe(bare(text));
  });

  it('begins no page for a heading or a line alone', async () => {
    for (const facts of [someFacts(), typical(), second(), long, largest()])
      for (const { body } of (await readWill(facts)).pages) expect(bare(body).length, body).toBeGreaterThan(100);
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

  it('marks every page as a draft and numbers it, and leaves no room for initials', async () => {
    const { pages } = await readWill(long);
    for (const [at, { furniture }] of pages.entries()) {
      expect(furniture).toContain('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED');
      expect(furniture).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(furniture).not.toMatch(/Testator|Witness|copy/);
      expect(bare(furniture).includes('LASTWILLANDTESTAMENT–BARTHOLOMEW')).toBe(at > 0);
    }
  });

  it.each([
    [
      'a draft that ends with many guardians',
      someFacts({ residue: [], guarded: [{ child: aChild('Amy Hart'), backups: crowd }] }),
    ],
    ['the largest will', largest()],
  ])('lets no words run off the foot of a page: %s', async (_what, facts) => {
    const { pages } = await readWill(facts);
    for (const { lowest } of pages) expect(lowest).toBeGreaterThan(footMargin);
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
    const pdf = await draftPdf(composeWill(facts, { asOf }));
    const { body, text } = await readWill(facts);
    expect(text).toContain(typed.replace(/\s+/gu, ' '));
    expect(bare(body)).toBe(bare(text));
    // Without what is packed, which says anything by chance.
    const objects = pdf.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '');
    expect(objects).toContain('/Catalog');
    expect(objects).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/Launch|\/URI/);
  });

  it.each([
    ['😀', '“😀” (U+1F600)'],
    ['\ue000', '“\ue000” (U+E000)'],
    ['ሰላም', '“ሰ” (U+1230)'],
  ])('refuses %s, which it could only leave out, and names it', async (characters, named) => {
    const facts = someFacts({ executors: primaries(aPerson(`Robert ${characters}`)) });
    await expect(draftPdf(composeWill(facts, { asOf }))).rejects.toThrow(
      new Refusal('CharacterNotPrintable', undefined, { character: named }),
    );
  });

  it('gives the same bytes for the same will', async () => {
    const will = composeWill(someFacts(), { asOf });
    const [once, again] = [await draftPdf(will), await draftPdf(will)];
    expect(once.equals(again)).toBe(true);
  });
});

describe('signingPdf', () => {
  const variants = ['standard', 'cannot_read', 'by_mark', 'signed_by_another'] as const;
  const copy = { number: 12, mark: '0A7F31D5' };

  async function readCopy(facts: WillFacts, variant: (typeof variants)[number] = 'standard') {
    const draft = composeWill(
      { ...facts, willSettings: { ...facts.willSettings, executionVariant: variant } },
      { asOf },
    );
    const will = forSigning(draft, variant);
    const { pdf, pageCount, boxes } = await signingPdf(will, copy, asOf);
    const { pages } = await readPages(pdf);
    const text = willText({ ...will, copy: { ...copy, pageCount } }).join('\n');
    return { pages, pageCount, boxes, text, body: pages.map((page) => page.body).join('\n') };
  }

  it.each(variants)('says what the will to sign says and nothing else: %s', async (variant) => {
    const { body, text, pages, pageCount } = await readCopy(typical(), variant);
    expect(bare(body)).toBe(bare(text));
    expect(pageCount).toBe(pages.length);
  });

  it('says on every page which copy and page it is, and leaves room for initials, the testator’s first', async () => {
    const { pages } = await readCopy(long);
    for (const [at, { furniture }] of pages.entries()) {
      expect(furniture).toContain(`copy 12 · page ${at + 1} of ${pages.length} · 0A7F31D5`);
      expect(furniture).toMatch(/Testator\s+Witness 1\s+Witness 2/);
      expect(furniture).not.toContain('DRAFT');
    }
  });

  it.each([
    ['standard', ['Testator'], []],
    ['cannot_read', ['Reader', 'Testator'], []],
    ['by_mark', ['Reader'], ['Testator']],
    ['signed_by_another', ['Reader', 'Signed on behalf of ELEANOR MAY HART'], []],
  ] as const)('says where the paper waits for ink: %s', async (variant, signing, marking) => {
    const { boxes, pageCount } = await readCopy(typical(), variant);
    const whoWrites = (label: string) =>
      boxes.filter((box) => box.label === label).map(({ who }) => who.replaceAll('\u00a0', ' '));
    expect(whoWrites('Initials')).toEqual(['Testator', 'Witness 1', 'Witness 2']);
    expect(whoWrites('Signature')).toEqual([...signing, 'Witness 1', 'Witness 2']);
    expect(whoWrites('Mark')).toEqual(marking);
    expect(whoWrites('Occupation')).toEqual(['Witness 1', 'Witness 2']);
    expect(whoWrites('Date')).toEqual(['', '', '']);
    for (const { label, page, x, y, width, height } of boxes) {
      expect(page).toBe(label === 'Initials' ? null : pageCount);
      expect(Math.min(width / 25, height / 5)).toBeGreaterThanOrEqual(1);
      // Between the margins of A4.
      expect([x >= 28, x + width <= 182.1, y >= 34, y + height <= 278]).not.toContain(false);
    }
  });

  it('gives the same bytes for the same copy', async () => {
    const will = forSigning(composeWill(typical(), { asOf }), 'standard');
    const [once, again] = [await signingPdf(will, copy, asOf), await signingPdf(will, copy, asOf)];
    expect(once.pdf.equals(again.pdf)).toBe(true);
  });

  it.each(variants)('keeps every signature on one page, which says what the residue is: %s', async (variant) => {
    for (let wishes = 0; wishes <= 2000; wishes += 250) {
      const facts = someFacts({ funeral: { readingsHymns: 'Psalm 23 '.repeat(wishes / 9) } });
      const { pages } = await readCopy(facts, variant);
      const last = pages.at(-1)?.body.replace(/\s+/gu, ' ') ?? '';
      expect(last).toContain(
        `This will has ${pages.length} pages; its copy number is 12 and its mark 0A7F31D5. Clause 4.2 gives my Residuary Estate first to SUSAN VALE.`,
      );
      for (const words of ['Dated this', 'Each of us then signed', 'Witness 1', 'Witness 2', 'Occupation'])
        expect(last).toContain(words);
    }
  });

  it.each([
    ['the longest attestation there is', someFacts({ testator: longName })],
    ['the longest list of beneficiaries', someFacts({ residue: levels(crowd.slice(0, 20)) })],
    ['the largest will', largest()],
  ])('lets no words run off the foot of a page: %s', async (_what, facts) => {
    const { pages } = await readCopy(facts, 'signed_by_another');
    for (const { lowest } of pages) expect(lowest).toBeGreaterThan(footMargin);
  });

  it.each(exampleFamilies)('ends no line inside a name, and no page after a heading: $description', async (family) => {
    const executionVariant = family.facts.willSettings.executionVariant ?? 'by_mark';
    const will = forSigning(composeWill(family.facts, { asOf: family.asOf }), executionVariant);
    const { pdf } = await signingPdf(will, copy, family.asOf);
    const { pages } = await readPages(pdf);
    const bodies = pages.map(({ body }) => body);
    const names = bodies.flatMap((body) => body.match(namesIn(will)) ?? []);
    expect(names.filter((name) => name.includes('\n'))).toEqual([]);
    // Nor inside a word, however long the name of a place.
    const words =
      willText(will)
        .join('\n')
        .match(/(?<!\S)\S{30,60}(?!\S)/gu) ?? [];
    expect(words.filter((word) => !bodies.some((body) => body.includes(word)))).toEqual([]);
    // A heading has two lines below it, and the words before a list its first item.
    const feet = bodies.slice(0, -1).map((body) => body.split('\n').filter((line) => line.trim()));
    const isHeading = (line: string) => /^\d+\.\s*[A-Z][A-Z ]+$/u.test(line.trim());
    expect(feet.flatMap((lines) => lines.slice(-2).filter(isHeading))).toEqual([]);
    expect(feet.filter((lines) => lines.at(-1)?.trim().endsWith(':'))).toEqual([]);
  });
});

/** Finds the names of a will in any letters, wherever a line may end in them. */
function namesIn({ testator, sections }: WillDocument): RegExp {
  const runs = sections.flatMap(({ clauses }) => clauses.flatMap(({ runs, items }) => [...runs, ...items.flat()]));
  const names = [testator, ...runs.filter(({ style }) => style === 'name').map(({ text }) => text)];
  const spaced = names.filter((name) => name.includes(' ') && name.length <= 40);
  return new RegExp(spaced.map((name) => name.replaceAll('.', '[.]').replaceAll(' ', '\\s+')).join('|'), 'giu');
}
