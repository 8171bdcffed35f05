import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { isMainScope, isRestScope } from '@plainwill/kit/testing/test-scope';
import { expect, it } from 'vitest';
import { saveLargestRecord } from '../../testing/largest-record.ts';
import { aWillData, type TestatorCalls } from '../../testing/will-data.ts';
import { recordBytes } from './record-size.ts';

const mostBytes = 300_000;

const { aTestator } = await aWillData();

type Procedure = (input: object) => Promise<unknown>;

const savingFor = (testator: TestatorCalls) => async (path: string, input: object) => {
  const procedure = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], testator) as Procedure;
  return procedure(input);
};

const bytesOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

const inNpmTest = [['names', '永']] as const;
const inTestAll = [
  ['names', 'o'],
  ['descriptions', '永'],
  ['notes', '永'],
] as const;

// What it costs in time is measured by `npm run bench will`.
it.each([...(isMainScope ? inNpmTest : []), ...(isRestScope ? inTestAll : [])])(
  'sends the largest record there can be, and its will, in 300 kB: filled up with %s of %s',
  async (text, character) => {
    const testator = aTestator();
    await saveLargestRecord(savingFor(testator), text, character);
    const testatorRecord = await testator.testatorRecord.get();
    expect(testatorRecord).toMatchObject({
      contacts: { length: recordLimits.contacts },
      children: { length: recordLimits.children },
      gifts: { length: recordLimits.gifts },
    });
    expect(recordLimits.recordBytes - recordBytes(testatorRecord)).toBeGreaterThanOrEqual(0);
    expect(recordLimits.recordBytes - recordBytes(testatorRecord)).toBeLessThan(0.05 * recordLimits.recordBytes);
    expect(bytesOf(testatorRecord)).toBeLessThan(mostBytes);
    expect(bytesOf(await testator.willDocument.preview())).toBeLessThan(mostBytes);
    expect(await testator.willDocument.file({ format: 'pdf' })).toMatchObject({ mediaType: 'application/pdf' });
  },
);
