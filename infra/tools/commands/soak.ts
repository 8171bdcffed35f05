import { outboxAlarmSeconds } from '@plainwill/contracts/kit/operations-rules';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { quantile } from '../../tests/bench/support/figures.ts';
import { administratorOf, manyPeople, willMakers } from '../../tests/bench/support/many-people.ts';
import { withProduct } from '../../tests/bench/support/running-product.ts';
import { siteCaller } from '../../tests/bench/support/site-caller.ts';
import { mixedLoad, type Taken } from '../../tests/soak/load.ts';
import { type Sample, trendOf, watch } from '../../tests/soak/watch.ts';
import { command, print, StartError, step } from '../launcher/console.ts';

const defaultMinutes = 30;
const count = { people: 200, willMakers: 5 };
const everyMs = 10_000;
const windows = 6;
// Memory comes in steps of the collector, and pools follow how many call at the same time. In half an hour 80,000 calls
// are made, so one handle lost in a thousand of them is more than this.
const noise = {
  memory: { amount: 24, share: 0.1 },
  handles: { amount: 32, share: 0.1 },
  latency: { amount: 20, share: 0.5 },
};

/** The p99 of each part of the run: five minutes of the usual half hour. */
function p99s(taken: readonly Taken[], minutes: number): Sample[] {
  const windowSeconds = (minutes * 60) / windows;
  return Array.from({ length: windows }, (_, n) => {
    const inside = taken.filter(({ seconds }) => Math.floor(seconds / windowSeconds) === n).map(({ ms }) => ms);
    return { seconds: (n + 1) * windowSeconds, value: quantile(inside, 0.99) };
  });
}

function printTrend(name: string, samples: readonly Sample[], isWrong: boolean) {
  const shown = samples.map(({ value }) => value.toFixed(0));
  const some = shown.filter((_, n) => n % Math.ceil(shown.length / windows) === 0 || n === shown.length - 1);
  print(`${name.padEnd(34)} ${some.map((value) => value.padStart(6)).join('')}  ${isWrong ? 'GROWS' : 'steady'}`);
  return isWrong;
}

// `npm run soak -- MINUTES`: half an hour of mixed load, in which nothing may grow.
await command(async () => {
  const minutes = Number(process.argv[2] ?? defaultMinutes);
  if (!(minutes > 0)) throw new StartError('Say for how many minutes, for example: npm run soak -- 30');
  return withProduct({}, async ({ site, dataDir, cleanUp }) => {
    const caller = siteCaller(site, 64);
    cleanUp.push(caller.close);
    const administrators = await Promise.all(
      (['identity', 'notifications'] as const).map((database) => administratorOf(site, dataDir, database)),
    );
    cleanUp.push(() => Promise.all(administrators.map((administrator) => administrator.end())));
    const load = await mixedLoad(caller, {
      people: await manyPeople(site, dataDir, count.people),
      willMakers: await willMakers(site, count.willMakers),
    });
    const { series, sample } = watch({ site, administrators });
    const sampling = setInterval(() => void sample(), everyMs);
    await step(`Using the site for ${minutes} minutes`, () => load.run(minutes * minuteMs));
    clearInterval(sampling);
    await sample();

    const wrong: boolean[] = [];
    for (const [name, samples] of [...series].sort()) {
      const isOutbox = name.includes('outbox');
      const { isGrowing } = trendOf(samples, name.startsWith('memory') ? noise.memory : noise.handles);
      wrong.push(printTrend(name, samples, isOutbox ? (samples.at(-1)?.value ?? 0) > outboxAlarmSeconds : isGrowing));
    }
    const latencies = p99s(load.taken, minutes);
    wrong.push(printTrend('p99 of all calls, ms', latencies, trendOf(latencies, noise.latency).isGrowing));
    print(`${load.taken.length} calls answered`);
    for (const [why, times] of load.failures) print(`${times} × failed: ${why}`);
    return wrong.includes(true) || load.failures.size > 0 ? 1 : 0;
  });
});
