import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAuthority, lifetimeDays } from '../../deploy/certificates/make-certificates.ts';
import { alertRules, allQueries } from '../../deploy/monitoring/monitoring-files.ts';
import { metricsIn } from '../../deploy/monitoring/promql.ts';
import { fillIn } from '../../tools/demo/harriet-bell.ts';
import { askForReview } from '../../tools/demo/will-in-review.ts';
import { print } from '../../tools/launcher/console.ts';
import { someCertificates } from './support/certificates.ts';
import { openClock } from './support/clock.ts';
import { startLoad } from './support/load.ts';
import { startArchivedPostgres } from './support/servers/archived-postgres.ts';
import { startTroublemaker } from './support/servers/troublemaker.ts';
import { maySmallDisk, openSmallDisk, whyNoSmallDisk } from './support/small-disk.ts';
import { openStage } from './support/stage.ts';
import { withFault } from './support/stores.ts';
import { openWatchedStage, startWatching } from './support/watched-stage.ts';

const soon = { timeout: 60_000, interval: 50 };
const maxDeaths = 20;
const anAdmin = anAccount({ roles: ['admin'] });

interface Fault {
  watch: Awaited<ReturnType<typeof startWatching>>;
  make: () => unknown;
  mend: () => unknown;
}

/** Each fault has the alerts that it sets off; see infra/deploy/monitoring/rules. */
const faults: { what: string; alerts: string[]; open: () => Promise<Fault> }[] = [
  {
    what: 'a service that is killed',
    alerts: ['PlainwillServiceDown'],
    async open() {
      const { watch, services } = await openWatchedStage(['address-lookup']);
      return { watch, make: services['address-lookup'].kill, mend: () => services['address-lookup'].start() };
    },
  },
  {
    what: 'a service that dies again and again',
    alerts: ['PlainwillServiceRestarts'],
    async open() {
      const { watch, services } = await openWatchedStage(['address-lookup']);
      async function make() {
        const startTime = async () => (await watch.valuesOf('process_start_time_seconds{service="address-lookup"}'))[0];
        for (let death = 1; death <= maxDeaths && !(await watch.isFiring('PlainwillServiceRestarts')); death++) {
          const before = await startTime();
          await services['address-lookup'].kill();
          await services['address-lookup'].start();
          // Prometheus never sees a process that dies before it is read.
          await vi.waitFor(async () => expect([before, undefined]).not.toContain(await startTime()), soon);
        }
      }
      return { watch, make, mend: () => undefined };
    },
  },
  {
    what: 'a service that answers late',
    alerts: ['PlainwillCallsSlow', 'PlainwillCallsFail', 'PlainwillBreakerOpen', 'PlainwillAlarm'],
    async open() {
      const troublemaker = await startTroublemaker();
      const { watch, stage } = await openWatchedStage(['gateway', 'address-lookup'], ({ addressLookup }) => {
        troublemaker.standBefore(addressLookup);
        return { ADDRESS_LOOKUP_URL: troublemaker.url };
      });
      const load = startLoad({
        perSecond: 4,
        act: () => stage.visitor().addressLookup.addresses.search.query({ searchTerm: 'SW1A 1AA' }),
      });
      onTestFinished(async () => void (await load.stop()));
      return { watch, make: () => troublemaker.make('late'), mend: () => troublemaker.make(null) };
    },
  },
  {
    what: 'a service that is busy and full',
    alerts: ['PlainwillEventLoopBlocked', 'PlainwillHeapNearlyFull'],
    async open() {
      const preload = `--import=${import.meta.resolve('./support/burden.ts')}`;
      const { watch, services } = await openWatchedStage(['address-lookup'], () => ({ NODE_OPTIONS: preload }));
      const toggle = () => process.kill(services['address-lookup'].pid(), 'SIGUSR2');
      return { watch, make: toggle, mend: toggle };
    },
  },
  {
    what: 'a database that is away',
    alerts: ['PlainwillNotReady'],
    async open() {
      const { watch, stage } = await openWatchedStage(['identity', 'notifications']);
      return { watch, make: stage.postgres.stop, mend: stage.postgres.start };
    },
  },
  {
    what: 'a queue store that is away',
    alerts: ['PlainwillQueueStoreAway', 'PlainwillOutboxStuck'],
    async open() {
      const { watch, stage } = await openWatchedStage(['notifications']);
      async function make() {
        await stage.store.stop();
        await stage.submit(randomUUID());
      }
      return { watch, make, mend: stage.store.start };
    },
  },
  {
    what: 'a queue that is stopped',
    alerts: ['PlainwillQueueStuck'],
    async open() {
      const clock = openClock();
      onTestFinished(clock.close);
      const { watch, stage } = await openWatchedStage(['notifications'], () => ({
        NODE_OPTIONS: clock.nodeOption,
        ...clock.environment,
      }));
      const { queues, operations } = stage.notifications(anAdmin);
      async function make() {
        await queues.pause.mutate({ queue: 'webhooks' });
        await stage.submit(randomUUID());
        await vi.waitFor(async () => {
          const figures = (await operations.get.query()).queues?.find(({ name }) => name === 'webhooks');
          expect(figures?.waiting).toBe(1);
        }, soon);
        clock.jump(0.1);
      }
      async function mend() {
        clock.jump(0);
        await queues.resume.mutate({ queue: 'webhooks' });
      }
      return { watch, make, mend };
    },
  },
  {
    what: 'a receiver that refuses for longer than posts are tried again',
    alerts: ['PlainwillJobsFail', 'PlainwillJobsGivenUp'],
    async open() {
      const { watch, stage } = await openWatchedStage(['notifications'], () => withFault({ retryDelaysMs: [1000] }));
      async function make() {
        stage.webhooks.answerWith((_post, response) => response.writeHead(500).end());
        await stage.submit(randomUUID());
      }
      async function mend() {
        stage.webhooks.answerWith();
        expect(await stage.notifications(anAdmin).deliveries.replayFailed.mutate()).toBe(1);
      }
      return { watch, make, mend };
    },
  },
  {
    what: 'a review that takes too long',
    alerts: ['PlainwillReviewLate'],
    async open() {
      const { watch, stage, signUp } = await openWatchedStage(['gateway', 'identity', 'will-data', 'notifications']);
      const person = await signUp();
      await fillIn(person);
      expect(await askForReview(person)).not.toBeNull();
      const setMinutesUsed = (minutes: number) =>
        stage.postgres.rows('will_data', 'update reviews set clock_used_minutes = $1', [minutes]);
      return { watch, make: () => setMinutesUsed(100_000), mend: () => setMinutesUsed(0) };
    },
  },
  {
    what: 'a certificate that is about to expire',
    alerts: ['PlainwillCertificateExpires', 'PlainwillAlarm'],
    async open() {
      const { of } = await someCertificates();
      const files = { service: await of(['address-lookup', 'localhost']), monitoring: await of(['monitoring']) };
      const { service } = files;
      const stage = await openStage({ store: 'PostgreSQL' });
      const one = stage.service('address-lookup');
      const begin = () =>
        one.begin({
          SERVICE_TLS_CERT_FILE: service.cert,
          SERVICE_TLS_KEY_FILE: service.key,
          SERVICE_TLS_CA_FILE: service.ca,
        });
      async function restartWithCertificatesOf(day: Date) {
        const { ca, issue } = await createAuthority(day);
        writeFileSync(service.ca, ca);
        for (const [name, { cert, key }] of Object.entries(files)) {
          const made = await issue(name, 'localhost');
          writeFileSync(cert, made.cert);
          writeFileSync(key, made.key);
        }
        await one.kill();
        begin();
      }
      begin();
      const watch = await startWatching({
        services: { 'address-lookup': `localhost:${new URL(one.url).port}` },
        tls: files.monitoring,
      });
      return {
        watch,
        make: () => restartWithCertificatesOf(new Date(Date.now() - (lifetimeDays - 10) * dayMs)),
        mend: () => restartWithCertificatesOf(new Date()),
      };
    },
  },
  {
    what: 'a backup that is older than a day',
    alerts: ['PlainwillBackupOld'],
    async open() {
      const watch = await startWatching({ services: {} });
      const make = () => watch.backUpAt(new Date(Date.now() - 1.1 * dayMs));
      return { watch, make, mend: () => watch.backUpAt(new Date()) };
    },
  },
  {
    what: 'an archive that is away',
    alerts: ['PlainwillArchiveBehind'],
    async open() {
      const postgres = await startArchivedPostgres();
      const { watch, stage } = await openWatchedStage(['notifications'], undefined, postgres);
      let bringBack = () => {};
      async function make() {
        bringBack = postgres.takeArchiveAway();
        await stage.submit(randomUUID());
        await postgres.admin('select pg_switch_wal()');
      }
      return { watch, make, mend: () => bringBack() };
    },
  },
];

const fullDisk = {
  what: 'a disk that is nearly full',
  alerts: ['PlainwillDiskNearlyFull'],
  async open(): Promise<Fault> {
    const { fill, makeRoom } = openSmallDisk();
    return { watch: await startWatching({ services: {} }), make: fill, mend: makeRoom };
  },
};

async function expectAlerts({ what, alerts, open }: (typeof faults)[0]) {
  const { watch, make, mend } = await open();
  await make();
  const fired = await watch.times(alerts, true);
  await mend();
  const cleared = await watch.times(alerts, false);
  for (const [alert, { seconds, summary }] of fired) {
    expect(summary).not.toMatch(/no value|error/);
    const after = (of: number | undefined) => `${of?.toFixed(1)} s`;
    print(
      `${what}: ${alert} fired after ${after(seconds)} (${summary}), cleared ${after(cleared.get(alert)?.seconds)} after its end`,
    );
  }
}

it.each(faults)('$what sets off its alerts, until it is over', expectAlerts);
it.skipIf(!maySmallDisk)(`a disk that is nearly full sets off PlainwillDiskNearlyFull${whyNoSmallDisk}`, () =>
  expectAlerts(fullDisk),
);

it('is every alert', () => {
  const seen = [...faults, fullDisk].flatMap(({ alerts }) => alerts);
  expect([...new Set(seen)].toSorted()).toEqual(alertRules.map(({ alert }) => alert).toSorted());
});

it('names metrics of Prometheus and node_exporter that these have', async () => {
  const watch = await startWatching({ services: {} });
  const named = allQueries.flatMap(metricsIn).filter((metric) => /^(up|node_\w+)$/.test(metric));
  expect(named.length).toBeGreaterThan(2);
  await vi.waitFor(async () => expect(await watch.metrics()).toEqual(expect.arrayContaining(named)), soon);
});
