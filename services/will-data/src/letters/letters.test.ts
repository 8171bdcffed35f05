import { hourMs } from '@plainwill/contracts/shared/durations';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { LetterFields } from '@plainwill/contracts/will-data/signing/letters';
import {
  letterKinds,
  maxLetterBody,
  maxLetters,
  maxLetterVersions,
} from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { afterEach, describe, expect, it } from 'vitest';
import { readPages } from '../documents/files/testing/read-files.ts';
import { retentionHours } from '../record/people/people.ts';
import { answerAll } from '../testing/answer-all.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';
import { readThing } from '../trusted/things.ts';
import { purgeLetters } from './letters.ts';
import { aLetter, aLetterId } from './testing/letters.ts';

const { as, aTestator, encryption, orm, time } = await aWillData();
const start = time.now;
afterEach(() => {
  time.now = start;
});

const later = (hours: number) => new Date(start.getTime() + hours * hourMs);
const onDay = (day: number) => {
  time.now = later(24 * day);
};

async function someoneWithOne(changes: Partial<LetterFields> = {}) {
  const account = anAccount();
  const testator = as(account);
  const id = aLetterId();
  await testator.letters.save({ id, basedOn: 0, letter: aLetter(changes) });
  return { account, testator, id };
}

describe('letters of wishes', () => {
  it('are none at first, and then those that were written, the first first', async () => {
    const testator = aTestator();
    expect(await testator.letters.list()).toEqual([]);
    for (const title of ['One', 'Two'])
      await testator.letters.save({ id: aLetterId(), basedOn: 0, letter: aLetter({ title }) });
    expect((await testator.letters.list()).map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('are dated, and there once however often the same call is made', async () => {
    const { testator, id } = await someoneWithOne();
    expect(await testator.letters.save({ id, basedOn: 0, letter: aLetter() })).toEqual([
      { ...aLetter(), id, version: 1, writtenOn: '2026-11-20', earlier: 0 },
    ]);
  });

  it('change only over the version that was seen', async () => {
    const { testator, id } = await someoneWithOne();
    const change = (basedOn: number) => testator.letters.save({ id, basedOn, letter: aLetter({ body: 'Be kind.' }) });
    expect(await change(1)).toMatchObject([{ body: 'Be kind.', version: 2 }]);
    expect(await refusalOf(change(1))).toBe('LetterChanged');
    expect(await refusalOf(testator.letters.save({ id: aLetterId(), basedOn: 1, letter: aLetter() }))).toBe(
      'LetterNotFound',
    );
  });

  it('hold so many at most, and one that was removed comes back only while there is room', async () => {
    const { testator, id } = await someoneWithOne();
    const add = () => testator.letters.save({ id: aLetterId(), basedOn: 0, letter: aLetter() });
    for (let count = 1; count < maxLetters; count++) await add();
    expect(await refusalOf(add())).toBe('TooManyLetters');
    await testator.letters.remove({ id });
    await add();
    expect(await refusalOf(testator.letters.restore({ id }))).toBe('TooManyLetters');
  });

  it.each([
    ['body', 'I give my watch to Tom.', 'LetterGives'],
    ['body', 'The safe: password: hunter2', 'LooksLikePassword'],
    ['title', 'PIN: 4821', 'LooksLikePassword'],
    ['addressee', 'Ann, PIN: 4821', 'LooksLikePassword'],
  ] as const)('are refused for a %s of “%s”', async (field, text, reason) => {
    const testator = aTestator();
    const call = testator.letters.save({ id: aLetterId(), basedOn: 0, letter: aLetter({ [field]: text }) });
    expect(await refusalOf(call)).toBe(reason);
    expect(await testator.letters.list()).toEqual([]);
  });

  it.each([
    ['title', ''],
    ['title', 'two\nlines'],
    ['body', ' \n '],
    ['body', 'x'.repeat(maxLetterBody + 1)],
    ['kind', 'enemies'],
    ['readers', ['Ann']],
  ])('are refused without a good %s', async (field, value) => {
    const letter = { ...aLetter(), [field]: value } as never;
    await expect(aTestator().letters.save({ id: aLetterId(), basedOn: 0, letter })).rejects.toMatchObject({
      cause: { issues: [{ path: expect.arrayContaining(['letter', field]) }] },
    });
  });

  it('name the person whom they are to', async () => {
    const letter = aLetter({ kind: 'person' });
    await expect(aTestator().letters.save({ id: aLetterId(), basedOn: 0, letter })).rejects.toMatchObject({
      cause: { issues: [{ path: ['letter', 'addressee'] }] },
    });
  });
});

describe('the earlier versions of a letter', () => {
  it('are the words of earlier days: those of the same day are written over', async () => {
    const { testator, id } = await someoneWithOne({ body: 'One' });
    await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'Two' }) });
    expect(await testator.letters.versions({ id })).toEqual([]);
    onDay(1);
    await testator.letters.save({ id, basedOn: 2, letter: aLetter({ body: 'Three', title: 'New' }) });
    const { title } = aLetter();
    expect(await testator.letters.versions({ id })).toEqual([
      { addressee: '', title, body: 'Two', writtenOn: '2026-11-20' },
    ]);
    expect(await testator.letters.list()).toMatchObject([{ body: 'Three', writtenOn: '2026-11-21', earlier: 1 }]);
  });

  it('are none where only its readers change, and its date stays', async () => {
    const { testator, id } = await someoneWithOne();
    onDay(3);
    const readers = ['b0a5c1de-0000-4000-8000-000000000001' as TrustedPersonId];
    expect(await testator.letters.save({ id, basedOn: 1, letter: aLetter({ readers }) })).toMatchObject([
      { readers, writtenOn: '2026-11-20', earlier: 0 },
    ]);
  });

  it('are written over too where the clock has gone back a day', async () => {
    const { testator, id } = await someoneWithOne();
    onDay(-1);
    expect(await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'Two' }) })).toMatchObject([
      { body: 'Two', writtenOn: '2026-11-20', earlier: 0 },
    ]);
  });

  it('are so many at most, of which the oldest goes', async () => {
    const { testator, id } = await someoneWithOne({ body: 'Day 0' });
    for (let day = 1; day <= maxLetterVersions + 1; day++) {
      onDay(day);
      await testator.letters.save({ id, basedOn: day, letter: aLetter({ body: `Day ${day}` }) });
    }
    const versions = await testator.letters.versions({ id });
    expect(versions).toHaveLength(maxLetterVersions);
    expect(versions.map(({ body }) => body)).toEqual(
      Array.from({ length: maxLetterVersions }, (_, at) => `Day ${maxLetterVersions - at}`),
    );
  });

  it('go and come back with the letter, for a day', async () => {
    const { account, testator, id } = await someoneWithOne({ body: 'One' });
    onDay(1);
    await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'Two' }) });
    expect(await testator.letters.remove({ id })).toEqual([]);
    expect(await refusalOf(testator.letters.versions({ id }))).toBe('LetterNotFound');
    await purgeLetters(orm.em.fork(), later(24 + retentionHours - 1));
    expect(await testator.letters.restore({ id })).toMatchObject([{ body: 'Two', earlier: 1 }]);
    await testator.letters.remove({ id });
    expect(await purgeLetters(orm.em.fork(), later(24 + retentionHours + 1))).toBe(1);
    expect(await refusalOf(testator.letters.restore({ id }))).toBe('LetterNotFound');
    expect((await as(account).dataExport.get()).letter_versions).toEqual([]);
  });
});

describe('the file of a letter', () => {
  async function fileOf(changes: Partial<LetterFields>) {
    const account = anAccount();
    const testator = as(account);
    await answerAll(testator);
    const id = aLetterId();
    await testator.letters.save({ id, basedOn: 0, letter: aLetter(changes) });
    const make = () => testator.letters.file({ id });
    const file = await make();
    const { document, pages } = await readPages(Buffer.from(file.base64, 'base64'));
    return { ...file, make, document, pages, text: pages.map(({ body }) => body).join('\n') };
  }

  it.each(letterKinds)('says on every page that it binds nobody, and whom it is for: %s', async (kind) => {
    const { document, pages, text, fileName } = await fileOf({
      kind,
      addressee: 'Ann Finch',
      body: 'Line.\n'.repeat(90),
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pages.length).toBeGreaterThan(1);
    for (const { furniture } of pages) expect(furniture).toContain('Not part of the will, and binds nobody');
    expect(text).toMatch(kind === 'person' ? /To Ann Finch/ : /To my (trustees|executors)|To the guardians/);
    expect(text).toMatch(/Written on 20 November 2026/);
    expect(fileName).not.toContain('Ivy');
  });

  it('is the same when it is made again', async () => {
    const { base64, make } = await fileOf({});
    expect((await make()).base64 === base64).toBe(true);
  });

  it('has the longest letter, in any script', async () => {
    const { text } = await fileOf({ body: 'Ελένη 王小明 '.repeat(900), title: 'W'.repeat(120), kind: 'trustees' });
    for (const name of ['Ελένη', '王小明']) expect(text.split(name).length).toBe(901);
  });

  it('can be made before anything else is told, and not where a character has no shape', async () => {
    const { testator, id } = await someoneWithOne();
    expect((await testator.letters.file({ id })).mediaType).toBe('application/pdf');
    await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'So sad 😀' }) });
    expect(await refusalOf(testator.letters.file({ id }))).toBe('CharacterNotPrintable');
  });
});

it('is read by the trusted people whom it names, and by no others', async () => {
  const [ann, bea] = ['b0a5c1de-0000-4000-8000-000000000001', 'b0a5c1de-0000-4000-8000-000000000002'] as [
    TrustedPersonId,
    TrustedPersonId,
  ];
  const { account, testator } = await someoneWithOne({ readers: [ann] });
  await testator.letters.save({ id: aLetterId(), basedOn: 0, letter: aLetter({ title: 'Zzyzxquux' }) });
  const owner = { em: orm.em.fork(), vault: encryption.vault, today: '2026-11-20', account };
  const readBy = (personId: TrustedPersonId) => readThing.letters(owner, { personId, time: 'now' });
  expect(await readBy(ann)).toEqual({
    entries: [
      {
        title: 'Bringing up Ivy',
        lines: [
          'To the guardians of my children, written on 20 November 2026',
          'Thank you for looking after Ivy.',
          'She loves the sea.',
        ],
      },
    ],
    file: null,
  });
  expect(await readBy(bea)).toEqual({ entries: [], file: null });
});

describe('the words of a letter', () => {
  it('are not to be read in the database, are in the download, and go with the account', async () => {
    const { account, testator, id } = await someoneWithOne({ body: 'Zzyzxquux one' });
    onDay(1);
    await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'Zzyzxquux two', title: 'Zzyzxquux' }) });
    for (const table of ['letters', 'letter_versions'])
      expect(JSON.stringify(await orm.em.fork().execute(`select * from ${table}`))).not.toMatch(/zzyzxquux/i);
    const found = await testator.dataExport.get();
    expect(JSON.stringify(found.letters)).toContain('Zzyzxquux two');
    expect(JSON.stringify(found.letter_versions)).toContain('Zzyzxquux one');
    await as(null).erasure.erase({ accountId: account.id });
    const gone = await testator.dataExport.get();
    expect([gone.letters, gone.letter_versions]).toEqual([[], []]);
  });

  it('are never in the will, nor in anything else that is kept of it', async () => {
    const account = anAccount();
    const testator = as(account);
    await answerAll(testator);
    await testator.letters.save({
      id: aLetterId(),
      basedOn: 0,
      letter: aLetter({ title: 'Zzyzxquux', body: 'Zzyzxquux' }),
    });
    const { letters: _letters, ...rest } = await testator.dataExport.get();
    expect(JSON.stringify(rest)).not.toContain('Zzyzxquux');
    expect(JSON.stringify(await testator.willDocument.preview())).not.toContain('Zzyzxquux');
  });

  it('stay when the answers go back to an earlier version', async () => {
    const account = anAccount();
    const testator = as(account);
    await answerAll(testator);
    const id = aLetterId();
    await testator.letters.save({ id, basedOn: 0, letter: aLetter({ body: 'One' }) });
    onDay(1);
    await testator.letters.save({ id, basedOn: 1, letter: aLetter({ body: 'Two' }) });
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'In the mountains' } });
    const before = await testator.letters.list();
    const [version] = await testator.history.list();
    if (!version) throw new Error('No version to go back to');
    await testator.history.restore({ id: version.id });
    expect(await testator.letters.list()).toEqual(before);
    expect(await testator.letters.versions({ id })).toMatchObject([{ body: 'One' }]);
  });
});
