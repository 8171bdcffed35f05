import { describe, expect, it, vi } from 'vitest';
import { anExecutorPerson, answerEverything, aWillData, refusalOf, someDetails } from '../testing/will-data.ts';
import { willText } from '../will/composition/will-text.ts';

const { orm, aTestator } = await aWillData();

describe('the will document', () => {
  it('is composed of what the testator has told us', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const text = willText((await testator.willDocument.preview()).document).join('\n');
    expect(text).toContain(
      'I, ELEANOR MAY HART, also known as Nell Hart, of 1 Mill Lane, Ludlow, SY8 1AA, retired teacher, make this my last will.',
    );
    expect(text).toContain('The place I would like is: St Mary’s, Ludlow.');
    expect(text).toContain('I appoint my friend ROBERT FINCH as the only executor');
    expect(text).toContain('I give my Residuary Estate to my sibling SUSAN VALE');
    expect(text).not.toMatch(/1950|nell@example|7700/);
  });

  it('comes as a PDF under a name that says whose it is', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const { fileName, base64 } = await testator.willDocument.file({ format: 'pdf' });
    expect(fileName).toBe('Will of Eleanor May Hart (draft).pdf');
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is withheld until everything it needs is answered', async () => {
    const testator = aTestator();
    expect(await refusalOf(testator.willDocument.preview())).toBe('WillNotReady');
    await answerEverything(testator);
    const [executor] = (await testator.testatorRecord.get()).executors;
    if (executor) await testator.executors.remove({ id: executor.id });
    expect(await refusalOf(testator.willDocument.preview())).toBe('WillNotReady');
    await testator.executors.add({ role: 'primary', person: anExecutorPerson() });
    await testator.willDocument.preview();
    await testator.personalDetails.save({ basedOn: 1, changes: { title: null } });
    expect(await refusalOf(testator.willDocument.file({ format: 'pdf' }))).toBe('WillNotReady');
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
    expect(await refusalOf(stranger.willDocument.preview())).toBe('WillNotReady');
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
      severity: 'warns',
      message: '“H” does not look like a full name. Use the name on the person’s passport or birth certificate.',
      source: 'Certainty of objects; Law Society guidance',
      place: { part: 'personalDetails', recordId: null, field: 'lastName' },
    });
  });

  it('asks the database as little, however many people it names', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    for (const lastName of ['A', 'B', 'C'])
      await testator.executors.add({ role: 'primary', person: anExecutorPerson({ lastName }) });
    const connection = orm.em.getConnection();
    const asked = vi.spyOn(connection, 'execute');
    const askedPrepared = vi.spyOn(await connection.getNativeClient(), 'query');
    await testator.willDocument.preview();
    // The answers, what was seen of the will before, and its newest copy.
    expect(asked.mock.calls.length + askedPrepared.mock.calls.length).toBe(3);
    for (const spy of [asked, askedPrepared]) spy.mockRestore();
  });
});
