import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serviceFolders } from '../../services.ts';
import { expectBalance } from './support/expect-balance.ts';
import { largestGapMs } from './support/load.ts';
import { openPairs } from './support/pairs.ts';
import { startSaver } from './support/saver.ts';
import type { Service } from './support/service.ts';
import { onEachStore, type StoreKind } from './support/stores.ts';
import { startVisitors } from './support/visitors.ts';

/** Calls that it was answering, or was given before HAProxy noticed. */
const maxFailures = 6;
const maxGapMs = 3000;

/** Two of each with people at work. */
async function openBusyPairs(store: StoreKind) {
  const site = await openPairs(store);
  const { stage, url } = site;
  const person = await site.signUp();
  const visitors = startVisitors(stage, url, person);
  const saver = startSaver((await site.signUp()).api);
  await visitors.expectMore();
  return { ...site, visitors, saver };
}

type Busy = Awaited<ReturnType<typeof openBusyPairs>>;

/** Reports the failures and gaps of the visitors and the saver while something happens. */
async function during({ visitors: { loads }, saver }: Busy, something: () => Promise<unknown>) {
  const since = Date.now();
  await something();
  const after = <T extends { at: number }>(all: readonly T[]) => all.filter(({ at }) => at >= since);
  const failures = Object.values(loads).flatMap(({ report }) => after(report.failures));
  const gaps = Object.values(loads).map(({ report }) => largestGapMs(after(report.times)));
  return {
    failures: failures.length,
    unsaved: after(saver.failures).length,
    gapMs: Math.round(Math.max(...gaps)),
  };
}

/** Has it work for a fifth of the time alone. */
async function slowly(one: Service, work: () => Promise<unknown>) {
  let isOver = false;
  const braking = (async () => {
    while (!isOver) {
      one.freeze();
      await sleep(200);
      one.resume();
      await sleep(50);
    }
  })();
  await work();
  isOver = true;
  await braking;
}

type Fault = (site: Busy, one: Service) => Promise<unknown>;

const killed: Fault = async ({ visitors, start }, one) => {
  await one.kill();
  await visitors.expectMore(24);
  await start(one);
};
const hung: Fault = async ({ visitors }, one) => {
  one.freeze();
  await visitors.expectMore(48);
  one.resume();
};
const slow: Fault = ({ visitors }, one) => slowly(one, () => visitors.expectMore(24));

describe('two of each behind HAProxy', () => {
  onEachStore((store) => {
    it('replaces all of them one after another, and fails no request', async () => {
      const site = await openBusyPairs(store);
      const { pairs, start, visitors, saver, stage } = site;
      for (const name of serviceFolders)
        for (const one of pairs[name]) {
          expect(await one.stop(), `${name} ends by itself: ${one.output()}`).toBe(0);
          await visitors.expectMore();
          await start(one);
          await visitors.expectMore();
        }
      const { lost, failures } = await saver.stop();
      expect({ lost, failures }).toEqual({ lost: [], failures: [] });
      await expectBalance(await visitors.expectNoFailure(), stage.webhooks, 30_000);
    });

    it.each([
      ['is killed', killed],
      ['hangs', hung],
      ['is slow', slow],
    ])('goes on when one of two %s', async (what, fault) => {
      const site = await openBusyPairs(store);
      const { pairs, visitors, saver, stage } = site;
      for (const name of serviceFolders) {
        const noticed = await during(site, () => fault(site, pairs[name][0]));
        process.stdout.write(`one ${name} ${what}: ${JSON.stringify(noticed)}\n`);
        expect(noticed.failures + noticed.unsaved).toBeLessThanOrEqual(maxFailures);
        expect(noticed.gapMs).toBeLessThan(maxGapMs);
        await visitors.expectMore();
      }
      const { lost } = await saver.stop();
      expect(lost).toEqual([]);
      await visitors.stop();
      await expectBalance(visitors.loads.submitting.report.accepted, stage.webhooks, 60_000);
    });
  });
});
