import { expect, it, vi } from 'vitest';
import { startLoad, typicalP99 } from './support/load.ts';
import { codeOf } from './support/saver.ts';
import { startTroublemaker, troubles } from './support/servers/troublemaker.ts';
import { openSite } from './support/site.ts';

const soon = { timeout: 60_000, interval: 25 };
const fastMs = 100;
const perSecond = 50;
const windowMs = 2000;
const windows = 6;
const enough = (perSecond * windowMs * windows) / 1000;
// Less is the timer’s and the collector’s doing.
const noiseMs = 10;

it.each(troubles)(
  'F12: keeps the rest quick while will-data answers %s, and goes on when it is over',
  async (trouble) => {
    const troublemaker = await startTroublemaker();
    const { stage, person, areRunning } = await openSite({
      given: (ports) => {
        troublemaker.standBefore(ports.willData);
        return { WILL_DATA_URL: troublemaker.url };
      },
    });
    const other = () => stage.visitor().identity.accounts.me.query();
    const calm = startLoad({ perSecond, act: other });
    await vi.waitFor(() => expect(calm.report.times.length).toBeGreaterThan(enough), soon);
    const normal = typicalP99((await calm.stop()).times, windowMs);

    troublemaker.make(trouble);
    const rest = startLoad({ perSecond, act: other });
    const hit = startLoad({
      perSecond: 10,
      act: async () => {
        const started = performance.now();
        try {
          return await person.anotherTab().willData.testatorRecord.get.query();
        } catch (error) {
          throw { code: codeOf(error), ms: performance.now() - started };
        }
      },
    });
    type Failure = { code: string; ms: number };
    const failures = () => hit.report.failures.map(({ error }) => error as Failure);
    // The breaker is open: what is asked now is refused at once.
    await vi.waitFor(() => expect(failures().filter(({ ms }) => ms < fastMs).length).toBeGreaterThan(10), soon);
    await vi.waitFor(() => expect(rest.report.times.length).toBeGreaterThan(enough), soon);
    const during = await rest.stop();
    expect(during.failures).toEqual([]);
    expect(typicalP99(during.times, windowMs)).toBeLessThan(2 * normal + noiseMs);

    troublemaker.make(null);
    const known = hit.report.accepted.length;
    await vi.waitFor(() => expect(hit.report.accepted.length).toBeGreaterThan(known + 10), soon);
    await hit.stop();
    expect(new Set(failures().map(({ code }) => code))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
    expect(areRunning()).toBe(true);
  },
);
