import { willText } from '@plainwill/law/will/composition/will-text';
import { describe, expect, it, vi } from 'vitest';
import {
  anExecutorPerson,
  answerEverything,
  aPersonId,
  aWillData,
  refusalOf,
  someDetails,
} from '../../testing/will-data.ts';

const { orm, aTestator } = await aWillData();

/** Where the answers are given that the draft still has blanks for. */
async function blanksIn(testator: ReturnType<typeof aTestator>) {
  const { document } = await testator.willDocument.preview();
  const clauses = document.sections.flatMap((section) => section.clauses);
  return clauses.flatMap(({ runs }) => runs.flatMap(({ place }) => (place ? [`${place.part}.${place.field}`] : [])));
}

describe('the will document', () => {
  it('is composed of what the testator has told us', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const text = willText((await testator.willDocument.preview()).document).join('\n');
    expect(text).toContain(
      'I, ELEANOR MAY HART, also known as Nell, of 1 Mill Lane, Ludlow, SY8 1AA, retired teacher, make this my last will.',
    );
    expect(text).toContain('The place I would like is: St Mary’s, Ludlow.');
    expect(text).toContain('I appoint my friend ROBERT FINCH as the only executor');
    expect(text).toContain('I give my Residuary Estate to my sister SUSAN VALE');
    expect(text).not.toMatch(/1950|nell@example|7700/);
  });

  it('comes as a PDF under a name that says whose it is', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const { fileName, base64 } = await testator.willDocument.file({ format: 'pdf' });
    expect(fileName).toBe('Will of Eleanor May Hart (draft).pdf');
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is a draft with blanks from the first answer on, and a file once everything it needs is answered', async () => {
    const testator = aTestator();
    expect(await blanksIn(testator)).toEqual([
      'personalDetails.firstName',
      'personalDetails.lastName',
      'homeDetails.line1',
      'funeralWishes.funeralType',
      'executors.null',
      'residue.recipients',
    ]);
    expect(await refusalOf(testator.willDocument.file({ format: 'pdf' }))).toBe('WillNotReady');
    await answerEverything(testator);
    const [executor] = (await testator.testatorRecord.get()).executors;
    if (executor) await testator.executors.remove({ id: executor.id });
    expect(await blanksIn(testator)).toEqual(['executors.null']);
    expect(await refusalOf(testator.willDocument.file({ format: 'txt' }))).toBe('WillNotReady');
    if (executor) await testator.executors.appoint({ personId: executor.personId, role: 'primary' });
    expect(await blanksIn(testator)).toEqual([]);
    await testator.personalDetails.save({ basedOn: 1, changes: { title: null } });
    expect(await refusalOf(testator.willDocument.file({ format: 'pdf' }))).toBe('WillNotReady');
  });

  it('is a draft that cannot be signed while something blocks it, on the screen and as a file', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const { document } = await testator.willDocument.preview();
    expect(document).toMatchObject({ purpose: 'draft', signatures: [] });
    await testator.personalDetails.save({ basedOn: 1, changes: { dateOfBirth: '2015-06-01' } });
    const blocked = await testator.willDocument.preview();
    expect(blocked.document).toMatchObject({ purpose: 'blocked_draft', attestation: '', signatures: [] });
    const { base64 } = await testator.willDocument.file({ format: 'txt' });
    const text = Buffer.from(base64, 'base64').toString('utf8');
    expect(text).toMatch(/^DRAFT – CANNOT BE SIGNED YET\n/);
    expect(text).not.toContain('signed this document');
  });

  it('refuses a character that it cannot print', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    await testator.personalDetails.save({ basedOn: 1, changes: { occupation: 'baker 😀' } });
    expect(await refusalOf(testator.willDocument.file({ format: 'pdf' }))).toBe('CharacterNotPrintable');
  });

  it('never shows what another account has answered', async () => {
    const [testator, stranger] = [aTestator(), aTestator()];
    await answerEverything(testator);
    expect((await stranger.willDocument.preview()).document.testator).toBe('');
    await answerEverything(stranger);
    await stranger.personalDetails.save({ basedOn: 1, changes: someDetails({ lastName: 'Zebedee' }) });
    expect(JSON.stringify(await testator.willDocument.preview())).not.toMatch(/zebedee/i);
  });

  it('comes with what its checks find', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    await testator.personalDetails.save({ basedOn: 1, changes: { lastName: 'H' } });
    expect((await testator.willDocument.preview()).checks).toContainEqual({
      id: 'TES-05',
      subject: 'details',
      severity: 'warns',
      message: '“H” does not look like a full name. Use the name on the person’s passport or birth certificate.',
      source: 'Certainty of objects; Law Society guidance',
      place: { part: 'personalDetails', recordId: null, field: 'lastName' },
      version: expect.stringMatching(/^[\da-f]{32}$/),
      isUnderstood: false,
    });
  });

  it('names whoever would lose something by being a witness', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    expect((await testator.willDocument.preview()).barredWitnesses).toEqual(['Susan Vale']);
  });

  it('asks the database as little, however many people it names', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    for (const lastName of ['A', 'B', 'C'])
      await testator.executors.add({ personId: aPersonId(), role: 'primary', person: anExecutorPerson({ lastName }) });
    const connection = orm.em.getConnection();
    const asked = vi.spyOn(connection, 'execute');
    const askedPrepared = vi.spyOn(await connection.getNativeClient(), 'query');
    await testator.willDocument.preview();
    // The answers, what was seen of the will before, what is understood, and the newest copy.
    expect(asked.mock.calls.length + askedPrepared.mock.calls.length).toBe(4);
    for (const spy of [asked, askedPrepared]) spy.mockRestore();
  });
});
