import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';
import { mediansOf, shownBy, spreadOf } from '../../testing/medians.ts';
import { strangerCalls } from '../../testing/stranger-calls.ts';

const identity = await anIdentity({ isCostly: true });
const { aConfirmedAccount, encryptRows, keyOf, orm } = identity;
const samples = 60;

async function addAccounts(emails: string[]) {
  for (const email of emails) {
    await orm.em.fork().execute(
      `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at)
       select ?, ?, ?, password_hash, email_confirmed_at, created_at from accounts where email_key = ?`,
      [randomUUID(), email, email, keyOf('model@example.com')],
    );
  }
  await encryptRows();
}

beforeAll(() => aConfirmedAccount('model@example.com'));

// Measured again if something else on the machine fell on one of the two: a leak shows each time.
it.each(Object.entries(strangerCalls(identity)))(
  '%s tells a stranger nothing of who has an account by the time it takes',
  { retry: 4 },
  async (_what, ask) => {
    const round = randomUUID();
    const known = (turn: number) => `known${turn}.${round}@example.com`;
    const unknown = (turn: number) => `unknown${turn}.${round}@example.com`;
    await addAccounts(Array.from({ length: samples }, (_, turn) => known(turn)));
    await mediansOf(5, [
      () => shownBy(ask('model@example.com')),
      (turn) => shownBy(ask(`warm-up${turn}.${round}@example.com`)),
    ]);
    const medians = await mediansOf(samples, [
      (turn) => shownBy(ask(known(turn))),
      (turn) => shownBy(ask(unknown(turn))),
    ]);
    expect(spreadOf(medians)).toBeLessThan(1.3);
  },
);
