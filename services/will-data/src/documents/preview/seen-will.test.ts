import { describe, expect, it } from 'vitest';
import { answerEverything, aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';

const { orm, aTestator } = await aWillData();

async function aReader() {
  const testator = aTestator();
  await answerEverything(testator);
  const look = () => testator.willDocument.preview();
  const see = async () => testator.willDocument.markSeen({ version: (await look()).version });
  return { testator, look, see };
}

const chooseCremation = (testator: TestatorCalls) =>
  testator.funeralWishes.save({ basedOn: 1, changes: { funeralType: 'cremation', location: '' } });

describe('the changes since the last look', () => {
  it('are none at the first look, even of answers changed before it was marked as seen', async () => {
    const { testator, look } = await aReader();
    expect(await look()).toMatchObject({ isFirstLook: true, changed: [], removed: 0 });
    await chooseCremation(testator);
    expect(await look()).toMatchObject({ isFirstLook: true, changed: [], removed: 0 });
  });

  it('are the clauses that a later answer has changed, until they are seen', async () => {
    const { testator, look, see } = await aReader();
    await see();
    expect(await look()).toMatchObject({ isFirstLook: false, changed: [] });
    await chooseCremation(testator);
    expect((await look()).changed).toEqual(['funeral.choice']);
    await see();
    expect((await look()).changed).toEqual([]);
  });

  it('count a clause that has gone', async () => {
    const { testator, look, see } = await aReader();
    await testator.funeralWishes.save({ basedOn: 1, changes: { readingsHymns: 'Abide with me' } });
    await see();
    await testator.funeralWishes.save({ basedOn: 2, changes: { readingsHymns: '' } });
    expect(await look()).toMatchObject({ changed: [], removed: 1 });
  });

  it('stay where the will has changed since the look that is marked', async () => {
    const { testator, look, see } = await aReader();
    await see();
    const { version } = await look();
    await chooseCremation(testator);
    await testator.willDocument.markSeen({ version });
    expect((await look()).changed).toEqual(['funeral.choice']);
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await aReader(), await aReader()];
    await one.see();
    await chooseCremation(other.testator);
    expect((await other.look()).changed).toEqual([]);
  });

  it('are kept of a will that is ready alone', async () => {
    const version = '0'.repeat(32);
    expect(await refusalOf(aTestator().willDocument.markSeen({ version }))).toBe('WillNotReady');
  });

  it('are found without a word of the will in the open', async () => {
    const { see } = await aReader();
    await see();
    const rows = JSON.stringify(await orm.em.fork().execute('select clauses from seen_wills'));
    expect(rows).toMatch(/v1\|/);
    expect(rows).not.toMatch(/funeral|executors|ELEANOR|buried/);
  });
});
