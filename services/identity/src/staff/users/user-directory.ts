import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { KeyRing } from '@plainwill/kit/encryption/vault';
import { Piscina } from 'piscina';
import type { ChosenUsers } from './found-users.ts';
import type { AskedPage, Changes, FoundPage, first, StoredUser } from './user-directory.thread.ts';

interface Row extends StoredUser {
  changed_in: string;
}

const isConfirmed = 'email_confirmed_at is not null';
const batchSize = 1000;
const beyondAll = String(2n ** 63n - 1n);
const none = '00000000-0000-0000-0000-000000000000';

/**
 * Every user, held in memory in each order in which staff list them, so that the database needs no index of names and
 * addresses. Before each use it reads what has changed since the last.
 */
export function createUserDirectory(keys: KeyRing) {
  const thread = new Piscina({
    filename: new URL('./user-directory.thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // It holds everyone.
    idleTimeout: Number.POSITIVE_INFINITY,
    workerData: keys,
  });
  let readUntil: string | undefined;
  thread.on('error', () => {
    readUntil = undefined;
  });
  let turn: Promise<unknown> = Promise.resolve();

  // SQL throughout: a million accounts, by transaction numbers, and none of them as an entity.
  async function readChanges(em: EntityManager) {
    // Taken before the rows are read. Transactions from `oldest` on may still be at work, so they are read again.
    const [snapshot] = await em.execute<{ oldest: string; next: string }[]>(
      `select pg_snapshot_xmin(s)::text oldest, pg_snapshot_xmax(s)::text next from pg_current_snapshot() s`,
    );
    if (!snapshot) throw new Error('The database tells no snapshot');
    const from = readUntil ?? '0';
    // Rows that were restored may carry numbers that lie ahead: they are read with all others the first time.
    const before = readUntil ? snapshot.next : beyondAll;
    const changedAfter = (last: Pick<Row, 'changed_in' | 'id'>) =>
      em.execute<Row[]>(
        `select id, email, name, created_at, ${isConfirmed} is_confirmed, changed_in from accounts
         where changed_in >= ? and changed_in < ? and (changed_in, id) > (?, ?)
         order by changed_in, id limit ${batchSize}`,
        [from, before, last.changed_in, last.id],
      );
    let [gone, changed] = await Promise.all([
      em.execute<{ id: AccountId }[]>('select id from removed_users where removed_in >= ?', [from]),
      changedAfter({ changed_in: from, id: none as AccountId }),
    ]);
    for (let last = changed.at(-1); gone.length > 0 || last; gone = [], last = changed.at(-1)) {
      const applied = run<void>('apply', { changed, gone: gone.map(({ id }) => id) } satisfies Changes);
      const isEnd = changed.length < batchSize;
      // The next are read while these are decrypted.
      [changed] = await Promise.all([isEnd || !last ? [] : changedAfter(last), applied]);
    }
    readUntil = snapshot.oldest;
  }

  async function run<Found>(name: string, task: object): Promise<Found> {
    try {
      return await thread.run(task, { name });
    } catch (error) {
      // The thread may have ended, and with it what it knew.
      readUntil = undefined;
      throw error;
    }
  }

  /** Reads what has changed. Calls take turns. */
  async function refresh(em: EntityManager) {
    const mine = turn.then(() => readChanges(em));
    turn = mine.catch(() => {});
    await mine;
  }

  return {
    refresh,
    async page(em: EntityManager, asked: AskedPage): Promise<FoundPage> {
      await refresh(em);
      return run('page', asked);
    },
    /** The first of the chosen, and how many there are. */
    async first(em: EntityManager, chosen: ChosenUsers, most: number): Promise<ReturnType<typeof first>> {
      await refresh(em);
      return run('first', { ...chosen, most });
    },
    close: () => thread.destroy(),
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
