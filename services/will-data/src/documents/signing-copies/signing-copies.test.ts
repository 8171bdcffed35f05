import { createHash } from 'node:crypto';
import { maxSigningCopies, type SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { describe, expect, it } from 'vitest';
import { everyWarning } from '../../testing/answer-all.ts';
import { answerEverything, aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';
import { readPages } from '../files/testing/read-files.ts';

const { orm, time, aTestator } = await aWillData();

async function aReadyTestator() {
  const testator = aTestator();
  await answerEverything(testator);
  return testator;
}

const make = (testator: TestatorCalls) => testator.signingCopies.make({ understood: everyWarning });

async function wish(testator: TestatorCalls, location: string) {
  const basedOn = (await testator.testatorRecord.get()).funeralWishes?.version ?? 0;
  await testator.funeralWishes.save({ basedOn, changes: { location } });
}

const bytesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64');

const textOf = async (testator: TestatorCalls, id: SigningCopy['id']) =>
  bytesOf(await testator.signingCopies.file({ id, format: 'txt' })).toString('utf8');

/** What a copy says of itself. */
const statedIn = (text: string) =>
  /This will has (?<pages>\d+) pages; its copy number is (?<number>\d+) and its mark (?<mark>[\dA-F]{8})\./u.exec(text)
    ?.groups;

describe('a copy to sign', () => {
  it('states its number, its mark and how many pages it has, in the PDF and for ever after', async () => {
    const testator = await aReadyTestator();
    const { id, number, pageCount } = await make(testator);
    const stated = statedIn(await textOf(testator, id));
    expect(stated).toMatchObject({ number: `${number}`, pages: `${pageCount}` });
    const { pages } = await readPages(bytesOf(await testator.signingCopies.file({ id, format: 'pdf' })));
    for (const [at, { furniture }] of pages.entries())
      expect(furniture).toContain(`copy ${number} · page ${at + 1} of ${pageCount} · ${stated?.mark}`);
    expect(statedIn(pages.at(-1)?.body.replace(/\s+/gu, ' ') ?? '')).toEqual(stated);
  });

  it('has another mark once the will says something else, and the same where it says the same again', async () => {
    const testator = await aReadyTestator();
    const marks: (string | undefined)[] = [];
    for (const place of ['St Giles', 'St Mary’s', 'St Giles']) {
      await wish(testator, place);
      marks.push(statedIn(await textOf(testator, (await make(testator)).id))?.mark);
    }
    expect(marks[0]).toMatch(/^[\dA-F]{8}$/);
    expect(marks[1]).not.toBe(marks[0]);
    expect(marks[2]).toBe(marks[0]);
  });

  it('is kept, and comes back byte for byte whatever is answered later', async () => {
    const testator = await aReadyTestator();
    const copy = await make(testator);
    expect(copy).toMatchObject({ number: 1, pageCount: 3, madeAt: time.now.toISOString() });
    expect(await testator.signingCopies.list()).toEqual([copy]);
    await wish(testator, 'Somewhere else');
    const file = await testator.signingCopies.file({ id: copy.id, format: 'pdf' });
    expect(file).toMatchObject({
      fileName: 'Will of Eleanor May Hart (copy 1 to sign).pdf',
      mediaType: 'application/pdf',
    });
    expect(createHash('sha256').update(bytesOf(file)).digest('hex')).toBe(copy.sha256);
  });

  it('comes as Word and as text with the words it was made with', async () => {
    const testator = await aReadyTestator();
    const { id } = await make(testator);
    await wish(testator, 'Somewhere else');
    const text = await textOf(testator, id);
    expect(text).toContain('The place I would like is: St Mary’s, Ludlow.');
    expect(text).toContain('Dated this ______ day of');
    expect(text).not.toMatch(/DRAFT|Somewhere else/);
    const word = await testator.signingCopies.file({ id, format: 'docx' });
    expect([word.fileName, bytesOf(word).subarray(0, 2).toString()]).toEqual([
      'Will of Eleanor May Hart (copy 1 to sign).docx',
      'PK',
    ]);
  });

  it('is the same copy while the will says the same, and a new one once it does not', async () => {
    const testator = await aReadyTestator();
    const first = await make(testator);
    const { personalDetails } = await testator.testatorRecord.get();
    await testator.personalDetails.save({
      basedOn: personalDetails?.version ?? 0,
      changes: { email: 'eleanor@example.com' },
    });
    expect(await make(testator)).toEqual(first);
    await wish(testator, 'Somewhere else');
    const second = await make(testator);
    expect(second).toMatchObject({ number: 2 });
    expect(second.sha256).not.toBe(first.sha256);
    expect(await testator.signingCopies.list()).toEqual([second, first]);
  });

  it('is made once by two requests at the same time', async () => {
    const testator = await aReadyTestator();
    const [one, other] = await Promise.all([make(testator), make(testator)]);
    expect(one).toEqual(other);
  });

  it('is withheld while a check blocks, while a warning is not understood, and while answers are missing', async () => {
    const testator = aTestator();
    expect(await refusalOf(make(testator))).toBe('WillNotReady');
    await answerEverything(testator);
    expect(await refusalOf(testator.signingCopies.make({ understood: [] }))).toBe('WarningsNotUnderstood');
    await testator.personalDetails.save({ basedOn: 1, changes: { dateOfBirth: '2015-06-01' } });
    expect(await refusalOf(make(testator))).toBe('WillBlocked');
    expect(await testator.signingCopies.list()).toEqual([]);
  });

  it('does not wait for the testator to understand that the copy before it is out of date', async () => {
    const testator = await aReadyTestator();
    const understood = everyWarning.filter((id) => id !== 'SIG-04');
    await testator.signingCopies.make({ understood });
    await wish(testator, 'Somewhere else');
    expect(await testator.signingCopies.make({ understood })).toMatchObject({ number: 2 });
  });

  it('says in words what the answers of today would change', async () => {
    const testator = await aReadyTestator();
    const { id } = await make(testator);
    expect(await testator.signingCopies.changesSince({ id })).toEqual([]);
    await wish(testator, 'Somewhere else');
    expect(await testator.signingCopies.changesSince({ id })).toEqual([
      {
        kind: 'changed',
        clauseId: 'funeral.choice',
        number: '2.1',
        heading: 'FUNERAL',
        before: 'I wish to be buried. The place I would like is: St Mary’s, Ludlow.',
        after: 'I wish to be buried. The place I would like is: Somewhere else.',
      },
    ]);
  });

  it('can be compared with answers that are no longer enough for a will', async () => {
    const testator = await aReadyTestator();
    const { id } = await make(testator);
    for (const { id } of (await testator.testatorRecord.get()).executors) await testator.executors.remove({ id });
    expect(await testator.signingCopies.list()).toMatchObject([{ id }]);
    expect(JSON.stringify(await testator.signingCopies.changesSince({ id }))).toContain('EXECUTORS');
  });

  it('is one of so many at most; a deleted one makes room, and its number is not used again', async () => {
    const testator = await aReadyTestator();
    for (let made = 0; made < maxSigningCopies; made += 1) {
      await wish(testator, `Place ${made}`);
      await make(testator);
    }
    await wish(testator, 'One place too many');
    expect(await refusalOf(make(testator))).toBe('TooManySigningCopies');
    const [newest] = await testator.signingCopies.list();
    if (!newest) throw new Error('No copy is listed');
    await testator.signingCopies.remove({ id: newest.id });
    expect(await make(testator)).toMatchObject({ number: maxSigningCopies + 1 });
    expect(await refusalOf(testator.signingCopies.remove({ id: newest.id }))).toBe('SigningCopyNotFound');
  });

  it('is not to be read in the database', async () => {
    await make(await aReadyTestator());
    const stored = JSON.stringify(await orm.em.fork().execute('select * from signing_copies'));
    expect(stored).not.toMatch(/Eleanor|ELEANOR|JVBERi0x/);
  });
});
