import { readdirSync } from 'node:fs';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { readOr } from '../../tools/launcher/settings/data-dir.ts';
import type { administratorOf } from '../bench/support/many-people.ts';

export interface Sample {
  seconds: number;
  value: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rise of a value in an hour, by the line that lies closest to all samples. */
export function slopePerHour(samples: readonly Sample[]): number {
  const middle = {
    seconds: mean(samples.map(({ seconds }) => seconds)),
    value: mean(samples.map(({ value }) => value)),
  };
  let together = 0;
  let spread = 0;
  for (const { seconds, value } of samples) {
    together += (seconds - middle.seconds) * (value - middle.value);
    spread += (seconds - middle.seconds) ** 2;
  }
  return spread === 0 ? 0 : (3600 * together) / spread;
}

/** This share of the run is warming up: caches fill, code is compiled, pools open. */
const warmUpShare = 1 / 3;

interface Trend {
  last: number;
  perHour: number;
  isGrowing: boolean;
}

/** A value counts as steady if it rises by no more than the larger of this amount and this share of itself. */
interface Noise {
  amount: number;
  share: number;
}

/** The trend of a value once it is warm. */
export function trendOf(samples: readonly Sample[], noise: Noise): Trend {
  const end = samples.at(-1)?.seconds ?? 0;
  const warm = samples.filter(({ seconds }) => seconds >= end * warmUpShare);
  const perHour = slopePerHour(warm);
  const grown = (perHour * end * (1 - warmUpShare)) / 3600;
  const isGrowing = grown > Math.max(noise.amount, noise.share * mean(warm.map(({ value }) => value)));
  return { last: samples.at(-1)?.value ?? Number.NaN, perHour, isGrowing };
}

type Administrator = Awaited<ReturnType<typeof administratorOf>>;

const megabytesOf = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1]) / 1024;

const outboxAge =
  'select coalesce(max(extract(epoch from now() - created_at)), 0)::float as seconds from outbox where dispatched_at is null';

interface Watched {
  site: RunningSite;
  /** One for each database with an outbox. */
  administrators: readonly Administrator[];
}

/** Samples values that should not grow: memory and handles of each process, connections, waiting work. Linux alone has them all. */
export function watch({ site, administrators }: Watched) {
  const series = new Map<string, Sample[]>();
  const started = performance.now();

  function note(name: string, value: number) {
    const samples = series.get(name) ?? [];
    samples.push({ seconds: (performance.now() - started) / 1000, value });
    series.set(name, samples);
  }

  return {
    series,
    async sample() {
      for (const [name, pid] of Object.entries(site.processes)) {
        if (!pid) continue;
        note(`memory of ${name}, MB`, megabytesOf(pid));
        note(`open handles of ${name}`, readdirSync(`/proc/${pid}/fd`).length);
      }
      const [first] = administrators;
      const connections = await first?.query('select count(*)::int as count from pg_stat_activity');
      note('connections of PostgreSQL', connections?.rows[0].count);
      const ages = await Promise.all(administrators.map((administrator) => administrator.query(outboxAge)));
      note('oldest in an outbox, s', Math.max(...ages.map(({ rows }) => rows[0].seconds)));
    },
  };
}
