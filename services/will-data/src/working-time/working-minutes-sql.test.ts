import { expect, it } from 'vitest';
import { aWillData } from '../testing/will-data.ts';
import { workingMinutesSql } from './working-minutes-sql.ts';
import { workingMinutesBetween } from './working-time.ts';

const { orm } = await aWillData();
const start = Date.parse('2026-01-01T00:00:00Z');
const minuteMs = 60_000;

it('counts as the service does, to the minute, over two years of weekends, bank holidays and both clocks', async () => {
  // Steps without a common measure reach every weekday, hour and minute, and every length from none to a month.
  const pairs = Array.from({ length: 5000 }, (_, n) => {
    const from = new Date(start + ((n * 7919) % 1_050_000) * minuteMs);
    return { from, to: new Date(from.getTime() + (((n * 104_729) % 45_000) - 60) * minuteMs) };
  });
  const rows = await orm.em.fork().execute<{ minutes: number }[]>(
    `select ${workingMinutesSql('pair.from', 'pair.to')} minutes
       from unnest(?::timestamptz[], ?::timestamptz[]) with ordinality pair ("from", "to", n) order by n`,
    [
      `{${pairs.map(({ from }) => from.toISOString()).join(',')}}`,
      `{${pairs.map(({ to }) => to.toISOString()).join(',')}}`,
    ],
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual(pairs.map(({ from, to }) => workingMinutesBetween(from, to)));
});

it('is null for a clock that stands still', async () => {
  const [row] = await orm.em.fork().execute(`select ${workingMinutesSql('null::timestamptz', 'now()')} minutes`);
  expect(row).toEqual({ minutes: null });
});
