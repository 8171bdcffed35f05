import { randomBytes, randomUUID } from 'node:crypto';
import { passkeyPurposes } from '@plainwill/contracts/identity/sign-in-methods';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator, addPasskey } from '../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows, goodPassword } from '../testing/identity.ts';
import { mediansOf, shownBy, spreadOf } from '../testing/medians.ts';
import { aSoftPasskey, type SoftPasskey } from '../webauthn/testing/soft-passkey.ts';

const identity = await anIdentity({ isCostly: true });
const { aPerson, encryptRows, keyOf, query, visitor } = identity;
const client = chromeOnWindows;
const browserToken = 'the secret of this browser';
const samples = 200;
/** Of what costs a hash. */
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

describe('a wrong password tells a stranger nothing of who is asked for a second step', () => {
  it('by what is answered', async () => {
    const emails = ['model@example.com', 'two-step@example.com', 'nobody@example.com'];
    expect(new Set(await Promise.all(emails.map((email) => shownBy(signIn(email))))).size).toBe(1);
  });

  // Measured again if something else on the machine fell on one of them: a leak shows each time.
  it('by the time it takes', { retry: 4 }, async () => {
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
});

describe('a passkey tells a stranger nothing of whose it is, nor whether it is anybody’s', () => {
  const begin = (purpose: (typeof passkeyPurposes)[number] = 'signIn') =>
    visitor.passkeys.beginUse({ purpose, browserToken });
  const finish = (passkey: ReturnType<SoftPasskey['answers']>) =>
    visitor.sessions.signInWithPasskey({ passkey, browserToken, client });

  /** Passkeys that do not open an account, for a reason each. */
  const made: Record<string, () => Promise<SoftPasskey>> = {
    'that nobody has': async () => aSoftPasskey(),
    'that was removed': async () => {
      const { passkey } = await addPasskey(await aPerson(`removed.${randomUUID()}@example.com`));
      await query('delete from passkeys where credential_id = ?', [passkey.id]);
      return passkey;
    },
    'of the address that the site had before': async () => {
      const { passkey } = await addPasskey(await aPerson(`foreign.${randomUUID()}@example.com`));
      await query(`update passkeys set rp_id = 'before.example' where credential_id = ?`, [passkey.id]);
      return passkey;
    },
    'of somebody else, whose key the stranger has not': async () => {
      const id = randomBytes(32);
      const person = await aPerson(`known.${randomUUID()}@example.com`);
      const passkey = aSoftPasskey(id).made(await person.calls.passkeys.begin());
      await person.calls.passkeys.finish({ passkey, signOutOthers: false });
      return aSoftPasskey(id);
    },
  };
  const passkeys: SoftPasskey[] = [];
  beforeAll(async () => {
    for (const make of Object.values(made)) passkeys.push(await make());
  });

  it('by what is asked for, whatever for', async () => {
    const asked = await Promise.all(passkeyPurposes.map(async (purpose) => shownBy(begin(purpose))));
    expect(new Set(asked.map((options) => options.replace(/"challenge":"[\w-]{43}"/, ''))).size).toBe(1);
  });

  it('by what is answered', async () => {
    const answers = [];
    for (const passkey of passkeys) answers.push(await shownBy(finish(passkey.answers(await begin()))));
    expect(new Set(answers)).toEqual(new Set([expect.stringContaining('PasskeyFailed')]));
    expect(new Set(answers).size).toBe(1);
  });

  it('by the time it takes', { retry: 4 }, async () => {
    async function answersOf(passkey: SoftPasskey) {
      const answers: ReturnType<SoftPasskey['answers']>[] = [];
      for (let n = 0; n < samples + 10; n++) answers.push(passkey.answers(await begin()));
      return () => shownBy(finish(answers.pop() as ReturnType<SoftPasskey['answers']>));
    }
    const ways = await Promise.all(passkeys.map(answersOf));
    await mediansOf(10, ways);
    expect(spreadOf(await mediansOf(samples, ways))).toBeLessThan(1.3);
  });
});

describe('a second step', () => {
  const finish = (pendingToken: string) =>
    visitor.sessions.finishSignIn({ pendingToken, proof: { code: '000000' }, client });
  const aToken = () => randomBytes(32).toString('base64url');

  async function half(email = 'two-step@example.com') {
    const answer = await visitor.sessions.signIn({ email, password: goodPassword, client });
    if (!('pendingToken' in answer)) throw new Error('no second step is asked for');
    return answer.pendingToken;
  }

  async function expired() {
    const token = await half();
    await query('update pending_sign_ins set expires_at = ?', [new Date(identity.time.now.getTime() - 1)]);
    return token;
  }

  it('is answered alike where the code is wrong, where it took too long, and where no sign-in waits', async () => {
    const answers = [
      await shownBy(finish(await half())),
      await shownBy(finish(await expired())),
      await shownBy(finish(aToken())),
    ];
    expect(answers[0]).toContain('SecondStepFailed');
    expect(new Set(answers).size).toBe(1);
  });

  it('takes as long where it took too long as where no sign-in waits', { retry: 4 }, async () => {
    const token = await expired();
    const ways = [() => shownBy(finish(token)), () => shownBy(finish(aToken()))];
    await mediansOf(10, ways);
    expect(spreadOf(await mediansOf(samples, ways))).toBeLessThan(1.3);
  });

  it('is recovered with the same answer whether a sign-in waits or not', async () => {
    const begin = (pendingToken: string) => shownBy(visitor.recovery.begin({ pendingToken }));
    const answers = [await begin(await half()), await begin(await expired()), await begin(aToken())];
    expect(new Set(answers)).toEqual(new Set(['{}']));
  });

  it('is recovered as quickly where it took too long as where no sign-in waits', { retry: 4 }, async () => {
    const token = await expired();
    const begin = (pendingToken: string) => shownBy(visitor.recovery.begin({ pendingToken }));
    const ways = [() => begin(token), () => begin(aToken())];
    await mediansOf(10, ways);
    expect(spreadOf(await mediansOf(samples, ways))).toBeLessThan(1.3);
  });
});
