import type { LetterId } from '@plainwill/contracts/shared/ids';
import {
  holdingKinds,
  maxHoldings,
  type PackPart,
  packParts,
} from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import { anAccount } from '@plainwill/kit/testing/call';
import { willOf } from '@plainwill/law/will/model/will';
import { exampleFamilies } from '@plainwill/law/will/testing/example-families';
import { asOf } from '@plainwill/law/will/testing/facts';
import { largest } from '@plainwill/law/will/testing/wills';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../documents/files/testing/read-files.ts';
import { aLetter, aLetterId } from '../../letters/testing/letters.ts';
import { aSigning } from '../../signing/testing/plans.ts';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData, type TestatorCalls } from '../../testing/will-data.ts';
import { aHolding, aHoldingId, storeHoldings } from '../testing/holdings.ts';
import { packFrom } from './pack.thread.ts';

const { as, aTestator, encryption, orm } = await aWillData();

const without = (...left: PackPart[]) => packParts.filter((part) => !left.includes(part));

async function read({ base64 }: Pick<FileToSave, 'base64'>) {
  const { document, pages } = await readPages(Buffer.from(base64, 'base64'));
  const text = pages.map(({ body }) => body).join('\n');
  return { document, pages, text: text.replace(/\s+/gu, ' ') };
}

const packFile = (testator: TestatorCalls, parts: readonly PackPart[] = packParts) =>
  testator.executorPack.file({ format: 'pdf', parts: [...parts] });

async function zipOf(testator: TestatorCalls, parts: readonly PackPart[] = packParts) {
  const { base64 } = await testator.executorPack.file({ format: 'zip', parts: [...parts] });
  const zip = await JSZip.loadAsync(base64, { base64: true });
  const text = async (name: string) => (await zip.file(name)?.async('text')) ?? '';
  const pdf = async (name: string) => read({ base64: (await zip.file(name)?.async('base64')) ?? '' });
  return { names: Object.keys(zip.files).toSorted(), text, pdf };
}

const one = aHolding({ what: 'Everyday account', who: 'Zzyzx Bank', notes: 'Two\nlines' });

async function aSignedTestator() {
  const account = anAccount();
  const testator = as(account);
  await answerAll(testator);
  const [copy] = await testator.signingCopies.list();
  await testator.signedWills.record(aSigning({ copyId: copy?.id ?? null, signedOn: '2026-11-20' }));
  for (const holding of [
    one,
    aHolding({ kind: 'papers', what: 'Deeds of the house', who: '', where: 'the loft' }),
    aHolding({ kind: 'pension', what: 'Teachers’ Pension', who: 'Capita' }),
    aHolding({ kind: 'debt', what: 'Car loan', who: 'Halifax' }),
    aHolding({ kind: 'to_call', what: 'Vet', who: 'Paws of Ludlow', reference: '01584 872345' }),
  ])
    await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding });
  return testator;
}

const signedTestator = await aSignedTestator();

describe('a pack for executors', () => {
  it('says on every page who made it and when, and that it is no part of the will', async () => {
    const { document, pages } = await read(await packFile(signedTestator));
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pages.length).toBeGreaterThan(6);
    for (const { furniture } of pages) {
      expect(furniture).toContain('This page is not part of the will.');
      expect(furniture).toMatch(/Made by Eleanor.* Hart on 20 November 2026/);
    }
  });

  it('is made of the signed will, and of the lists of the day', async () => {
    const { text } = await read(await packFile(signedTestator));
    expect(text).toContain('From the will signed on 20 November 2026 (copy 1).');
    expect(text).toContain('At home: the grey box');
    expect(text).toContain('within five days of the registrar receiving the medical certificate');
    for (const said of ['Zzyzx Bank: Everyday account', 'Deeds of the house', 'Paws of Ludlow', '01584 872345'])
      expect(text).toContain(said);
    expect(text.indexOf('Teachers’ Pension')).toBeLessThan(text.indexOf('Everyday account'));
    expect(text.indexOf('Everyday account')).toBeLessThan(text.indexOf('Car loan'));
  });

  it.each([
    ['+44', '07700900456'],
    ['+49', '+49 1701234567'],
  ])('reaches people as they can be reached today, at a number with %s', async (mobileCountryCode, telephone) => {
    const testator = await aSignedTestator();
    const { contacts } = await testator.testatorRecord.get();
    const [robert] = contacts.filter(({ firstName }) => firstName === 'Robert');
    if (!robert) throw new Error('Nobody to reach');
    const mobileNumber = telephone.replace(mobileCountryCode, '');
    const changes = { mobileCountryCode, mobileNumber, email: 'robert@example.com', line1: '3 Broad Street' };
    await testator.contacts.update({ id: robert.id, basedOn: robert.version, changes });
    const { text } = await read(await packFile(testator, ['people']));
    expect(text).toContain(`Executor if one before cannot act, friend 3 Broad Street ${telephone} robert@example.com`);
  });

  it('stays with what was signed when the answers change, and says that a status has', async () => {
    const testator = await aSignedTestator();
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'In the mountains' } });
    const { version = 0 } = (await testator.testatorRecord.get()).personalDetails ?? {};
    await testator.personalDetails.save({ basedOn: version, changes: { maritalStatus: 'divorced' } });
    const { text } = await read(await packFile(testator));
    expect(text).toContain('By the sea');
    expect(text).not.toContain('In the mountains');
    expect(text).toContain('Married when the will was signed; divorced since.');
  });

  it('says that no will is signed, and whom it then rests on', async () => {
    const { text } = await read(await packFile(aTestator()));
    expect(text).toContain('No will is recorded here as signed. These are answers as they were on 20 November 2026');
    expect(text).toContain('No executor has been named yet.');
    const elsewhere = aTestator();
    await elsewhere.signedWills.record(aSigning({ signedOn: '2001-05-06' }));
    const told = await read(await packFile(elsewhere));
    expect(told.text).toContain('A will was signed on 6 May 2001 that was not made here.');
  });

  it.each([
    ['first_week', 'Tell Us Once'],
    ['people', 'Paws of Ludlow'],
    ['takers', 'Named to inherit'],
    ['places', 'Deeds of the house'],
    ['estate', 'Zzyzx Bank'],
    ['guide', 'Trustee Act 1925'],
    ['application', 'Facts for whoever applies'],
    ['funeral', 'By the sea'],
    ['things_letter', 'About particular things'],
  ] as const)('has nothing of a part that is left out: %s', async (part, said) => {
    expect((await read(await packFile(signedTestator, [part]))).text).toContain(said);
    const { text } = await read(await packFile(signedTestator, without(part)));
    expect(text).not.toContain(said);
    expect(text).toContain(`${part === 'takers' ? 7 : 6}. `);
    const { text: table } = await zipOf(signedTestator, without(part));
    for (const name of ['people.csv', 'what-and-where.csv']) expect(await table(name)).not.toContain(said);
  });

  it('has the letters that are chosen, each on a page of its own, and no others', async () => {
    const testator = await aSignedTestator();
    const [chosen, other] = [aLetterId(), aLetterId()];
    await testator.letters.save({ id: chosen, basedOn: 0, letter: aLetter({ title: 'Bringing up Ivy' }) });
    const toAnn = aLetter({ kind: 'person', addressee: 'Ann Zzyzx', title: 'For Ann', body: 'Dear Ann' });
    await testator.letters.save({ id: other, basedOn: 0, letter: toAnn });
    const make = (letters: LetterId[], parts: PackPart[] = []) =>
      testator.executorPack.file({ format: 'pdf', parts, letters });
    const { pages, text } = await read(await make([chosen]));
    expect(text).toContain('To the guardians of my children, written on 20 November 2026');
    const page = pages.find(({ body }) => body.includes('She loves the sea.'));
    expect(page?.body).toContain('Bringing up Ivy');
    expect(page?.body).not.toContain('Hand each one');
    for (const said of ['Zzyzx', 'Dear Ann', 'About particular things']) expect(text).not.toContain(said);
    const both = await read(await make([chosen, other], ['things_letter']));
    for (const said of ['To Ann Zzyzx', 'Dear Ann', 'The clock is for Ann.']) expect(both.text).toContain(said);
    expect((await read(await make([aLetterId()], ['first_week']))).text).not.toContain('Letters');
  });

  it('says for the application that a letter exists, but for one to a person', async () => {
    const testator = aTestator();
    const told = async () =>
      (await read(await testator.executorPack.file({ format: 'pdf', parts: ['application'] }))).text;
    await testator.letters.save({
      id: aLetterId(),
      basedOn: 0,
      letter: aLetter({ kind: 'person', addressee: 'Ann' }),
    });
    expect(await told()).toContain('None is kept here.');
    await testator.letters.save({ id: aLetterId(), basedOn: 0, letter: aLetter({ kind: 'executors' }) });
    expect(await told()).toContain('One was written. It is not part of the will.');
  });

  it('is the same file when it is made twice on a day', async () => {
    for (const format of ['pdf', 'zip'] as const) {
      const make = () => signedTestator.executorPack.file({ format, parts: [...packParts] });
      const [first, second] = [await make(), await make()];
      expect(second.base64 === first.base64).toBe(true);
    }
  });

  it('answers nothing of the application, values nothing and states nothing as true', async () => {
    const { text } = await read(await packFile(signedTestator, ['application', 'estate']));
    expect(text).not.toMatch(/£|\?|I (?:confirm|believe|declare)/);
  });
});

describe('the same as a ZIP', () => {
  it('has tables, and a copy of the will that nobody takes for the paper', async () => {
    const { names, text, pdf } = await zipOf(signedTestator);
    expect(names).toEqual([
      'README.txt',
      'copy-of-the-will.pdf',
      'executor-pack.pdf',
      'people.csv',
      'what-and-where.csv',
    ]);
    expect(await text('what-and-where.csv')).toContain(
      '"Bank, savings and investments",Everyday account,Zzyzx Bank,ending 5678,the blue folder in the study,"Two\nlines"',
    );
    expect(await text('people.csv')).toContain('Vet,Paws of Ludlow');
    expect(await text('README.txt')).toContain('copy-of-the-will.pdf: a copy to read; the signed paper is the will');
    const { pages } = await pdf('copy-of-the-will.pdf');
    for (const { furniture } of pages) expect(furniture).toContain('COPY – THE SIGNED PAPER IS THE WILL');
  });

  it('has no copy of the will where who inherits is left out, nor where none was signed', async () => {
    expect((await zipOf(signedTestator, without('takers'))).names).not.toContain('copy-of-the-will.pdf');
    expect((await zipOf(aTestator())).names).toEqual(['README.txt', 'executor-pack.pdf']);
  });
});

it('has every entry of the longest list, in the papers and in the tables', async () => {
  const account = anAccount();
  const testator = as(account);
  const marks = Array.from({ length: maxHoldings }, (_, at) => `Mark${at}.`);
  const [first = aHolding(), ...others] = marks.map((what, at) =>
    aHolding({ kind: holdingKinds[at % holdingKinds.length] ?? 'home', what }),
  );
  await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: first });
  await storeHoldings(orm.em.fork(), encryption.vault, account.id, others);
  const { text, pdf } = await zipOf(testator);
  const tables = (await text('people.csv')) + (await text('what-and-where.csv'));
  const papers = (await pdf('executor-pack.pdf')).text;
  for (const place of [papers, tables]) expect(marks.filter((mark) => !place.includes(mark))).toEqual([]);
});

const wills = [...exampleFamilies.map(({ facts }) => facts), largest()];

it('names every executor and guardian of a family, and who inherits only where that is ticked', async () => {
  for (const facts of wills) {
    const will = willOf(facts, asOf);
    const sources = {
      will,
      facts,
      today: facts,
      asOf,
      signed: null,
      isOfSignedWill: false,
      testator: 'Eleanor Hart',
      holdings: [],
      letters: [],
      belongingsLetter: '',
      chosenLetters: [],
    };
    const acting = [...will.primaries, ...will.backups, ...will.plans.flatMap(({ steps }) => steps.flat())];
    const names = (parts: PackPart[]) => packFrom({ ...sources, parts }).people.map(({ name }) => name);
    expect(new Set(names(['people']))).toEqual(new Set(acting.map(({ name }) => name)));
    const taking = will.beneficiaries.flatMap(({ person }) => (person.class ? [] : [person.name]));
    expect(names(['takers'])).toEqual(expect.arrayContaining(taking));
    expect(names(['places', 'estate', 'guide'])).toEqual([]);
  }
});

it('breaks a word that is wider than the paper, and keeps names of any script', async () => {
  const testator = aTestator();
  const holding = aHolding({ what: 'W'.repeat(200), who: '王小明', reference: 'Ελένη', notes: 'x'.repeat(2000) });
  await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding });
  const { text } = await read(await packFile(testator, ['estate']));
  for (const said of ['王小明', 'Ελένη']) expect(text).toContain(said);
  expect(text.replaceAll(' ', '')).toContain('W'.repeat(200));
});
