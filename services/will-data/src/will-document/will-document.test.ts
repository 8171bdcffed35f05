import { describe, expect, it, vi } from 'vitest';
import { anExecutorPerson, answerEverything, aWillData, refusalOf, someDetails } from '../testing/will-data.ts';
import { willText } from './will-text.ts';

const { orm, aTestator } = await aWillData();

describe('the will document', () => {
  it('is composed of what the testator has told us', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const text = willText(await testator.willDocument.preview()).join('\n');
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
    const { fileName, base64 } = await testator.willDocument.pdf();
    expect(fileName).toBe('Will of Eleanor May Hart (draft).pdf');
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is withheld until everything it needs is answered', async () => {
    const testator = aTestator();
    expect(await refusalOf(testator.willDocument.preview())).toBe('WillNotReady');
    await answerEverything(testator);
    const [executor] = (await testator.portal.get()).executors;
    if (executor) await testator.executors.remove({ id: executor.id });
    expect(await refusalOf(testator.willDocument.preview())).toBe('WillNotReady');
    await testator.executors.add({ role: 'primary', person: anExecutorPerson() });
    await testator.willDocument.preview();
    await testator.personalDetails.save({ basedOn: 1, changes: { title: null } });
    expect(await refusalOf(testator.willDocument.pdf())).toBe('WillNotReady');
  });

  it('refuses a character that it cannot print', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    await testator.personalDetails.save({ basedOn: 1, changes: { occupation: 'baker 😀' } });
    expect(await refusalOf(testator.willDocument.pdf())).toBe('CharacterNotPrintable');
  });

  it('never shows what another account has answered', async () => {
    const [testator, stranger] = [aTestator(), aTestator()];
    await answerEverything(testator);
    expect(await refusalOf(stranger.willDocument.preview())).toBe('WillNotReady');
    await answerEverything(stranger);
    await stranger.personalDetails.save({ basedOn: 1, changes: someDetails({ lastName: 'Zebedee' }) });
    expect(JSON.stringify(await testator.willDocument.preview())).not.toMatch(/zebedee/i);
  });

  it('asks the database one question, however many people it names', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    for (const lastName of ['A', 'B', 'C'])
      await testator.executors.add({ role: 'primary', person: anExecutorPerson({ lastName }) });
    const asked = vi.spyOn(orm.em.getConnection(), 'execute');
    await testator.willDocument.preview();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
