import { getHeapStatistics } from 'node:v8';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

export const metricsType = register.contentType;

/** All that this process measures, as Prometheus reads it. */
export const metricsText = () => register.metrics();

/** Begins to measure the process itself: memory, processor time, the delay of its event loop, open handles. */
export function measureProcess(service: string) {
  register.setDefaultLabels({ service });
  collectDefaultMetrics();
  measure({
    name: 'plainwill_heap_limit_bytes',
    help: 'How much heap the process may use before it is ended',
    labels: [],
    read: async () => [{ labels: {}, value: getHeapStatistics().heap_size_limit }],
  });
}

const callSeconds = new Histogram({
  name: 'plainwill_call_duration_seconds',
  help: 'How long a procedure took to answer',
  labelNames: ['procedure', 'code'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Times one call; what it returns is called once, with the outcome's code. */
export function timeCall(procedure: string): (code: string) => void {
  const end = callSeconds.startTimer({ procedure });
  return (code) => end({ code });
}

const jobsDone = new Counter({
  name: 'plainwill_jobs_total',
  help: 'Attempts at jobs, by outcome',
  labelNames: ['queue', 'outcome'],
});

type Outcome = 'done' | 'failed';

/** Begins at zero: of a counter that begins with its first failure Prometheus sees no rise. */
export function countJobsOf(queue: string) {
  for (const outcome of ['done', 'failed'] satisfies Outcome[]) jobsDone.inc({ queue, outcome }, 0);
}

export const countJob = (queue: string, outcome: Outcome) => jobsDone.inc({ queue, outcome });

const alarms = new Counter({
  name: 'plainwill_alarms_total',
  help: 'ALARM lines in the log, by what they say',
  labelNames: ['reason'],
});

export const countAlarm = (reason: string) => alarms.inc({ reason });

interface Measured {
  name: string;
  help: string;
  labels: readonly string[];
  /** Asked at each scrape. A reading that fails leaves the gauge empty rather than wrong. */
  read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>;
}

/** A figure that is read when it is asked for. */
export function measure({ name, help, labels, read }: Measured) {
  // A process that starts a service a second time, as tests do, reads the newest.
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    async collect() {
      this.reset();
      const values = await read().catch(() => []);
      for (const { labels, value } of values) this.set(labels, value);
    },
  });
}

/** A figure that is 1 while `ask` is answered and 0 while it is not. */
export const measureUp = ({ name, help, ask }: { name: string; help: string; ask: () => Promise<unknown> }) =>
  measure({
    name,
    help,
    labels: [],
    read: async () => {
      const isUp = await ask().then(
        () => true,
        () => false,
      );
      return [{ labels: {}, value: Number(isUp) }];
    },
  });
