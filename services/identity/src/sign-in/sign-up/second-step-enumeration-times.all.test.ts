import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SoftPasskey } from '../../credentials/passkeys/testing/soft-passkey.ts';
import { addAuthenticator } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client } from '../../testing/identity.ts';
import { mediansOf, shownBy, spreadOf } from '../../testing/medians.ts';
import { pendingSignIns } from '../../testing/pending-sign-ins.ts';
import { passkeySignIn, refusedPasskeys } from '../../testing/refused-passkeys.ts';

const identity = await anIdentity({ isCostly: true });
const { aPerson, encryptRows, keyOf, query, visitor } = identity;
const samples = 200;
/** Calls that hash a password are sampled less often. */
const costlySamples = 60;

const signIn = (email: string) => visitor.sessions.signIn({ email, password: 'Wrong-password-1', client });

/** Accounts as those of the model, which ask for a second step like it or not. */
async function addAccounts(emails: string[], asksSecondStep: boolean) {
  for (const email of emails) {
    const id = randomUUID();
    await query(
      `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at, asks_second_step)
       select ?, ?, ?, password_hash, email_confirmed_at, created_at, ? from accounts where email_key = ?`,
      [id, email, email, asksSecondStep, keyOf('model@example.com')],
    );
    if (asksSecondStep)
      await query(`insert into authenticators (account_id, secret, created_at) values (?, 'JBSWY3DPEHPK3PXP', now())`, [
        id,
      ]);
  }
  await encryptRows();
}

beforeEach(() => {
  identity.time.now = new Date();
});
beforeAll(async () => {
  await aPerson('model@example.com');
  await addAuthenticator(await aPerson('two-step@example.com'), identity.time.now);
});

// Each is measured again if something else on the machine fell on one of them: a leak shows each time.
describe('tells a stranger nothing by the time it takes:', () => {
  it('a wrong password, of who is asked for a second step', { retry: 4 }, async () => {
    const round = randomUUID();
    const emailsOf = (what: string) =>
      Array.from({ length: costlySamples }, (_, n) => `${what}${n}.${round}@x.example`);
    const [unknown, oneStep, twoSteps] = [emailsOf('unknown'), emailsOf('one-step'), emailsOf('two-steps')];
    await addAccounts(oneStep, false);
    await addAccounts(twoSteps, true);
    const ways = [unknown, oneStep, twoSteps].map((emails) => (turn: number) => shownBy(signIn(emails[turn] ?? '')));
    await mediansOf(5, ways);
    expect(spreadOf(await mediansOf(costlySamples, ways))).toBeLessThan(1.3);
  });

  it('a passkey, of whose it is and whether it is anybody’s', { retry: 4 }, async () => {
    const { begin, finish } = passkeySignIn(identity);
    async function answersOf(passkey: SoftPasskey) {
      const answers: ReturnType<SoftPasskey['answers']>[] = [];
      for (let n = 0; n < samples + 10; n++) answers.push(passkey.answers(await begin()));
      return () => shownBy(finish(answers.pop() as ReturnType<SoftPasskey['answers']>));
    }
    const ways = await Promise.all((await refusedPasskeys(identity)).map(answersOf));
    await mediansOf(10, ways);
    expect(spreadOf(await mediansOf(samples, ways))).toBeLessThan(1.3);
  });

  it.each([
    ['a second step', pendingSignIns(identity).finish],
    ['a recovery', (pendingToken: string) => visitor.recovery.begin({ pendingToken })],
  ])('%s, of whether a sign-in waits', { retry: 4 }, async (_what, ask) => {
    const token = await pendingSignIns(identity).expired();
    const ways = [() => shownBy(ask(token)), () => shownBy(ask(randomBytes(32).toString('base64url')))];
    await mediansOf(10, ways);
    expect(spreadOf(await mediansOf(samples, ways))).toBeLessThan(1.3);
  });
});
