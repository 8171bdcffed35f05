import type { EntityManager } from '@mikro-orm/postgresql';
import { dayMs, hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { GuessingBrowser } from '../../accounts/sessions/pending-sign-in.entity.ts';
import { waitLabel } from '../../accounts/sessions/wait-label.ts';

export type GuessKind = 'code' | 'recoveryCode';

const isKnown = (browser: GuessingBrowser) => !browser.startsWith('network ');

interface Limit {
  /** So many wrong ones in the window cost no wait. */
  free: number;
  windowMs: number;
  firstWaitMs: number;
  maxWaitMs: number;
}

const ofBrowser: Record<GuessKind, Limit> = {
  code: { free: 10, windowMs: 15 * minuteMs, firstWaitMs: minuteMs, maxWaitMs: 15 * minuteMs },
  recoveryCode: { free: 5, windowMs: hourMs, firstWaitMs: hourMs, maxWaitMs: hourMs },
};
/**
 * All browsers together that the account knows, and all that it does not know: so whoever has the password keeps the
 * owner waiting in no browser of theirs, and elsewhere for a quarter of an hour at most. A code is one of a million, and
 * three are right at a time: some 150 a day find it in three years, and the owner is told on the first day. A recovery
 * code has 120 bits, and is in no danger however often one is tried.
 */
const ofAll: Record<GuessKind, Limit> = {
  code: { free: 50, windowMs: dayMs, firstWaitMs: 15 * minuteMs, maxWaitMs: 15 * minuteMs },
  recoveryCode: { free: Number.POSITIVE_INFINITY, windowMs: dayMs, firstWaitMs: 0, maxWaitMs: 0 },
};

interface Counter {
  table: 'browser_guesses' | 'second_step_guesses';
  /** The columns that name it, with the account. */
  key: Record<string, string>;
  limit: Limit;
}

function countersOf(accountId: AccountId, kind: GuessKind, browser: GuessingBrowser): [Counter, Counter] {
  const ofThese = isKnown(browser) ? (kind === 'code' ? 'knownCode' : 'knownRecoveryCode') : kind;
  return [
    {
      table: 'browser_guesses',
      key: { account_id: accountId, kind, browser },
      limit: ofBrowser[kind],
    },
    { table: 'second_step_guesses', key: { account_id: accountId, kind: ofThese }, limit: ofAll[kind] },
  ];
}

interface Row {
  wrong: number;
  wait_until: string | null;
}

async function countIn(em: EntityManager, { table, key, limit }: Counter, now: Date): Promise<number> {
  const { free, windowMs, firstWaitMs, maxWaitMs } = limit;
  const [columns, values] = [Object.keys(key), Object.values(key)];
  const isThis = columns.map((column) => `${column} = ?`).join(' and ');
  await em.execute(
    `insert into ${table} (${columns}, wrong, since) values (${columns.map(() => '?')}, 0, ?) on conflict do nothing`,
    [...values, now],
  );
  const windowBegan = new Date(now.getTime() - windowMs);
  const [row] = await em.execute<Row[]>(
    `select case when since < ? and coalesce(wait_until, since) < ? then 0 else wrong end wrong, wait_until
     from ${table} where ${isThis} for update`,
    [windowBegan, windowBegan, ...values],
  );
  const waitMs = row?.wait_until ? Date.parse(row.wait_until) - now.getTime() : 0;
  if (waitMs > 0) throw new Refusal('SecondStepTooSoon', undefined, { wait: waitLabel(waitMs) });
  const wrong = (row?.wrong ?? 0) + 1;
  const nextWaitMs = wrong < free ? 0 : Math.min(firstWaitMs * 2 ** (wrong - free), maxWaitMs);
  await em.execute(
    `update ${table} set wrong = ?, wait_until = ?, since = case when ? = 1 then ? else since end where ${isThis}`,
    [wrong, nextWaitMs ? new Date(now.getTime() + nextWaitMs) : null, wrong, now, ...values],
  );
  return wrong;
}

/**
 * Counts a code as wrong before it is compared, so that many at once are counted as well; one that comes too soon counts
 * nowhere.
 * @returns how many have been wrong in all such browsers, this one with them
 * @throws {Refusal} SecondStepTooSoon, while there is time to wait
 */
export const countGuess = (
  em: EntityManager,
  accountId: AccountId,
  kind: GuessKind,
  browser: GuessingBrowser,
  now: Date,
): Promise<number> =>
  em.transactional(async (em) => {
    const [own, all] = countersOf(accountId, kind, browser);
    await countIn(em, own, now);
    return countIn(em, all, now);
  });

/** A right one: those before it in this browser count no more. */
export async function forgetGuesses(
  em: EntityManager,
  accountId: AccountId,
  kind: GuessKind,
  browser: GuessingBrowser,
): Promise<void> {
  const [, all] = countersOf(accountId, kind, browser);
  await em.execute(
    `with own as (delete from browser_guesses where account_id = ? and kind = ? and browser = ? returning wrong)
     update second_step_guesses set wrong = greatest(0, wrong - coalesce((select wrong from own), 0)), wait_until = null
     where account_id = ? and kind = ?`,
    [accountId, kind, browser, accountId, all.key.kind],
  );
}
