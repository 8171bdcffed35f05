import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Until the transaction ends, whoever else takes a turn of this name waits: a lock on something that has no row. SQL, for
 * the ORM locks rows alone.
 */
export const takeTurn = (em: EntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
