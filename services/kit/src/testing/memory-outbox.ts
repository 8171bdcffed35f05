import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { OutboxStore } from '../outbox/outbox-store.ts';

interface Row {
  id: string;
  queue: QueueName;
  payload: unknown;
  trace: string | null;
  createdAt: number;
  dispatchedAt: number | null;
  settledAt: number | null;
}

type NewRow = Pick<Row, 'id' | 'queue' | 'payload'>;

const inOrder = (a: { at: number | null; id: string }, b: typeof a) =>
  (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * An outbox without a database, which behaves as the one in PostgreSQL does: see `outbox-store.test.ts`.
 * @param now the time by the clock of the database
 */
export function createMemoryOutbox(now: () => number = () => Date.now()) {
  const rows = new Map<string, Row>();
  /** The rows that a transaction has locked, by whose connection it is. */
  const locks = new Map<string, object>();
  const listeners = new Set<() => void>();

  function accept({ id, queue, payload }: NewRow) {
    rows.set(id, { id, queue, payload, trace: null, createdAt: now(), dispatchedAt: null, settledAt: null });
    for (const heard of listeners) heard();
  }

  const found = (ids: string[]) => ids.flatMap((id) => rows.get(id) ?? []);

  /** A process's connection. When it is cut, as by the end of the process, an open transaction is undone. */
  function connect() {
    const connection = {};
    const heard = new Set<() => void>();
    const unlock = () => {
      for (const [id, holder] of locks) if (holder === connection) locks.delete(id);
    };

    const store: OutboxStore = {
      async moveWaiting(limit, move) {
        const startedAt = now();
        const waiting = [...rows.values()]
          .filter((row) => row.dispatchedAt === null && !locks.has(row.id))
          .toSorted((a, b) => inOrder({ at: a.createdAt, id: a.id }, { at: b.createdAt, id: b.id }))
          .slice(0, limit);
        for (const { id } of waiting) locks.set(id, connection);
        const marked: string[] = [];
        try {
          await move(
            waiting.map(({ id, queue, payload, trace }) => ({ id, queue, payload, trace })),
            async (ids) => marked.push(...ids),
          );
          for (const row of found(marked)) row.dispatchedAt = startedAt;
        } finally {
          unlock();
        }
        return waiting.length;
      },
      async dispatched({ before, after, limit }) {
        const last = after && { at: Number(after.dispatchedAt), id: after.id };
        return [...rows.values()]
          .filter(
            ({ dispatchedAt, settledAt }) =>
              settledAt === null &&
              dispatchedAt !== null &&
              dispatchedAt < (before?.getTime() ?? Number.POSITIVE_INFINITY),
          )
          .map(({ id, queue, dispatchedAt }) => ({ id, queue, at: dispatchedAt }))
          .toSorted(inOrder)
          .filter((row) => !last || inOrder(row, last) > 0)
          .slice(0, limit)
          .map(({ id, queue, at }) => ({ id, queue, dispatchedAt: String(at) }));
      },
      async putBack(ids) {
        for (const row of found(ids)) row.dispatchedAt = null;
      },
      async settle(ids, now) {
        for (const row of found(ids)) row.settledAt = now.getTime();
      },
      async removeSettled(dispatchedBefore, limit) {
        const old = [...rows.values()]
          .filter(({ settledAt, dispatchedAt }) => settledAt !== null && (dispatchedAt ?? Infinity) < +dispatchedBefore)
          .slice(0, limit);
        for (const { id } of old) rows.delete(id);
        return old.length;
      },
      listen(onAccepted) {
        heard.add(onAccepted);
        listeners.add(onAccepted);
        return { close: async () => void listeners.delete(onAccepted) };
      },
    };

    function cut() {
      unlock();
      for (const listener of heard) listeners.delete(listener);
    }

    return { store, cut };
  }

  return {
    accept,
    connect,
    isWaiting: () => [...rows.values()].some(({ dispatchedAt }) => dispatchedAt === null),
  };
}

export type MemoryOutbox = ReturnType<typeof createMemoryOutbox>;
