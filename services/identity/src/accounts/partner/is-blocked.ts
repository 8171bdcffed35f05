import { dayMs } from '@plainwill/contracts/shared/durations';

const unwantedBefore = 3;
const withinMs = 30 * dayMs;
const blockedMs = 90 * dayMs;

/**
 * Three invitations from one account to one address that were refused or not used within 30 days block that address for
 * it, for 90 days from the third.
 * @param endings when each of them was over
 */
export function isBlocked(endings: readonly Date[], now: Date): boolean {
  const times = endings.map((ending) => ending.getTime()).toSorted((one, other) => one - other);
  return times.some((third, at) => {
    const first = times[at - unwantedBefore + 1];
    return first !== undefined && third - first <= withinMs && now.getTime() - third < blockedMs;
  });
}
