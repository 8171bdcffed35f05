import { maxUnderstood } from '@plainwill/contracts/will-data/will/will-checks';
import { describe, expect, it } from 'vitest';
import { answerEverything, aWillData, type TestatorCalls } from '../../testing/will-data.ts';

const { orm, aTestator } = await aWillData();

/** A testator whose last name is questioned. */
async function aWarned() {
  const testator = aTestator();
  await answerEverything(testator);
  await testator.personalDetails.save({ basedOn: 1, changes: { lastName: 'H' } });
  return testator;
}

async function warningOf(testator: TestatorCalls) {
  const { checks } = await testator.willDocument.preview();
  const found = checks.find(({ id }) => id === 'TES-05');
  if (!found) throw new Error('the name is not questioned');
  return found;
}

describe('a warning that is understood', () => {
  it('stays so until it is taken back', async () => {
    const testator = await aWarned();
    const { version, isUnderstood } = await warningOf(testator);
    expect(isUnderstood).toBe(false);
    await testator.willDocument.understand({ version, isUnderstood: true });
    await testator.willDocument.understand({ version, isUnderstood: true });
    expect((await warningOf(testator)).isUnderstood).toBe(true);
    await testator.willDocument.understand({ version, isUnderstood: false });
    expect((await warningOf(testator)).isUnderstood).toBe(false);
  });

  it('is asked about again once it says something else, and not when that is taken back', async () => {
    const testator = await aWarned();
    const { version } = await warningOf(testator);
    await testator.willDocument.understand({ version, isUnderstood: true });
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } });
    expect((await warningOf(testator)).isUnderstood).toBe(true);
    await testator.personalDetails.save({ basedOn: 2, changes: { lastName: 'J' } });
    expect((await warningOf(testator)).isUnderstood).toBe(false);
    await testator.personalDetails.save({ basedOn: 3, changes: { lastName: 'H' } });
    expect((await warningOf(testator)).isUnderstood).toBe(true);
  });

  it('is so for its own testator alone', async () => {
    const [one, other] = [await aWarned(), await aWarned()];
    await one.willDocument.understand({ version: (await warningOf(one)).version, isUnderstood: true });
    expect((await warningOf(other)).isUnderstood).toBe(false);
  });

  it('is not lost where two are ticked at once, and of very many the oldest gives way', async () => {
    const testator = await aWarned();
    const { version } = await warningOf(testator);
    const others = Array.from({ length: maxUnderstood - 1 }, (_, at) => at.toString(16).padStart(32, '0'));
    const tick = (each: string) => testator.willDocument.understand({ version: each, isUnderstood: true });
    await Promise.all([tick(version), tick('f'.repeat(32))]);
    expect((await warningOf(testator)).isUnderstood).toBe(true);
    for (const each of others) await tick(each);
    expect((await warningOf(testator)).isUnderstood).toBe(false);
  });

  it('is kept without telling which it is', async () => {
    const testator = await aWarned();
    const { version } = await warningOf(testator);
    await testator.willDocument.understand({ version, isUnderstood: true });
    const rows = JSON.stringify(await orm.em.fork().execute('select versions from understood_findings'));
    expect(rows).toMatch(/v1\|/);
    expect(rows).not.toContain(version);
  });
});
