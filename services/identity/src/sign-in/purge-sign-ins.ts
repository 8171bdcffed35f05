import type { EntityManager } from '@mikro-orm/postgresql';
import { purgePending } from '../accounts/sessions/pending-sign-ins.ts';
import { purgeChallenges } from '../credentials/passkeys/challenges.ts';

/** Removes expired challenges and unfinished sign-ins. */
export async function purgeSignIns(em: EntityManager, now: Date): Promise<void> {
  await purgeChallenges(em, now);
  await purgePending(em, now);
}
