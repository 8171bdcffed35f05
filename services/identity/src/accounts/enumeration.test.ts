import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword } from '../testing/identity.ts';
import { mediansOf, shownBy, spreadOf } from '../testing/medians.ts';

const identity = await anIdentity({ isCostly: true });
const { aConfirmedAccount, encryptRows, keyOf, orm, signIn, visitor } = identity;
const samples = 60;

const asks: Record<string, (email: string) => Promise<unknown>> = {
  'signing up': (email) => visitor.accounts.signUp({ email, password: goodPassword }),
  'signing in': (email) => signIn(email, 'Wrong-password-1'),
  'asking for a new password': (email) => visitor.passwords.requestReset({ email }),
  'asking for the confirmation again': (email) => visitor.accounts.resendConfirmation({ email }),
};

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

describe.each(Object.entries(asks))('%s tells a stranger nothing of who has an account', (_what, ask) => {
  it('by what it answers', async () => {
    await visitor.accounts.signUp({ email: 'waiting@example.com', password: goodPassword });
    const answers = await Promise.all(
      ['model@example.com', 'nobody@example.com', 'waiting@example.com'].map((email) => shownBy(ask(email))),
    );
    expect(new Set(answers).size).toBe(1);
  });

  // Measured again if something else on the machine fell on one of the two: a leak shows each time.
  it('by the time it takes', { retry: 4 }, async () => {
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
  });
});
