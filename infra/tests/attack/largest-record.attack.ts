import { fork } from 'node:child_process';
import { once } from 'node:events';
import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { afterAll, expect, it } from 'vitest';
import { saveLargestRecord } from '../../../services/will-data/src/testing/largest-record.ts';
import { readRunning } from '../../tools/launcher/running-file.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { memoryBelow } from '../bench/support/process-memory.ts';
import type { Read } from './support/other-person.task.ts';
import { type Answer, aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { ask, call, dataDir } = target;

const willDataOf = () => readRunning(dataDir).processes['will-data'] ?? 0;
const statusesOf = (answers: readonly Answer[]) => new Set(answers.map(({ status }) => status));
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

/** MB that the service may grow by: the fonts, and what one document takes at a time. */
const growth = 250;
const waves = 4;
const [documents, reads, previews] = [50, 200, 8];

const attacker = await target.aPerson('attacker');
const { cookie } = attacker;
await saveLargestRecord(async (path, input) => {
  const answer = await call(`willData.${path}`, JSON.stringify(input), { cookie });
  if (answer.status !== 200) throw new Error(answer.text);
}, 'descriptions');
const other = await target.aPerson('other', { isFilledIn: true });

/** Makes somebody else's calls meanwhile, and returns their statuses. */
async function whileOtherCalls<T>(work: () => Promise<T>) {
  const url = `${target.site.gatewayUrl}/trpc/willData.testatorRecord.get?batch=1`;
  const process = fork(inRoot('infra', 'tests', 'attack', 'support', 'other-person.task.ts'), [
    url,
    target.origin,
    other.cookie,
  ]);
  const result = await work();
  process.send('stop');
  const [reads] = (await once(process, 'message')) as [Read[]];
  return { result, statuses: [...new Set(reads.map(({ status }) => status))] };
}

const fileOf = () => call('willData.willDocument.file', JSON.stringify({ format: 'pdf' }), { cookie });

it('one account with the largest record cannot take will-data away from the others', async () => {
  expect((await fileOf()).status).toBe(200);
  const pid = willDataOf();
  const before = memoryBelow(pid);
  let peak = before;
  const { result, statuses } = await whileOtherCalls(async () => {
    const answers: Answer[] = [];
    for (let wave = 0; wave < waves; wave += 1) {
      const files = times(wave === 0 ? documents : 0, fileOf);
      const testatorRecords = times(reads, () => ask('willData.testatorRecord.get', { cookie }));
      const wills = times(previews, () => ask('willData.willDocument.preview', { cookie }));
      answers.push(...(await Promise.all([...files, ...testatorRecords, ...wills])));
      peak = Math.max(peak, memoryBelow(pid));
    }
    return answers;
  });
  // The attacker is answered in full, or turned away and told when to come again.
  expect([...statusesOf(result)].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(result.filter(({ status, headers }) => status !== 200 && !headers.has('retry-after'))).toEqual([]);
  expect(result.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(statuses).toEqual([200]);
  expect(willDataOf()).toBe(pid);
  expect(peak - before).toBeLessThan(growth);
});

it('every procedure that composes a will or writes a document is limited by the minute too', () => {
  const costly = proceduresOf(services.willData).filter(({ procedure }) => procedure.isCostly);
  expect(costly.length).toBeGreaterThan(5);
  expect(costly.filter(({ procedure }) => !procedure.limit)).toEqual([]);
});
