import type { MikroORM } from '@mikro-orm/postgresql';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { listen } from '../database/listen.ts';
import type { Log } from '../log.ts';
import { outboxChannel } from './accept-job.ts';
import { OutboxSchema } from './outbox.entity.ts';

interface WaitingRow {
  id: string;
  queue: QueueName;
  payload: unknown;
  trace: string | null;
}

export interface DispatchedRow {
  id: string;
  queue: QueueName;
  /** As text, for pages follow one another by microseconds, which a Date has not. */
  dispatchedAt: string;
}

type Move = (rows: WaitingRow[], markDispatched: (ids: string[]) => Promise<unknown>) => Promise<void>;

/** What the relay and its repairs need of the outbox. */
export interface OutboxStore {
  /**
   * Hands the oldest waiting rows to `move` in one transaction; another relay skips them meanwhile. What `move` marks is
   * dispatched if, and only if, it returns.
   * @returns how many rows there were
   */
  moveWaiting(limit: number, move: Move): Promise<number>;
  /** A page of what was dispatched before then, or ever, and is not settled, in order. */
  dispatched(page: {
    before: Date | undefined;
    after: DispatchedRow | undefined;
    limit: number;
  }): Promise<DispatchedRow[]>;
  /** They wait again. */
  putBack(ids: string[]): Promise<unknown>;
  settle(ids: string[], now: Date): Promise<unknown>;
  /** @returns how many were removed: at most `limit` */
  removeSettled(dispatchedBefore: Date, limit: number): Promise<number>;
  /** Calls back when work was accepted; now and then it may miss some. */
  listen(onAccepted: () => void): { close(): Promise<void> };
}

interface StoreDeps {
  orm: MikroORM;
  databaseUrl: string;
  log: Log;
}

/** The outbox of a service's database. */
export function createOutboxStore({ orm, databaseUrl, log }: StoreDeps): OutboxStore {
  return {
    moveWaiting: (limit, move) =>
      orm.em.fork().transactional(async (em) => {
        // SQL, for a busy relay does nothing but this.
        const rows = await em.execute<WaitingRow[]>(
          `select id, queue, payload, trace from outbox where dispatched_at is null
           order by created_at, id limit ? for update skip locked`,
          [limit],
        );
        await move(rows, (ids) => em.execute('update outbox set dispatched_at = now() where id in (?)', [ids]));
        return rows.length;
      }),
    dispatched: ({ before, after, limit }) =>
      // SQL, for pages follow one another by time and id together.
      orm.em.fork().execute<DispatchedRow[]>(
        `select id, queue, dispatched_at::text as "dispatchedAt" from outbox
         where settled_at is null and dispatched_at < ?::timestamptz and (dispatched_at, id) > (?::timestamptz, ?::uuid)
         order by dispatched_at, id limit ?`,
        [
          before ?? 'infinity',
          after?.dispatchedAt ?? '-infinity',
          after?.id ?? '00000000-0000-0000-0000-000000000000',
          limit,
        ],
      ),
    putBack: (ids) => orm.em.fork().nativeUpdate(OutboxSchema, { id: { $in: ids } }, { dispatchedAt: null }),
    settle: (ids, now) => orm.em.fork().nativeUpdate(OutboxSchema, { id: { $in: ids } }, { settledAt: now }),
    async removeSettled(dispatchedBefore, limit) {
      // SQL, for the ORM deletes no limited number of rows.
      const removed = await orm.em.fork().execute<unknown[]>(
        `delete from outbox where id in
           (select id from outbox where settled_at is not null and dispatched_at < ? limit ?)
         returning id`,
        [dispatchedBefore, limit],
      );
      return removed.length;
    },
    listen: (onMessage) => listen({ url: databaseUrl, channel: outboxChannel, onMessage, log }),
  };
}
