import { type GuidanceSheet, guidanceSheets } from '@plainwill/contracts/will-data/will/files';
import { exampleFamilies } from '@plainwill/law/will/testing/example-families';
import { aPerson, asOf, someFacts } from '@plainwill/law/will/testing/facts';
import { largest, long, simple, typical } from '@plainwill/law/will/testing/wills';
import { describe, expect, it } from 'vitest';
import { bare, readPages } from '../files/testing/read-files.ts';
import { sheetOf } from './guidance-sheet.thread.ts';
import { printedSheet } from './guidance-sheet.ts';

async function read(sheet: GuidanceSheet, facts = typical(), letter = '') {
  const { base64 } = await printedSheet(sheetOf({ sheet, facts, asOf, letter }));
  const pdf = Buffer.from(base64, 'base64');
  const { document, pages } = await readPages(pdf);
  const text = pages.map(({ body }) => body).join('\n');
  return { pdf, document, pages, text: text.replace(/\s+/gu, ' ') };
}

describe('a sheet of guidance', () => {
  it.each(guidanceSheets)('says on every page that it is no part of the will: %s', async (sheet) => {
    const { pdf, document, pages } = await read(sheet, largest());
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1<');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    for (const { furniture } of pages) expect(furniture.match(/not part of the will/g)).toHaveLength(2);
  });

  it.each(guidanceSheets)('begins no page for a heading or a line alone: %s', async (sheet) => {
    for (const facts of [simple(), typical(), long(), largest()])
      for (const { body } of (await read(sheet, facts)).pages) expect(bare(body).length, body).toBeGreaterThan(60);
  });

  it.each(['signing-guide', 'witness-checklist', 'digital-inventory'] as const)(
    'is one page that people can hold at a table: %s',
    async (sheet) => {
      expect((await read(sheet)).pages).toHaveLength(1);
    },
  );

  it('sums a will up, with everyone in a picture and in words', async () => {
    const { pages, text } = await read('summary');
    expect(pages).toHaveLength(2);
    expect(text).toContain('as it stands on 20 November 2026');
    const parts = text.slice(text.indexOf('what they do')).split('The same in words');
    for (const name of ['Joan Vale', 'Daniel James Hart', 'Tom Hart', 'Amy Hart', 'Robert Finch', 'Jane Doe'])
      for (const part of parts) expect(part).toContain(name);
  });

  it('draws one who is alone, and names of any script and length', async () => {
    expect((await read('summary', someFacts())).text).toMatch(/what they do .*Eleanor May Hart, you/);
    const greek = aPerson('Ελένη Παπαδοπούλου-Αθανασοπούλου', 'parent');
    const long = aPerson('Wolfeschlegelsteinhausenbergerdorff Überlängenstraße', 'half_sibling');
    const { text } = await read('summary', someFacts({ people: [greek, long, aPerson('王小明', 'Cousin')] }));
    for (const name of ['Ελένη', 'Überlängenstraße', '王小明']) expect(text.split(name)).toHaveLength(3);
  });

  it('names those who must not witness, and no charity among them', async () => {
    const { text } = await read('signing-guide', long());
    const barred = text.slice(text.indexOf('Who must not be a witness'), text.indexOf('On the day'));
    for (const name of ['Ben Rowe', 'Eve Lane', 'Robert Finch', 'Ruth Amos']) expect(barred).toContain(name);
    expect(barred).not.toContain('Hope House');
  });

  it('tells witnesses whose will it is, and nothing of what it gives', async () => {
    const { text } = await read('witness-checklist');
    expect(text).toContain('the will of Eleanor May Hart');
    expect(text).not.toMatch(/Daniel|Tom|Susan|piano|pension/);
  });

  it('tells executors who they are, and only what this will gives them to do', async () => {
    const [some, few] = [(await read('executor-guide')).text, (await read('executor-guide', simple())).text];
    expect(some).toMatch(/Appointed first • Daniel James Hart • Susan Vale .*cannot act • Robert Finch • Jane Doe/);
    expect(some).toMatch(/guardians.*pension scheme/);
    expect(few).not.toMatch(/cannot act •|guardians named|Ask each pension scheme|life insurer|had money already/);
    const family = exampleFamilies.find(({ facts }) => facts.advances.length > 0);
    expect((await read('executor-guide', family?.facts)).text).toContain('Some people have had money already');
  });

  it.each([
    [
      'signing-guide',
      'standard',
      /Write the date.*nothing yet.*usual signature.*first witness sign.*Once all three of you have signed, put your initials.*each witness puts/,
      /read aloud/,
    ],
    [
      'signing-guide',
      'cannot_read',
      /gets nothing under the will to read it.*read aloud.*beside you.*usual signature.*reader signs/,
      /mark in the box/,
    ],
    [
      'signing-guide',
      'by_mark',
      /read aloud.*nothing yet.*a thumbprint or initials too.*reader signs.*make a small mark/,
      /usual signature/,
    ],
    [
      'signing-guide',
      'signed_by_another',
      /must not be a witness, nor someone who gets.*read aloud.*Silence is not enough.*their own name with “for”/,
      /usual signature/,
    ],
    ['witness-checklist', 'standard', /I saw them sign it/, /I heard/],
    ['witness-checklist', 'cannot_read', /I heard it read over.*I saw them sign it/, /I saw the mark/],
    ['witness-checklist', 'by_mark', /I heard it read over.*I saw the mark made/, /I saw them sign/],
    ['witness-checklist', 'signed_by_another', /I heard it read over.*I heard or saw the request/, /I saw them sign/],
  ] as const)('is as the will is signed: %s, %s', async (sheet, executionVariant, says, leavesOut) => {
    const facts = typical();
    const { text } = await read(sheet, { ...facts, willSettings: { ...facts.willSettings, executionVariant } });
    expect(text).toMatch(says);
    expect(text).not.toMatch(leavesOut);
  });

  it('counts the days to register a death from the medical certificate', async () => {
    const { text } = await read('executor-guide');
    expect(text).toContain('within five days of the registrar receiving the medical certificate');
  });

  it('prints a letter of wishes as it was typed, or lines to write it on', async () => {
    const { text } = await read('letter-of-wishes', simple(), 'The clock to Ann.\nMy rings to Bea.');
    expect(text).toMatch(/does not bind you, and it is not part of my will.*The clock to Ann\. My rings to Bea\./);
    expect((await read('letter-of-wishes', simple())).text).toMatch(/(Thing, and for whom ){2}/);
  });

  it('states the reasons for leaving someone out, apart from the will', async () => {
    const family = exampleFamilies.find(({ facts }) => facts.exclusions.length > 0);
    const { text } = await read('statement-of-reasons', family?.facts);
    expect(text).toMatch(/nothing to Paul Holt.*not spoken to me since 2011.*I have considered.*Signature/);
  });

  it('says how to sever a joint tenancy, with a notice to the other owner', async () => {
    const family = exampleFamilies.find(({ facts }) => facts.homeDetails.severance === 'planned');
    const { text } = await read('severance-guide', family?.facts);
    expect(text).toMatch(/form SEV.*To: Rex Cole I give you notice that I sever.*7 Quarry Road/);
  });

  it('has blanks for digital accounts, and wants no password', async () => {
    expect((await read('digital-inventory')).text).toMatch(/Do not write passwords or keys.*E-mail.*Crypto-assets/);
  });
});
