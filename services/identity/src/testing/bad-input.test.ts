import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import { type ProcedureContract, proceduresOf } from '@plainwill/contracts/kit/contract';
import { fieldsOf } from '@plainwill/kit/failure';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aSoftPasskey } from '../credentials/passkeys/testing/soft-passkey.ts';
import { anIdentity, chromeOnWindows, goodPassword, otherPassword } from './identity.ts';

const identity = await anIdentity();
const { query, tokenOf, visitor } = identity;
let person: Awaited<ReturnType<typeof identity.aPerson>>;

const tables = [
  'accounts',
  'links',
  'notices',
  'outbox',
  'sessions',
  'user_roles',
  'google_accounts',
  'partner_invitations',
  'audit_log',
];
const everything = async () => {
  const found = [];
  for (const table of tables) found.push(await query(`select * from ${table}`));
  return JSON.stringify(found);
};

beforeAll(async () => {
  person = await identity.aPerson('careful@example.com');
  await visitor.accounts.signUp({ email: 'waiting@example.com', password: goodPassword });
});

const email = 'someone@example.com';
const challenge = 'a-challenge';
const made = aSoftPasskey().made({ challenge });
const answered = aSoftPasskey().answers({ challenge });
const valid: Record<string, () => Promise<Record<string, unknown>>> = {
  'accounts.signUp': async () => ({ email, password: goodPassword }),
  'accounts.confirmEmail': async () => ({
    token: await tokenOf('confirmEmail', 'waiting@example.com'),
    client: chromeOnWindows,
  }),
  'accounts.resendConfirmation': async () => ({ email }),
  'passwords.requestReset': async () => ({ email }),
  'passwords.resetDetails': async () => ({ token: 'a-token' }),
  'passwords.reset': async () => ({ token: 'a-token', password: goodPassword }),
  'passwords.change': async () => ({ currentPassword: goodPassword, newPassword: otherPassword }),
  'profile.rename': async () => ({ name: 'Harriet' }),
  'profile.changeEmail': async () => ({ email }),
  'profile.newEmailDetails': async () => ({ token: 'a-token' }),
  'profile.confirmNewEmail': async () => ({ token: 'a-token' }),
  'profile.undoEmailChange': async () => ({ token: 'a-token' }),
  'people.staffNames': async () => ({ ids: [] }),
  'digest.save': async () => ({ isOn: true }),
  'invitations.accept': async () => ({ id: randomUUID() }),
  'partner.invite': async () => ({ email, firstName: 'Ben' }),
  'partner.sendAgain': async () => ({ id: randomUUID() }),
  'partner.cancelInvite': async () => ({ id: randomUUID() }),
  'partner.invitation': async () => ({ token: 'a-token' }),
  'partner.accept': async () => ({ token: 'a-token' }),
  'partner.decline': async () => ({ token: 'a-token' }),
  'trustedInvitations.opened': async () => ({ token: 'a-token' }),
  'trustedInvitations.decline': async () => ({ token: 'a-token' }),
  'devices.signOut': async () => ({ id: '0'.repeat(64) }),
  'recovery.confirm': async () => ({ token: 'a-token' }),
  'recovery.secureAccount': async () => ({ token: 'a-token' }),
  'profile.disconnectGoogle': async () => ({ signOutOthers: true }),
  'waysIn.makeRecoveryCodes': async () => ({ signOutOthers: true }),
  'waysIn.setSecondStep': async () => ({ isAsked: true, signOutOthers: true }),
  'passkeys.finish': async () => ({ passkey: made, signOutOthers: true }),
  'passkeys.rename': async () => ({ id: made.id, name: 'My phone' }),
  'passkeys.remove': async () => ({ id: made.id, signOutOthers: true }),
  'authenticators.confirm': async () => ({ code: '123456', signOutOthers: true }),
  'authenticators.remove': async () => ({ signOutOthers: true }),
  'sessions.signInWithPasskey': async () => ({ passkey: answered, browserToken: 'a-token', client: chromeOnWindows }),
  'sessions.finishSignIn': async () => ({
    pendingToken: 'a-token',
    proof: { code: '123456' },
    client: chromeOnWindows,
  }),
  'sessions.signIn': async () => ({ email, password: goodPassword, client: chromeOnWindows }),
};

/** Values that are wrong, whatever they are for. */
const wrong: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', ['a']],
  ['an object', { $ne: '' }],
  ['over-long', 'a@b.'.padEnd(100_000, 'x')],
];

const callOf = (path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], person.calls) as (
    input: unknown,
  ) => Promise<unknown>;

async function refusedFields(path: string, input: unknown) {
  const before = await everything();
  const error = await callOf(path)(input).then(
    () => ({ code: 'answered', cause: undefined }),
    (error: { code: string; cause: unknown }) => error,
  );
  expect(error.code).toBe('BAD_REQUEST');
  expect(await everything()).toBe(before);
  // An item of a list is named after it: `ids.0`.
  return [...new Set(Object.keys(fieldsOf(error.cause as z.core.$ZodError)).map((name) => name.split('.')[0]))];
}

/** A browser fills in these, too, though they reach identity through a route of the gateway that sets the cookie. */
const throughTheGateway = [
  'accounts.confirmEmail',
  'sessions.signIn',
  'sessions.signInWithPasskey',
  'sessions.finishSignIn',
];

it('is tried on every procedure of people’s own that a browser gives anything to', () => {
  const takesInput = ({ input, access }: ProcedureContract) =>
    (access === 'public' || access === 'account') && !input.safeParse(undefined).success;
  const browser = proceduresOf(identityContract).filter(({ procedure }) => takesInput(procedure));
  expect(browser.map(({ path }) => path).sort()).toEqual(
    Object.keys(valid)
      .filter((path) => !throughTheGateway.includes(path))
      .sort(),
  );
});

describe.each(Object.keys(valid))('%s', (path) => {
  it('names the field that is wrong, and writes nothing', async () => {
    const input = (await valid[path]?.()) ?? {};
    for (const field of Object.keys(input).filter((name) => name !== 'client')) {
      for (const [what, value] of wrong) {
        expect(await refusedFields(path, { ...input, [field]: value }), `${field}: ${what}`).toEqual([field]);
      }
    }
  });

  it('names what it did not ask for', async () => {
    const input = await valid[path]?.();
    for (const extra of ['role', 'accountId', 'isAdmin']) {
      expect(await refusedFields(path, { ...input, [extra]: 'admin' })).toEqual([extra]);
    }
  });

  it('refuses what is no object', async () => {
    for (const input of [undefined, null, 'text', 7, []]) expect(await refusedFields(path, input)).toEqual(['input']);
  });
});

describe('characters that change how a text reads', () => {
  it.each([
    ['NUL', 'Har\u0000riet'],
    ['an override of direction', 'Har\u202eriet'],
    ['an isolate', 'Har\u2066riet'],
    ['half a character', 'Har\ud800riet'],
    ['a mark of direction', 'Har\u200eriet'],
    ['tag characters', 'Harriet\u{e0041}'],
    ['a line break', 'Har\nriet'],
    ['nothing that can be seen', '\u3164'],
    ['no letter', '7'],
  ])('are refused in a name: %s', async (_what, name) => {
    expect(await refusedFields('profile.rename', { name })).toEqual(['name']);
  });

  it.each([
    ['NUL', 'har\u0000riet@example.com'],
    ['an override of direction', 'har\u202eriet@example.com'],
    ['a line break', 'harriet@example.com\r\nBcc: eve@example.com'],
  ])('are refused in an address: %s', async (_what, value) => {
    for (const path of ['accounts.signUp', 'passwords.requestReset', 'profile.changeEmail']) {
      const input = await valid[path]?.();
      expect(await refusedFields(path, { ...input, email: value }), path).toEqual(['email']);
    }
  });
});
