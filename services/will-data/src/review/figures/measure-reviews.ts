import type { MikroORM } from '@mikro-orm/postgresql';
import type { ReviewSettings } from '@plainwill/contracts/shared/brand';
import { measure } from '@plainwill/kit/telemetry/metrics';
import { typicalDays } from '../clock/typical-days.ts';
import { decidedFigures } from './figures.ts';
import { openFigures } from './open-figures.ts';

interface Deps {
  orm: MikroORM;
  clock: () => Date;
  reviewSettings: ReviewSettings;
}

/** Tells Prometheus how much waits to be reviewed, for how long, and what becomes of approvals; no personal data. */
export function measureReviews({ orm, clock, reviewSettings }: Deps) {
  const open = async () => {
    const em = orm.em.fork();
    return openFigures(em, clock(), await typicalDays(em, reviewSettings.reviewTargetDays));
  };
  const one = (name: string, help: string, read: () => Promise<number>) =>
    measure({ name, help, labels: [], read: async () => [{ labels: {}, value: await read() }] });
  one('plainwill_review_waiting', 'Reviews that no one reads yet', async () => (await open()).waiting);
  one(
    'plainwill_review_oldest_working_seconds',
    'Working time that the oldest of them has waited; 0 when none waits',
    async () => ((await open()).oldest ?? 0) * 60,
  );
  one('plainwill_review_held', 'Reviews that a reviewer holds', async () => (await open()).held);
  one('plainwill_review_late', 'Reviews that take longer than customers are told', async () => (await open()).late);
  measure({
    name: 'plainwill_review_void',
    help: 'Approvals of the last 90 days that no longer count, by what changed the words',
    labels: ['cause'],
    read: async () =>
      Object.entries((await decidedFigures(orm.em.fork(), clock())).voids).map(([cause, value]) => ({
        labels: { cause },
        value,
      })),
  });
}
