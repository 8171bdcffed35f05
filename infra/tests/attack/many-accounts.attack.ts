import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveLargestRecord } from '../../../services/will-data/src/testing/largest-record.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { median, quantile } from '../bench/support/figures.ts';
import type { CostlyCalls } from './support/costly-calls.task.ts';
import type { Read } from './support/other-person.task.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
const { call, origin, site } = target;

const [accounts, callsOfEach, others, rounds] = [16, 10, 3, 8];
/** The others read alone for so long before each attack. */
const quietMs = 1000;
/** The others' reads may take as many times as long, on a machine that does much else; the figures are printed. */
const limits = { median: 6, p99: 20 };

const trpc = (path: string) => `${site.gatewayUrl}/trpc/willData.${path}?batch=1`;
const task = (name: string, ...given: string[]) =>
  fork(inRoot('infra', 'tests', 'attack', 'support', `${name}.task.ts`), given);

async function anAttacker(at: number): Promise<string> {
  const { cookie } = await target.aPerson(`attacker-${at}`);
  await saveLargestRecord(async (path, input) => {
    const answer = await call(`willData.${path}`, JSON.stringify(input), { cookie });
    if (answer.status !== 200) throw new Error(answer.text);
  }, 'descriptions');
  return cookie;
}

const attackers: string[] = [];
const readers: string[] = [];
let attack: ChildProcess;

beforeAll(async () => {
  for (let at = 0; at < others; at += 1)
    readers.push((await target.aPerson(`other-${at}`, { isFilledIn: true })).cookie);
  for (let at = 0; at < accounts; at += 1) attackers.push(await anAttacker(at));
  attack = task('costly-calls', origin);
}, 1_200_000);

afterAll(async () => {
  attack?.send('stop');
  await target.stop();
});

const event = JSON.stringify({ 0: { deathOn: '2031-01-01', estatePence: 60_000_000 } });

it.each([
  ['whatIf.answer', event],
  ['whatIf.scenarios', event],
  ['willDocument.preview', '{}'],
])(
  'sixteen accounts with the largest record, ten calls of %s each, take nothing from the others',
  async (path, body) => {
    const reading = readers.map((cookie) => task('other-person', trpc('testatorRecord.get'), origin, cookie));
    const tell = (phase: string) => {
      for (const reader of reading) reader.send(phase);
    };
    const calls: CostlyCalls = { url: trpc(path), body, cookies: attackers, callsOfEach };
    const statuses: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      tell('quiet');
      await setTimeout(quietMs);
      tell('attack');
      attack.send(calls);
      const [counts] = (await once(attack, 'message')) as [Record<string, number>];
      for (const [status, count] of Object.entries(counts)) statuses[status] = (statuses[status] ?? 0) + count;
    }
    const told = reading.map((reader) => once(reader, 'message') as Promise<[Read[]]>);
    tell('stop');
    const reads = (await Promise.all(told)).flatMap(([ofOne]) => ofOne);
    const figuresOf = (phase: string) => {
      const times = reads.filter((read) => read.phase === phase).map(({ ms }) => ms);
      return { median: median(times), p99: quantile(times, 0.99) };
    };
    const [quiet, during] = [figuresOf('quiet'), figuresOf('attack')];
    const shown = [quiet, during].map((each) => `${Math.round(each.median)}/${Math.round(each.p99)}`).join(' → ');
    const times = (during.p99 / quiet.p99).toFixed(1);
    process.stdout.write(
      `${path}: reads of the others ${shown} ms, p99 ${times} times; the calls: ${JSON.stringify(statuses)}\n`,
    );
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    // The attackers are answered, or told when to come again.
    expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
    expect(statuses['200']).toBeGreaterThan(0);
    expect(during.median).toBeLessThan(limits.median * quiet.median);
    expect(during.p99).toBeLessThan(limits.p99 * quiet.p99);
  },
);
