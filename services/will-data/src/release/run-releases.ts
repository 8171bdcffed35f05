import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { releasedDays } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { Log } from '@plainwill/kit/log';
import { hourBetween } from '@plainwill/law/release/release-clock';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { ReleaseSettingsSchema, TrustedPersonSchema } from '../trusted/trusted-person.entity.ts';
import { ReleaseSchema } from './release.entity.ts';
import { openReleaseOf, type ReleaseRow, takeOn } from './store-release.ts';

interface Job {
  em: EntityManager;
  now: Date;
  log: Log;
}

const isOpenStage = { $in: ['asked', 'waiting', 'stalled'] as const };

/** Looks at every request that is open: ends those whose asker is trusted no longer, and counts the hours of the others. */
export async function runReleases({ em, now, log }: Job): Promise<void> {
  const open = await em
    .fork()
    .find(
      ReleaseSchema,
      { stage: isOpenStage, endedAt: null },
      { fields: ['accountId', 'id'], disableIdentityMap: true },
    );
  for (const { accountId, id } of open) {
    try {
      await em.fork().transactional(async (em) => {
        await lockTestator(em, accountId);
        // Read under the lock: a veto of the same second has been stored, or waits for this one and comes too late.
        const release = await openReleaseOf(em, accountId);
        if (release?.id === id) await lookAt(em, release, now);
      });
    } catch (err) {
      log.error({ err }, 'a request for a release could not be looked at');
    }
  }
}

async function lookAt(em: EntityManager, release: ReleaseRow, now: Date) {
  const { accountId, id, state } = release;
  const trusted = await em.count(TrustedPersonSchema, {
    accountId,
    id: { $in: state.askers as TrustedPersonId[] },
    state: 'active',
    mayAsk: true,
  });
  if (trusted < state.askers.length) {
    await takeOn(em, release, { event: 'removed' }, now);
    return;
  }
  const hour = hourBetween(release.lookedAt, now);
  if (!hour) return;
  await em.nativeUpdate(ReleaseSchema, { accountId, id }, { lookedAt: now });
  if (!hour.counts) return;
  const settings = await em.findOne(ReleaseSettingsSchema, { accountId }, { disableIdentityMap: true });
  const isAway = Boolean(settings?.awayUntil && settings.awayUntil >= dayInUnitedKingdom(now));
  await takeOn(em, release, { event: 'hour', isAway }, now);
}

/** Forgets what was released and can be read no more. Harmless to repeat. */
export const forgetReleased = (em: EntityManager, now: Date) =>
  em.nativeUpdate(
    ReleaseSchema,
    { snapshot: { $ne: null }, releasedAt: { $lt: new Date(now.getTime() - releasedDays * dayMs) } },
    { snapshot: null },
  );
