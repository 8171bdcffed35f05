import type { EntityManager } from '@mikro-orm/postgresql';
import { preparedRows } from '@plainwill/kit/database/prepared';

export interface SessionUse {
  lastUsedAt: Date;
  /** Until when it now lasts if it is not used again. */
  expiresAt: Date;
}

/**
 * Uses of sessions, written many at a time: one commit for each would cost more than the calls they come with. What is
 * not written yet is known here, and is lost with the process: then a session was used a moment earlier than it was.
 */
export function createSessionUses() {
  const waiting = new Map<string, SessionUse>();
  return {
    record: (idHash: string, use: SessionUse) => void waiting.set(idHash, use),
    /** What is known of a session beyond what was read of it. */
    latest: (idHash: string): SessionUse | undefined => waiting.get(idHash),
    async flush(em: EntityManager): Promise<void> {
      if (waiting.size === 0) return;
      const all = [...waiting];
      // Whoever holds a session at that moment is changing it or noting a use as well: nobody waits for anybody.
      await preparedRows(
        em,
        `with used as (
           select * from jsonb_to_recordset(?::jsonb) used (id_hash text, last_used_at timestamptz, expires_at timestamptz)
         ), held as (
           select id_hash from sessions where id_hash in (select id_hash from used) for no key update skip locked
         ) update sessions s set last_used_at = used.last_used_at, expires_at = used.expires_at from used natural join held
         where s.id_hash = used.id_hash and s.last_used_at < used.last_used_at`,
        [
          JSON.stringify(
            all.map(([id_hash, { lastUsedAt, expiresAt }]) => ({
              id_hash,
              last_used_at: lastUsedAt,
              expires_at: expiresAt,
            })),
          ),
        ],
      );
      // What was noted meanwhile is still to be written.
      for (const [idHash, use] of all) if (waiting.get(idHash) === use) waiting.delete(idHash);
    },
  };
}
