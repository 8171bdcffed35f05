import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword } from '../testing/identity.ts';
import { mediansOf } from '../testing/medians.ts';

const identity = await anIdentity();
const { aConfirmedAccount, encryptRows, keyOf, orm, signIn, visitor } = identity;
const samples = 60;
const known = (turn: number) => `known${turn}@example.com`;
const unknown = (turn: number) => `unknown${turn}@example.com`;

const failureOf = (call: Promise<unknown>) =>
  call.then(
    (answer) => JSON.stringify({ answer }),
    ({ code, message, cause }) => JSON.stringify({ code, message, reason: cause?.reason, field: cause?.field }),
  );

const asks: Record<string, (email: string) => Promise<unknown>> = {
  'signing up': (email) => visitor.accounts.signUp({ email, password: goodPassword }),
  'signing in': (email) => signIn(email, 'Wrong-password-1'),
  'asking for a new password': (email) => visitor.passwords.requestReset({ email }),
  'asking for the confirmation again': (email) => visitor.accounts.resendConfirmation({ email }),
};

beforeAll(async () => {
  await aConfirmedAccount('model@example.com');
  for (let turn = 0; turn < samples; turn++) {
    await orm.em.fork().execute(
      `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at)
       select ?, ?, ?, password_hash, email_confirmed_at, created_at from accounts where email_key = ?`,
      [randomUUID(), known(turn), known(turn), keyOf('model@example.com')],
    );
  }
  await encryptRows();
});

describe.each(Object.entries(asks))('%s tells a stranger nothing of who has an account', (_what, ask) => {
  it('by what it answers', async () => {
    await visitor.accounts.signUp({ email: 'waiting@example.com', password: goodPassword });
    const answers = await Promise.all(
      [known(0), 'nobody@example.com', 'waiting@example.com'].map((email) => failureOf(ask(email))),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it('by the time it takes', async () => {
    await mediansOf(5, [() => failureOf(ask(known(0))), (turn) => failureOf(ask(`warm-up${turn}@example.com`))]);
    const [ofKnown = 0, ofUnknown = 0] = await mediansOf(samples, [
      (turn) => failureOf(ask(known(turn))),
      (turn) => failureOf(ask(unknown(turn))),
    ]);
    expect(Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown)).toBeLessThan(1.3);
  });
});
