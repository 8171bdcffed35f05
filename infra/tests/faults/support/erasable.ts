import { expect, vi } from 'vitest';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

// The service looks once a minute whether an account is due.
const soon = { timeout: 120_000, interval: 250 };

/** Somebody's account that is going to be erased, and what remains of it. */
export async function erasable({ postgres }: Stage, { api }: Person) {
  const id = (await api.identity.accounts.me.query())?.id;
  const remains = async () => [
    ...(await postgres.rows('identity', 'select 1 from accounts where id = $1', [id])),
    ...(await postgres.rows('will_data', 'select 1 from testators where account_id = $1', [id])),
  ];
  const untilErased = () => vi.waitFor(async () => expect(await remains()).toEqual([]), soon);
  return {
    remains,
    /** Resolves when every service has erased it. */
    untilErased,
    /** Makes it due, and waits for that. */
    async erase() {
      await postgres.rows('identity', 'update accounts set deletion_at = now() where id = $1', [id]);
      await untilErased();
    },
  };
}
