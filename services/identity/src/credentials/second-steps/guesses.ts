import type { EntityManager } from '@mikro-orm/postgresql';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { waitLabel } from '../../accounts/sessions/wait-label.ts';

export type GuessKind = 'code' | 'recoveryCode';

interface Limit {
  /** So many wrong ones in the window cost no wait. */
  free: number;
  windowMs: number;
  firstWaitMs: number;
  maxWaitMs: number;
}

const limits: Record<GuessKind, Limit> = {
  // A code is one of a million, and two are right at a time: ten in a quarter of an hour find it in some decades.
  code: { free: 10, windowMs: 15 * minuteMs, firstWaitMs: minuteMs, maxWaitMs: 15 * minuteMs },
  recoveryCode: { free: 5, windowMs: 60 * minuteMs, firstWaitMs: 60 * minuteMs, maxWaitMs: 60 * minuteMs },
};

interface Row {
  wrong: number;
  wait_until: string | null;
}

/**
 * Counts a code as wrong before it is compared, so that many at once are counted as well.
 * @returns how many have been wrong in a row, this one with them
 * @throws {Refusal} SecondStepTooSoon, while there is time to wait
 */
export async function countGuess(em: EntityManager, accountId: AccountId, kind: GuessKind, now: Date): Promise<number> {
  const { free, windowMs, firstWaitMs, maxWaitMs } = limits[kind];
  return em.transactional(async (em) => {
    await em.execute(
      `insert into second_step_guesses (account_id, kind, wrong, since) values (?, ?, 0, ?)
       on conflict (account_id, kind) do nothing`,
      [accountId, kind, now],
    );
    const [row] = await em.execute<Row[]>(
      `select case when since < ? and coalesce(wait_until, since) < ? then 0 else wrong end wrong, wait_until
       from second_step_guesses where account_id = ? and kind = ? for update`,
      [new Date(now.getTime() - windowMs), new Date(now.getTime() - windowMs), accountId, kind],
    );
    const waitMs = row?.wait_until ? Date.parse(row.wait_until) - now.getTime() : 0;
    if (waitMs > 0) throw new Refusal('SecondStepTooSoon', undefined, { wait: waitLabel(waitMs) });
    const wrong = (row?.wrong ?? 0) + 1;
    const nextWaitMs = wrong < free ? 0 : Math.min(firstWaitMs * 2 ** (wrong - free), maxWaitMs);
    await em.execute(
      `update second_step_guesses set wrong = ?, wait_until = ?, since = case when ? = 1 then ? else since end
       where account_id = ? and kind = ?`,
      [wrong, nextWaitMs ? new Date(now.getTime() + nextWaitMs) : null, wrong, now, accountId, kind],
    );
    return wrong;
  });
}

/** A right one: those before it count no more. */
export const forgetGuesses = (em: EntityManager, accountId: AccountId, kind: GuessKind) =>
  em.execute('delete from second_step_guesses where account_id = ? and kind = ?', [accountId, kind]);
