import { minuteMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { aWillData } from '../../testing/will-data.ts';
import { joinWorkingDays, minutesSince, sinceInLondon, workingDays } from './minutes-by-day.ts';
import { workingMinutesBetween } from './working-time.ts';

const { orm } = await aWillData();
const earliest = new Date('2026-01-01T09:10:00Z');

// Steps without a common measure reach every weekday, hour and minute of a year and a half, and beyond each end.
const instants = Array.from(
  { length: 4000 },
  (_, n) => new Date(earliest.getTime() + ((n * 7919) % 800_000) * minuteMs),
);

it.each([
  '2027-06-30T11:23:00Z',
  '2026-12-28T12:00:00Z',
  '2026-10-25T01:30:00Z',
  '2027-01-04T08:59:59Z',
  '2026-07-01T16:30:00Z',
])(
  'counts until %s as the service does, over weekends, bank holidays and both changes of the clocks',
  async (until) => {
    const rows = await orm.em.fork().execute<{ minutes: number }[]>(
      `select ${minutesSince} minutes
       from (select ${sinceInLondon('at')}, n from unnest(?::timestamptz[]) with ordinality instant (at, n)) clock
       ${joinWorkingDays} order by n`,
      [`{${instants.map((instant) => instant.toISOString()).join(',')}}`, ...workingDays(earliest, new Date(until))],
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual(
      instants.map((instant) => workingMinutesBetween(instant, new Date(until))),
    );
  },
);

it('counts nothing for a clock that stands still', async () => {
  const [row] = await orm.em
    .fork()
    .execute(
      `select ${minutesSince} minutes from (select ${sinceInLondon('null::timestamptz')}) clock ${joinWorkingDays}`,
      workingDays(earliest, earliest),
    );
  expect(row).toEqual({ minutes: 0 });
});
