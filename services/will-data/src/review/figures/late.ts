import type { CallContext } from '../../context.ts';
import { typicalDays } from '../clock/typical-days.ts';
import { markLate } from './open-figures.ts';

type Deps = Pick<CallContext, 'em' | 'now' | 'log' | 'reviewSettings'>;

/** Alarms once of each review that takes longer than customers are told. */
export async function alarmOfLate({ em, now, log, reviewSettings }: Deps): Promise<void> {
  const late = await markLate(em, now, await typicalDays(em, reviewSettings.reviewTargetDays));
  for (const number of late) log.error({ review: number }, 'ALARM: a review is late; see /admin/reviews');
}
