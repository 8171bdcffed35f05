import type { EntityManager } from '@mikro-orm/postgresql';
import type { OutboxFigures } from '@plainwill/contracts/kit/operations';

export async function outboxFigures(em: EntityManager): Promise<OutboxFigures> {
  const [found] = await em.execute<{ waiting: number; oldest: number | null }[]>(
    `select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest
     from outbox where dispatched_at is null`,
  );
  return { waiting: found?.waiting ?? 0, oldestSeconds: found?.oldest ?? null };
}
