import { afterEach, expect, it, vi } from 'vitest';
import { aContactNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { queryClient } from '../api/query-client.ts';
import { refetchTestatorRecord, storedRecord, updateTestatorRecord } from './use-testator-record.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('reads everything once more where a change has cut the reading off', async () => {
  answerCalls({ 'willData.testatorRecord.get': () => aMarriedRecord() });
  await refetchTestatorRecord();
  const ann = aContactNamed('Ann Reed');
  answerCalls({ 'willData.testatorRecord.get': () => aMarriedRecord({ contacts: [ann] }) });
  const read = refetchTestatorRecord();
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, executors: [] }));
  expect((await read).contacts).toEqual([ann]);
  expect(storedRecord()?.contacts).toEqual([ann]);
});
