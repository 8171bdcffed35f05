import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { SoftPasskey } from '../../credentials/passkeys/testing/soft-passkey.ts';
import { grantRole } from '../../staff/roles/roles.ts';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows, goodPassword } from '../../testing/identity.ts';
import { removeLostSteps } from './remove-lost-steps.ts';

const identity = await anIdentity();
const { aPerson, browserOf, connectGoogle, orm, query, vault, visitor } = identity;
let people = 0;
let email: string;
let person: Awaited<ReturnType<typeof aPerson>>;

const by = () => ({ vault, now: identity.time.now, requestId: randomUUID() });
const remove = (whose = email) => removeLostSteps(orm.em.fork(), by(), whose);

beforeEach(async () => {
  email = `colleague${++people}@example.com`;
  person = await aPerson(email);
});

const beStaff = () => grantRole(orm.em.fork(), by(), email, 'readonly');

const signIn = () => visitor.sessions.signIn({ email, password: goodPassword, client: chromeOnWindows });

async function signInWith(passkey: SoftPasskey) {
  const browserToken = 'the secret of this browser';
  const answer = passkey.answers(await visitor.passkeys.beginUse({ purpose: 'signIn', browserToken }));
  return visitor.sessions.signInWithPasskey({ passkey: answer, browserToken, client: chromeOnWindows });
}

const forgetPassword = () => query('update accounts set password_hash = null where id = ?', [person.account.id]);

const written = () =>
  query(
    `select actor_account_id, fields from audit_log where action = 'step-removal.done' and subject_account_id = ?`,
    [person.account.id],
  );

it('removes every second step of a colleague, signs them out, and is written down as a command', async () => {
  const { passkey } = await addPasskey(person);
  await addAuthenticator(person, identity.time.now);
  await beStaff();
  const { sessionId } = await signInWith(passkey);
  const half = await signIn();
  if (!('pendingToken' in half)) throw new Error('no second step was asked for');

  expect(await remove()).toBe('removed');
  expect(await visitor.sessions.resolve({ sessionId })).toBeNull();
  expect(await visitor.sessions.pending({ pendingToken: half.pendingToken })).toEqual([]);
  await expect(signInWith(passkey)).rejects.toMatchObject({ cause: { reason: 'PasskeyFailed' } });
  const opened = await signIn();
  if (!('sessionId' in opened)) throw new Error('a second step is asked for');
  const { calls } = await browserOf(opened.sessionId);
  expect(await calls.waysIn.get()).toMatchObject({ passkeys: [], authenticator: null, recoveryCodesLeft: 0 });
  expect(await written()).toEqual([
    { actor_account_id: null, fields: ['passkeys', 'authenticator app', 'recovery codes'] },
  ]);
});

it('leaves the passkeys of who has no other way in, and removes them once there is one', async () => {
  const { passkey } = await addPasskey(person);
  await addAuthenticator(person, identity.time.now);
  await beStaff();
  await forgetPassword();
  expect(await remove()).toBe('passkeysStay');
  const { calls } = await browserOf((await signInWith(passkey)).sessionId);
  expect(await calls.waysIn.get()).toMatchObject({ passkeys: [{}], authenticator: null });
  expect(await written()).toMatchObject([{ fields: ['authenticator app', 'recovery codes'] }]);

  await connectGoogle(email, `google${people}@gmail.com`);
  expect(await remove()).toBe('removed');
  await expect(signInWith(passkey)).rejects.toMatchObject({ cause: { reason: 'PasskeyFailed' } });
});

it('ends what administrators have asked for, so that no one removes what is set up next', async () => {
  await addPasskey(person);
  await beStaff();
  await query(
    `insert into step_removals (account_id, asked_by, reason, asked_at) values (?, gen_random_uuid(), 'Lost', now())`,
    [person.account.id],
  );
  await remove();
  expect(await query('select 1 from step_removals where account_id = ?', [person.account.id])).toEqual([]);
});

it('refuses an address without an account, who is no colleague, and who has no second step', async () => {
  expect(await remove('nobody@example.com')).toBe('noAccount');
  await addPasskey(person);
  expect(await remove()).toBe('notStaff');
  await beStaff();
  expect(await remove()).toBe('removed');
  expect(await remove()).toBe('noStep');
  expect(await written()).toHaveLength(1);
});
