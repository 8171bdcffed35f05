import { readdirSync } from 'node:fs';
import type { administratorOf } from '../bench/support/administrator.ts';
import type { RunningSite } from '../launcher/running-file.ts';
import { readOr } from '../launcher/settings/data-dir.ts';
import type { Sample } from './trend.ts';

type Administrator = Awaited<ReturnType<typeof administratorOf>>;

const megabytesOf = (pid: number) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1]) / 1024;

const outboxAge =
  'select coalesce(max(extract(epoch from now() - created_at)), 0)::float as seconds from outbox where dispatched_at is null';

interface Watched {
  site: RunningSite;
  /** One for each database with an outbox. */
  administrators: readonly Administrator[];
}

/** What may grow when nothing should: memory and handles of each process, connections, waiting work. Linux alone tells it all. */
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
