import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addAuthenticator, addPasskey } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { aPerson, query, visitor } = identity;
const email = 'exporting@example.com';
let exported: Record<string, unknown>;
let secrets: string[];

beforeAll(async () => {
  const person = await aPerson(email);
  const { passkey, recoveryCodes } = await addPasskey(person);
  const secret = await addAuthenticator(person, identity.time.now);
  const begun = await person.calls.authenticators.begin();
  const half = await visitor.sessions.signIn({ email, password: goodPassword, client: chromeOnWindows });
  if (!('pendingToken' in half)) throw new Error('no second step was asked for');
  await visitor.sessions
    .finishSignIn({ pendingToken: half.pendingToken, proof: { code: '000000' }, client: chromeOnWindows })
    .catch(() => undefined);
  const { id } = person.account;
  await query(`insert into recoveries (id, account_id, begun_at, due_at) values (gen_random_uuid(), ?, now(), now())`, [
    id,
  ]);
  await query(
    `insert into step_removals (account_id, asked_by, reason, asked_at) values (?, gen_random_uuid(), 'Lost', now())`,
    [id],
  );
  const [key] = await query<{ key: string }>(`select encode(public_key, 'hex') as key from passkeys`);
  const codes = recoveryCodes.map((code) => code.replaceAll('-', ''));
  const hashes = codes.map((code) => createHash('sha256').update(code).digest('hex'));
  secrets = [passkey.id, key?.key ?? '', secret, begun.secret, half.pendingToken, ...codes, ...hashes];
  exported = await person.calls.dataExport.get();
});

it('holds every table that names the account', async () => {
  // Words of the name and the address, both of which it holds, by which staff find them.
  const isOnlyFound = `conrelid = 'account_words'::regclass`;
  const tables = await query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where confrelid = 'accounts'::regclass and not ${isOnlyFound}`,
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(tables.map(({ name }) => name)));
});

it('lists second steps and what was told of them, by their names, days and counts', () => {
  expect(exported).toMatchObject({
    accounts: [{ asks_second_step: true }],
    sessions: [{ methods: expect.arrayContaining(['password']) }],
    passkeys: [{ name: 'Passkey on Chrome on Windows', last_used_at: null }],
    authenticators: [{ created_at: expect.any(String) }],
    recovery_codes: Array(10).fill({ made_at: expect.any(String) }),
    known_devices: [{ label: 'Chrome on Windows', network: chromeOnWindows.network }],
    pending_sign_ins: [{ proved: 'password', tries: 1 }],
    second_step_guesses: [{ kind: 'code', wrong: 1 }],
    browser_guesses: [{ kind: 'code', wrong: 1 }],
    recoveries: [{ days_told: 0 }],
    step_removals: [{ reason: 'Lost' }],
  });
  expect((exported.security_notices as { event: string }[]).map(({ event }) => event)).toEqual([
    'passkeyAdded',
    'authenticatorAdded',
  ]);
});

it('holds no secret, no key and no hash of them', () => {
  const written = JSON.stringify(exported);
  expect(secrets.filter((secret) => secret === '' || written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/v1\||argon2|_hash"|public_key|credential_id|webauthn_user_id|"(new_)?secret"|asked_by/);
});
