import type { EntityManager } from '@mikro-orm/postgresql';
import { purgeChallenges } from '../webauthn/challenges.ts';
import { purgePending } from './pending-sign-ins.ts';

/** Removes expired challenges and unfinished sign-ins. */
export async function purgeSignIns(em: EntityManager, now: Date): Promise<void> {
  await purgeChallenges(em, now);
  await purgePending(em, now);
}
