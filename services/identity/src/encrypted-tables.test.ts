import { randomBytes, randomUUID } from 'node:crypto';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import { type AccountId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { expect, it } from 'vitest';
import { AccountSchema, emailIndex, personOf } from './accounts/account.entity.ts';
import { LinkSchema, submissionOf } from './accounts/links/link.entity.ts';
import { encryptGoogleEmail } from './credentials/google/google-account.entity.ts';
import { AuthenticatorSchema, secretOf } from './credentials/second-steps/authenticator.entity.ts';
import { encryptedTables } from './encrypted-tables.ts';
import { addAuthenticator } from './testing/add-second-steps.ts';
import { anIdentity, goodPassword } from './testing/identity.ts';

const identity = await anIdentity();
const { aPerson, encryptRows, orm, query, signIn, storedPerson, vault, visitor } = identity;

async function aPlainAccount(email: string, name: string | null) {
  const id = randomUUID() as AccountId;
  await query(
    'insert into accounts (id, email, email_key, name, email_confirmed_at, created_at) values (?, ?, ?, ?, now(), now())',
    [id, email, email.toLowerCase(), name],
  );
  return id;
}

const address = {
  formatted_address: '7 Zzyzxquux Street, Durham, DH1 3AB',
  line_1: '7 Zzyzxquux Street',
  line_2: '',
  town_or_city: 'Durham',
  county: '',
  postcode: 'DH1 3AB',
};
const submission: Submission = {
  submissionId: SubmissionId.parse('b0a5c1de-0000-4000-8000-000000000009'),
  answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'Yes', address, business: 'No' },
};

/** Every row of every table as text. */
async function everything() {
  const tables = await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  const rows = await Promise.all(tables.map(({ name }) => query(`select * from "${name}"`)));
  return JSON.stringify(rows);
}

it('leaves nothing in any table by which somebody can be read or looked up', async () => {
  const { account, calls } = await aPerson('Zzyzxquux.Marker@example.com');
  await calls.profile.rename({ name: 'Zzyzxquuxname' });
  await query(`insert into google_accounts (subject, account_id, email, connected_at) values ('1', ?, ?, now())`, [
    account.id,
    encryptGoogleEmail(vault, '1', 'zzyzxquuxgoogle@gmail.com'),
  ]);
  await calls.profile.changeEmail({ email: 'zzyzxquuxnew@example.com' });
  await visitor.passwords.requestReset({ email: 'zzyzxquuxnobody@example.com' });
  await visitor.accounts.signUp({ email: 'zzyzxquuxwaiting@example.com', password: goodPassword, submission });
  expect((await everything()).toLowerCase()).not.toContain('zzyzxquux');
});

it('encrypts rows of the version before, which then sign in and are found as before', async () => {
  const id = await aPlainAccount('Plain.Person@Example.com', 'v1|no ciphertext');
  const nameless = await aPlainAccount('nameless@example.com', null);
  const passwordHash = (await query<{ password_hash: string }>('select password_hash from accounts limit 1'))[0];
  await query('update accounts set password_hash = ? where id = ?', [passwordHash?.password_hash, id]);
  expect(await encryptRows()).toEqual({ encrypted: 3, broken: 0 });
  expect(await encryptRows()).toEqual({ encrypted: 0, broken: 0 });
  expect(await storedPerson(id)).toEqual({ email: 'Plain.Person@Example.com', name: 'v1|no ciphertext' });
  expect(await storedPerson(nameless)).toEqual({ email: 'nameless@example.com', name: null });
  await expect(signIn('plain.person@example.com')).resolves.toBeDefined();
});

it('encrypts a thousand rows by two services at once, each of them once', async () => {
  await query(
    `insert into accounts (id, email, email_key, name, email_confirmed_at, created_at)
     select gen_random_uuid(), 'many' || n || '@example.com', 'many' || n || '@example.com', 'Name ' || n, now(), now()
     from generate_series(1, 1200) n`,
  );
  const done = await Promise.all([encryptRows(), encryptRows()]);
  expect(done.reduce((sum, { encrypted }) => sum + encrypted, 0)).toBe(2 * 1200);
  expect(await everything()).not.toContain('many7@');
});

it('leaves a second account of one address as it is, and says so', async () => {
  await aPlainAccount('twice@example.com', 'First');
  await encryptRows();
  const second = await aPlainAccount('twice@example.com', 'Second');
  const third = await aPlainAccount('third@example.com', 'Third');
  expect(await encryptRows()).toEqual({ encrypted: 2, broken: 1 });
  expect(await storedPerson(third)).toEqual({ email: 'third@example.com', name: 'Third' });
  await query('delete from accounts where id = ?', [second]);
});

it('re-encrypts what was encrypted with an earlier key, by which it is found until then', async () => {
  const person = await aPerson('rotated@example.com');
  const { account } = person;
  const secret = await addAuthenticator(person, identity.time.now);
  const begun = await person.calls.authenticators.begin();
  await visitor.accounts.signUp({ email: 'zzyzxquuxrotated@example.com', password: goodPassword, submission });
  const keys = new Map([
    ['k2', randomBytes(32)],
    ['k1', Buffer.alloc(32, 3)],
  ]);
  const rotated = createVault({ current: 'k2', keys });
  const found = () => orm.em.fork().findOne(AccountSchema, { emailKey: emailIndex(rotated, 'rotated@example.com') });
  expect(await found()).toBeNull();
  expect((await rotateKeys(orm.em.fork(), encryptedTables(rotated), 'k2')).broken).toBe(0);
  keys.delete('k1');
  const stored = await found();
  expect(stored?.id).toBe(account.id);
  const newVault = createVault({ current: 'k2', keys });
  expect(stored && personOf(newVault, stored).email).toBe('rotated@example.com');
  const app = await orm.em.fork().findOneOrFail(AuthenticatorSchema, { account: account.id });
  expect(app.secret && secretOf(newVault, account.id, 'secret', app.secret)).toBe(secret);
  expect(app.newSecret && secretOf(newVault, account.id, 'new_secret', app.newSecret)).toBe(begun.secret);
  const link = await orm.em
    .fork()
    .findOneOrFail(LinkSchema, { emailKey: emailIndex(newVault, 'zzyzxquuxrotated@example.com') });
  expect(submissionOf(newVault, link)).toEqual(submission);
  expect(await everything()).not.toContain('v1|k1|');
});

it('does not decrypt what was moved to another account', async () => {
  const [anna, ben] = [await aPlainAccount('anna@example.com', 'Anna'), await aPlainAccount('ben@example.com', 'Ben')];
  await encryptRows();
  await query('update accounts set name = (select name from accounts where id = ?) where id = ?', [anna, ben]);
  const moved = await orm.em.fork().findOneOrFail(AccountSchema, { id: ben });
  expect(() => personOf(vault, moved)).toThrow('accounts.name cannot be decrypted');
});
