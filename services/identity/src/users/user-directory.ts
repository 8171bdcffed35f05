import type { EntityManager } from '@mikro-orm/postgresql';
import { type UserOrder, userOrders } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { comparisons, type DirectoryEntry, entryOf, positionIn } from './directory-entry.ts';

interface Row {
  id: AccountId;
  email: string;
  name: string | null;
  created_at: string;
  is_confirmed: boolean;
  changed_in: string;
}

const pageSize = 1000;
/** More changes than this are sorted in together. */
const mostInserted = 100;
const beyondAll = String(2n ** 63n - 1n);

/**
 * Every user, held in memory in each order in which staff list them, so that the database needs no index of names and
 * addresses. Before each use it reads what has changed since the last.
 */
export function createUserDirectory() {
  const entries = new Map<AccountId, DirectoryEntry>();
  const sorted: Record<UserOrder, DirectoryEntry[]> = { joined: [], name: [], email: [] };
  let readUntil: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function readChanges(em: EntityManager) {
    // Taken before the rows are read. Transactions from `oldest` on may still be at work, so they are read again.
    const [snapshot] = await em.execute<{ oldest: string; next: string }[]>(
      `select pg_snapshot_xmin(s)::text oldest, pg_snapshot_xmax(s)::text next from pg_current_snapshot() s`,
    );
    if (!snapshot) throw new Error('The database tells no snapshot');
    const from = readUntil ?? '0';
    // Rows that were restored may carry numbers that lie ahead: they are read with all others the first time.
    const before = readUntil ? snapshot.next : beyondAll;
    const changed = new Map<AccountId, DirectoryEntry | undefined>();
    let last: Pick<Row, 'changed_in' | 'id'> | undefined;
    for (;;) {
      const rows: Row[] = await em.execute<Row[]>(
        `select id, email, name, created_at, email_confirmed_at is not null is_confirmed, changed_in from accounts
         where changed_in >= ? and changed_in < ? ${last ? 'and (changed_in, id) > (?, ?)' : ''}
         order by changed_in, id limit ${pageSize}`,
        [from, before, ...(last ? [last.changed_in, last.id] : [])],
      );
      for (const row of rows) {
        const entry = row.is_confirmed ? entryOf({ ...row, createdAt: new Date(row.created_at) }) : undefined;
        const known = entries.get(row.id);
        if (entry?.text !== known?.text || entry?.joinedMs !== known?.joinedMs) changed.set(row.id, entry);
      }
      last = rows.at(-1);
      if (rows.length < pageSize) break;
    }
    apply(changed);
    readUntil = snapshot.oldest;
  }

  function apply(changed: ReadonlyMap<AccountId, DirectoryEntry | undefined>) {
    const isMany = changed.size > mostInserted;
    for (const order of userOrders) {
      const compare = comparisons[order];
      if (isMany) {
        const others = sorted[order].filter(({ id }) => !changed.has(id));
        sorted[order] = [...others, ...[...changed.values()].filter((entry) => entry !== undefined)].sort(compare);
        continue;
      }
      for (const [id, entry] of changed) {
        const known = entries.get(id);
        if (known) sorted[order].splice(positionIn(sorted[order], known, compare), 1);
        if (entry) sorted[order].splice(positionIn(sorted[order], entry, compare), 0, entry);
      }
    }
    for (const [id, entry] of changed) {
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    }
  }

  /** Forgets who has gone: nothing else tells of an account that was deleted. */
  async function dropDeleted(em: EntityManager) {
    const isConfirmed = 'email_confirmed_at is not null';
    const [found] = await em.execute<{ n: string }[]>(`select count(*) n from accounts where ${isConfirmed}`);
    if (Number(found?.n) === entries.size) return;
    const rows = await em.execute<{ id: AccountId }[]>(`select id from accounts where ${isConfirmed}`);
    const present = new Set(rows.map(({ id }) => id));
    apply(new Map([...entries.keys()].filter((id) => !present.has(id)).map((id) => [id, undefined])));
  }

  return {
    /** Reads what has changed. Calls take turns. */
    async refresh(em: EntityManager) {
      const mine = turn.then(async () => {
        await readChanges(em);
        await dropDeleted(em);
      });
      turn = mine.catch(() => {});
      await mine;
    },
    entryOf: (id: AccountId) => entries.get(id),
    sortedBy: (order: UserOrder): readonly DirectoryEntry[] => sorted[order],
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
