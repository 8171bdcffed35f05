import type { MikroORM } from '@mikro-orm/postgresql';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { Log } from '../log.ts';
import { repeat } from '../resilience/repeat.ts';

/** One step of an authenticator code. */
const toleratedMs = 30_000;

interface Watched {
  orm: Pick<MikroORM, 'em'>;
  clock: () => Date;
  log: Log;
}

/** Alarms when the clock of this process begins to differ from the database's. @returns the check, to be repeated */
export function createClockCheck({ orm, clock, log }: Watched) {
  let isRight = true;
  return async () => {
    const askedAt = clock().getTime();
    // SQL, for it asks the server about itself.
    const [answer] = await orm.em
      .fork()
      .execute<{ ms: number }[]>('select (extract(epoch from clock_timestamp()) * 1000)::float8 ms');
    const answeredAt = clock().getTime();
    if (!answer) return;
    // A slow answer proves nothing: the database read its clock somewhere in between.
    const aheadMs = askedAt > answer.ms ? askedAt - answer.ms : Math.min(0, answeredAt - answer.ms);
    const wasRight = isRight;
    isRight = Math.abs(aheadMs) <= toleratedMs;
    const aheadSeconds = Math.round(aheadMs / 1000);
    if (wasRight && !isRight) log.error({ aheadSeconds }, 'ALARM: the clock differs from that of the database');
    if (!wasRight && isRight) log.info({ aheadSeconds }, 'the clock agrees with that of the database again');
  };
}

/** Checks the clock once a minute. */
export const watchClock = (watched: Watched) =>
  repeat({
    everyMs: minuteMs,
    work: createClockCheck(watched),
    failure: 'the clock could not be compared with that of the database',
    log: watched.log,
  });
