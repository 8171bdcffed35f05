import type { SessionTime } from '../../api/session-time.ts';

const minuteMs = 60_000;

/** WCAG 2.2.1 asks for twenty seconds; somebody who looks up a postcode on paper needs more. */
const warnedMs = 5 * minuteMs;

/** Asked any sooner, a session that is just about to end would be prolonged by the question. */
const certainlyOverMs = 2000;

/** What there is to do about a session at this moment. */
export function standingOf({ endsAt }: SessionTime, now: number): 'open' | 'ending' | 'over' {
  if (now >= endsAt + certainlyOverMs) return 'over';
  return endsAt - now <= warnedMs ? 'ending' : 'open';
}

export function timeInWords({ endsAt }: SessionTime, now: number): string {
  const minutes = Math.ceil((endsAt - now) / minuteMs);
  return minutes > 1 ? `in ${minutes} minutes` : 'in less than a minute';
}
