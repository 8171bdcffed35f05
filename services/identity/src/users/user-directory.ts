import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import { personOf } from '../account-store/account.entity.ts';
import type { Encrypted } from '../account-store/encrypted.ts';
import { type DirectoryEntry, entryOf } from './directory-entry.ts';
import { createSortedUsers } from './sorted-users.ts';

interface Row {
  id: AccountId;
  email: Encrypted;
  name: Encrypted | null;
  created_at: string;
  is_confirmed: boolean;
  changed_in: string;
}

const isConfirmed = 'email_confirmed_at is not null';
const pageSize = 1000;
const beyondAll = String(2n ** 63n - 1n);

/**
 * Every user, held in memory in each order in which staff list them, so that the database needs no index of names and
 * addresses. Before each use it reads what has changed since the last.
 */
export function createUserDirectory(vault: Vault) {
  const users = createSortedUsers();
  /** Those whose name or address does not decrypt are not listed; the log tells of them at the start. */
  const unreadable = new Set<AccountId>();
  let readUntil: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  // SQL throughout: a hundred thousand accounts, by transaction numbers, and none of them as an entity.
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
        `select id, email, name, created_at, ${isConfirmed} is_confirmed, changed_in from accounts
         where changed_in >= ? and changed_in < ? ${last ? 'and (changed_in, id) > (?, ?)' : ''}
         order by changed_in, id limit ${pageSize}`,
        [from, before, ...(last ? [last.changed_in, last.id] : [])],
      );
      for (const row of rows) {
        const entry = row.is_confirmed ? decryptedEntry(row) : undefined;
        const known = users.get(row.id);
        if (entry?.text !== known?.text || entry?.joinedMs !== known?.joinedMs) changed.set(row.id, entry);
      }
      last = rows.at(-1);
      if (rows.length < pageSize) break;
    }
    users.apply(changed);
    readUntil = snapshot.oldest;
  }

  function decryptedEntry(row: Row) {
    unreadable.delete(row.id);
    try {
      return entryOf({ id: row.id, ...personOf(vault, row), createdAt: new Date(row.created_at) });
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      unreadable.add(row.id);
      return undefined;
    }
  }

  const countIn = async (em: EntityManager) =>
    Number((await em.execute<{ n: string }[]>(`select count(*) n from accounts where ${isConfirmed}`))[0]?.n);

  /** Forgets who has gone: nothing but their number tells of an account that was deleted. */
  async function dropDeleted(em: EntityManager) {
    const rows = await em.execute<{ id: AccountId }[]>(`select id from accounts where ${isConfirmed}`);
    const present = new Set(rows.map(({ id }) => id));
    for (const id of unreadable) if (!present.has(id)) unreadable.delete(id);
    users.apply(new Map([...users.ids()].filter((id) => !present.has(id)).map((id) => [id, undefined])));
  }

  return {
    /** Reads what has changed. Calls take turns. */
    async refresh(em: EntityManager) {
      const mine = turn.then(async () => {
        const [count] = await Promise.all([countIn(em), readChanges(em)]);
        if (count !== users.size + unreadable.size) await dropDeleted(em);
      });
      turn = mine.catch(() => {});
      await mine;
    },
    users,
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
