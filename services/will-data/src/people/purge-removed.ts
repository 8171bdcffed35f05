import type { EntityManager } from '@mikro-orm/postgresql';
import { PersonSchema } from '../entities/person.entity.ts';
import { forgetPerson } from './people.ts';

export const keptHours = 24;

/** Deletes those who were removed a day ago or earlier; from then on they cannot be restored. */
export async function purgeRemoved(em: EntityManager, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  const due = await em.find(PersonSchema, { removedAt: { $lt: before } }, { limit: 1000, disableIdentityMap: true });
  for (const { accountId, id } of due) await em.transactional((em) => forgetPerson(em, accountId, id));
  return due.length;
}
