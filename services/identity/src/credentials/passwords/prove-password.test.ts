import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword, otherPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, mailsTo, query, signIn } = identity;
const wrong = { cause: { reason: 'PasswordWrong' } };
const tooSoon = { code: 'TOO_MANY_REQUESTS', cause: { reason: 'PasswordTooSoon' } };
const signedOut = { code: 'UNAUTHORIZED', cause: { reason: 'SignedOutForGuessing' } };
let people = 0;
let email = '';
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date();
  email = `guessed${++people}@example.com`;
  person = await aPerson(email);
});

const wait = (seconds: number) => {
  identity.time.now = new Date(identity.time.now.getTime() + seconds * 1000);
};

const ways = {
  'at re-authentication': (password: string) => person.reauthenticate({ password }),
  'at a change of password': (currentPassword: string) =>
    person.calls.passwords.change({ currentPassword, newPassword: 'Marble-Stair-41' }),
};

describe.each(Object.entries(ways))('a wrong password %s', (_where, prove) => {
  it('costs longer and longer waits, and at the tenth the session, which the owner is told', async () => {
    const own = await aBrowser(email);
    for (let i = 0; i < 2; i++) await expect(prove(otherPassword)).rejects.toMatchObject(wrong);
    for (let i = 0; i < 7; i++) {
      await expect(prove(otherPassword)).rejects.toMatchObject(wrong);
      const seconds = 30 * 2 ** i;
      wait(seconds - 1);
      // The right password is not compared either.
      await expect(prove(goodPassword)).rejects.toMatchObject(tooSoon);
      wait(1);
    }
    await expect(prove(otherPassword)).rejects.toMatchObject(signedOut);
    expect([await person.isSignedIn(), await own.isSignedIn()]).toEqual([false, true]);
    expect((await mailsTo(email)).at(-1)).toEqual({
      kind: 'signedOutForGuessing',
      to: email,
      resetLink: 'https://plainwill.example/auth/forgotten',
    });
    const entries = await query<{ action: string; outcome: string }>(
      `select action, outcome from audit_log where subject_account_id = ? and (outcome = 'refused' or action = 'device.sign-out')`,
      [person.account.id],
    );
    expect(entries.map(({ outcome }) => outcome).toSorted()).toEqual(['done', ...Array(10).fill('refused')]);
  });

  it('leaves other sessions and sign-ins of the account alone', async () => {
    const own = await aBrowser(email);
    for (let i = 0; i < 3; i++) await prove(otherPassword).catch(() => undefined);
    await own.reauthenticate({ password: goodPassword });
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('is forgotten at the right one', async () => {
    for (let i = 0; i < 2; i++) await expect(prove(otherPassword)).rejects.toMatchObject(wrong);
    person = { email, ...(await person.reauthenticate({ password: goodPassword })) };
    for (let i = 0; i < 3; i++) await expect(prove(otherPassword)).rejects.toMatchObject(wrong);
    await expect(prove(otherPassword)).rejects.toMatchObject(tooSoon);
  });

  it('counts when many are typed at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => prove(otherPassword)));
    const compared = attempts.filter(
      (attempt) => attempt.status === 'rejected' && attempt.reason.cause.reason === 'PasswordWrong',
    );
    expect(compared).toHaveLength(3);
  });
});

it('says how long to wait', async () => {
  for (let i = 0; i < 3; i++) await person.reauthenticate({ password: otherPassword }).catch(() => undefined);
  await expect(person.reauthenticate({ password: goodPassword })).rejects.toThrow(
    'Too many wrong passwords. Wait 30 seconds and try again.',
  );
});
