import { randomUUID } from 'node:crypto';
import { Refusal } from '@plainwill/kit/refusal';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantRole } from '../../staff/roles/roles.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client, goodPassword } from '../../testing/identity.ts';
import type { SoftPasskey } from '../passkeys/testing/soft-passkey.ts';

const identity = await anIdentity();
const { aPerson, as, connectGoogle, orm, query, vault, visitor } = identity;
const browserToken = 'the secret of this browser';
let people = 0;

async function aNewPerson() {
  const email = `way${++people}@example.com`;
  return aPerson(email);
}

type Person = Awaited<ReturnType<typeof aNewPerson>>;

const forgetPassword = ({ account }: Person) =>
  query('update accounts set password_hash = null where id = ?', [account.id]);

const addGoogle = ({ email }: Person) => connectGoogle(email, `google.${email}`);

const signIn = (email: string) => visitor.sessions.signIn({ email, password: goodPassword, client });

async function signInWith(passkey: SoftPasskey) {
  const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
  return visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client });
}

const refused = (reason: string) => ({ code: 'CONFLICT', cause: { reason } });
const alone = { signOutOthers: false };

describe('whatever is added and removed, by one session or by four at once', () => {
  const acts = {
    addPasskey: async ({ calls }: Person) => addPasskey({ calls }),
    removePasskey: async ({ calls }: Person) => {
      const [first] = (await calls.waysIn.get()).passkeys;
      return first && calls.passkeys.remove({ id: first.id, ...alone });
    },
    addAuthenticator: async ({ calls }: Person) => addAuthenticator({ calls }, identity.time.now),
    removeAuthenticator: ({ calls }: Person) => calls.authenticators.remove(alone),
    turnOn: ({ calls }: Person) => calls.waysIn.setSecondStep({ isAsked: true, ...alone }),
    turnOff: ({ calls }: Person) => calls.waysIn.setSecondStep({ isAsked: false, ...alone }),
    addGoogle: async (person: Person) => {
      const google = (await person.calls.waysIn.get()).google;
      // One of two that connect at once is told that the account has Google already.
      return google ?? addGoogle(person).catch(() => undefined);
    },
    removeGoogle: ({ calls }: Person) => calls.profile.disconnectGoogle({ signOutOthers: false }),
  };
  type Act = keyof typeof acts;
  const removing: Act[] = ['removePasskey', 'removeAuthenticator', 'removeGoogle'];

  /** The refusals that somebody who adds and removes as they like may get. */
  const expected = [
    ...['LastWayIn', 'LastSecondStep', 'NoSecondStep', 'TooManyPasskeys', 'PasskeyNotFound', 'PasskeyNotAdded'],
    ...['AuthenticatorNotFound', 'AuthenticatorNotBegun', 'CodeWrong'],
  ];

  const beginnings = fc.record({
    hasPassword: fc.boolean(),
    hasGoogle: fc.boolean(),
    passkeys: fc.nat({ max: 2 }),
    hasAuthenticator: fc.boolean(),
  });
  const act = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(acts) as Act[])) },
    { weight: 2, arbitrary: fc.constantFrom(...removing) },
  );
  const sessions = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });

  it('a way in remains, and a second step wherever one is asked for', async () => {
    async function tryAct(person: Person, act: Act) {
      try {
        await acts[act](person);
      } catch (error) {
        const { cause } = error as { cause?: unknown };
        if (!(cause instanceof Refusal) || !expected.includes(cause.reason)) throw error;
      }
      const ways = await person.calls.waysIn.get();
      const waysIn = [ways.password, ways.google, ...ways.passkeys].filter(Boolean).length;
      const steps = ways.passkeys.length + (ways.authenticator ? 1 : 0);
      expect({ act, isOpen: waysIn > 0, lacksStep: ways.asksSecondStep && steps === 0 }).toEqual({
        act,
        isOpen: true,
        lacksStep: false,
      });
      return ways;
    }

    await fc.assert(
      fc.asyncProperty(beginnings, sessions, async (beginning, sessions) => {
        const person = await aNewPerson();
        for (let n = 0; n < beginning.passkeys; n++) await acts.addPasskey(person);
        if (beginning.hasAuthenticator) await acts.addAuthenticator(person);
        if (beginning.hasGoogle) await addGoogle(person);
        const hasOther = beginning.hasGoogle || beginning.passkeys > 0;
        if (!beginning.hasPassword && hasOther) await forgetPassword(person);
        // Each has proved a second step just now, whatever the others do meanwhile.
        const calls = as({ ...person.account, secondStep: 'proved' });
        await Promise.all(
          sessions.map(async (mine) => {
            for (const act of mine) await tryAct({ ...person, calls }, act);
          }),
        );
        const ways = await tryAct({ ...person, calls }, 'removePasskey');
        if (!ways.password) return;
        expect('pendingToken' in (await signIn(person.email))).toBe(ways.asksSecondStep);
      }),
      { numRuns: Number(process.env.WAYS_IN_RUNS ?? 12), seed: 1837 },
    );
  }, 120_000);
});

describe('the last way in', () => {
  let person: Person;
  beforeEach(async () => {
    person = await aNewPerson();
  });

  it('may be a passkey alone, of an account that never had a password, and then cannot be removed', async () => {
    await addGoogle(person);
    await forgetPassword(person);
    const { passkey } = await addPasskey(person);
    expect(await person.calls.waysIn.get()).toMatchObject({ password: null, google: {}, passkeys: [{}] });
    await person.calls.profile.disconnectGoogle({ signOutOthers: false });
    const remove = person.calls.passkeys.remove({ id: passkey.id, ...alone });
    await expect(remove).rejects.toMatchObject(refused('LastWayIn'));
    await expect(remove).rejects.toThrow('Add a passkey, a password or Google first');
    await expect(signInWith(passkey)).resolves.toHaveProperty('sessionId');
  });

  it('may be Google alone, and then is not disconnected', async () => {
    await addGoogle(person);
    await forgetPassword(person);
    await expect(person.calls.profile.disconnectGoogle({ signOutOthers: false })).rejects.toMatchObject(
      refused('LastWayIn'),
    );
    expect((await person.calls.waysIn.get()).google).not.toBeNull();
  });

  it('is no passkey of another host, nor an authenticator app', async () => {
    await addGoogle(person);
    await forgetPassword(person);
    await addPasskey(person);
    await addAuthenticator(person, identity.time.now);
    await query(`update passkeys set rp_id = 'before.example' where account_id = ?`, [person.account.id]);
    await expect(person.calls.profile.disconnectGoogle({ signOutOthers: false })).rejects.toMatchObject(
      refused('LastWayIn'),
    );
  });

  it('stays where two sessions remove the last two at once', async () => {
    await forgetPassword(person);
    const first = await addPasskey(person);
    const second = await addPasskey(person);
    const remove = ({ passkey: { id } }: typeof first) => person.calls.passkeys.remove({ id, ...alone });
    const outcomes = await Promise.allSettled([remove(first), remove(second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await person.calls.waysIn.get()).passkeys).toHaveLength(1);
  });

  it('leaves the other sessions signed in where removing it is refused', async () => {
    await forgetPassword(person);
    const { passkey } = await addPasskey(person);
    const { sessionId } = await signInWith(passkey);
    await person.calls.passkeys.remove({ id: passkey.id, signOutOthers: true }).catch(() => undefined);
    expect(await visitor.sessions.resolve({ sessionId })).not.toBeNull();
  });
});

describe('the last second step', () => {
  let person: Person;
  beforeEach(async () => {
    person = await aNewPerson();
  });

  it('is removed only after the second step is turned off, or another one is there', async () => {
    await addAuthenticator(person, identity.time.now);
    const remove = () => person.calls.authenticators.remove(alone);
    await expect(remove()).rejects.toMatchObject(refused('LastSecondStep'));
    const { passkey } = await addPasskey(person);
    expect(await remove()).toMatchObject({ authenticator: null, asksSecondStep: true });
    const removePasskey = () => person.calls.passkeys.remove({ id: passkey.id, ...alone });
    await expect(removePasskey()).rejects.toMatchObject(refused('LastSecondStep'));
    await person.calls.waysIn.setSecondStep({ isAsked: false, ...alone });
    expect(await removePasskey()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('is no recovery code', async () => {
    const { passkey, recoveryCodes } = await addPasskey(person);
    await person.calls.waysIn.setSecondStep({ isAsked: true, ...alone });
    expect(recoveryCodes).not.toEqual([]);
    const remove = person.calls.passkeys.remove({ id: passkey.id, ...alone });
    await expect(remove).rejects.toMatchObject(refused('LastSecondStep'));
  });

  it('may go with the host it was made for: a passkey that can no longer be used is removed', async () => {
    const { passkey } = await addPasskey(person);
    await person.calls.waysIn.setSecondStep({ isAsked: true, ...alone });
    await query(`update passkeys set rp_id = 'before.example' where account_id = ?`, [person.account.id]);
    expect(await person.calls.passkeys.remove({ id: passkey.id, ...alone })).toMatchObject({ passkeys: [] });
    await expect(signIn(person.email)).resolves.toHaveProperty('sessionId');
  });

  it('is there before it can be asked for, and before there are recovery codes', async () => {
    const turnOn = person.calls.waysIn.setSecondStep({ isAsked: true, ...alone });
    await expect(turnOn).rejects.toMatchObject(refused('NoSecondStep'));
    await expect(person.calls.waysIn.makeRecoveryCodes({ signOutOthers: false })).rejects.toMatchObject(
      refused('NoSecondStep'),
    );
    await expect(signIn(person.email)).resolves.toHaveProperty('sessionId');
  });

  it('of a member of staff stays, and is always asked for', async () => {
    const { passkey } = await addPasskey(person);
    const by = { vault, now: identity.time.now, requestId: randomUUID() };
    await grantRole(orm.em.fork(), by, person.email, 'readonly');
    const turnOff = person.calls.waysIn.setSecondStep({ isAsked: false, ...alone });
    await expect(turnOff).rejects.toMatchObject(refused('SecondStepForStaff'));
    const remove = person.calls.passkeys.remove({ id: passkey.id, ...alone });
    await expect(remove).rejects.toMatchObject(refused('LastSecondStep'));
    expect(await signIn(person.email)).toMatchObject({ ways: ['passkey'] });
  });
});
