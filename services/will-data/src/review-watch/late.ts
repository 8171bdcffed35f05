import type { CallContext } from '../context.ts';
import { usualDays } from '../review/usual-days.ts';
import { lateOf, openReviews } from '../review-desk/figures.ts';

type Deps = Pick<CallContext, 'em' | 'now' | 'log' | 'reviewSettings'>;

/** Alarms once of each review that takes longer than customers are told. */
export async function alarmOfLate({ em, now, log, reviewSettings }: Deps): Promise<void> {
  const late = lateOf(await openReviews(em, now), await usualDays(em, reviewSettings.reviewTargetDays));
  if (late.length === 0) return;
  // SQL, for of two processes one is to tell.
  const found = await em.execute<{ number: number }[]>(
    `update reviews set late_at = ? where late_at is null and number in (${late.map(() => '?').join(', ')})
     returning number`,
    [now, ...late.map(({ number }) => number)],
  );
  for (const { number } of found) log.error({ review: number }, 'ALARM: a review is late; see /admin/reviews');
}
