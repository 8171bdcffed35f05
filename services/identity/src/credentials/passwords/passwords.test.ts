import { argon2Sync, createHash } from 'node:crypto';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword, otherPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, connectGoogle, keyOf, mailsTo, orm, query, signIn, tokenOf, visitor } = identity;
const expired = { code: 'NOT_FOUND', cause: { reason: 'LinkExpired' } };
const failed = { cause: { reason: 'SignInFailed' } };
let people = 0;
let email = '';

const later = (ms: number) => new Date(Date.now() + ms);
const kindsTo = async (to: string) => (await mailsTo(to)).map((mail) => mail.kind);
const requestReset = async (to = email) => {
  await visitor.passwords.requestReset({ email: to });
  return tokenOf('resetPassword', to);
};

/** The hash was made when less was asked of one. */
function weakHash(message: string) {
  const nonce = Buffer.alloc(16, 1);
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 });
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8192,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}

beforeEach(async () => {
  await identity.forgetMail();
  identity.time.now = new Date();
  email = `owner${++people}@example.com`;
});

describe('a forgotten password', () => {
  it('is replaced by a link that is mailed to the owner, who then signs in by themselves', async () => {
    const before = await aPerson(email);
    await visitor.passwords.requestReset({ email: ` ${email.toUpperCase()} ` });
    const token = await tokenOf('resetPassword', email);
    await visitor.passwords.reset({ token, password: otherPassword });
    expect(await before.isSignedIn()).toBe(false);
    await expect(signIn(email)).rejects.toMatchObject(failed);
    await expect(signIn(email, otherPassword)).resolves.toBeDefined();
    expect((await kindsTo(email)).at(-1)).toBe('passwordChanged');
  });

  it.each([
    ['names the Google account, and lets go of it', undefined, false],
    ['keeps the Google account that its owner wants to keep', 'google@example.com', true],
    ['lets go of one that took the place of what the owner saw', 'seen-before@example.com', false],
  ])('%s', async (_what, keepGoogle, isKept) => {
    await aPerson(email);
    await connectGoogle(email, 'google@example.com');
    const token = await requestReset();
    expect(await visitor.passwords.resetDetails({ token })).toEqual({ googleEmail: 'google@example.com' });
    await visitor.passwords.reset({ token, password: otherPassword, keepGoogle });
    const { calls } = await aBrowser(email, otherPassword);
    expect(await calls.profile.get()).toMatchObject({ googleEmail: isKept ? 'google@example.com' : null });
    expect((await kindsTo(email)).includes('googleDisconnected')).toBe(!isKept);
    await expect(visitor.passwords.resetDetails({ token })).rejects.toMatchObject(expired);
    await query('delete from google_accounts');
  });

  it('has a link to our own address, in its fragment', async () => {
    await aPerson(email);
    await requestReset();
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      link: expect.stringMatching(/^https:\/\/plainwill\.example\/auth\/reset#token=[\w-]{43}$/),
    });
  });

  it('is replaced once, also by two links opened at the same moment', async () => {
    await aPerson(email);
    const token = await requestReset();
    const attempts = await Promise.allSettled([
      visitor.passwords.reset({ token, password: otherPassword }),
      visitor.passwords.reset({ token, password: `${otherPassword}!` }),
    ]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(visitor.passwords.reset({ token, password: otherPassword })).rejects.toMatchObject(expired);
  });

  it('leaves no session that was opened with it at the same moment', async () => {
    await aPerson(email);
    const token = await requestReset();
    const signIns = Array.from({ length: 10 }, () => signIn(email));
    await Promise.allSettled([visitor.passwords.reset({ token, password: otherPassword }), ...signIns]);
    const open = await query('select 1 from sessions s join accounts a on a.id = s.account_id where a.email_key = ?', [
      keyOf(email),
    ]);
    expect(open).toEqual([]);
  });

  it('has a link that ends after an hour', async () => {
    await aPerson(email);
    const token = await requestReset();
    identity.time.now = later(61 * minuteMs);
    await expect(visitor.passwords.reset({ token, password: otherPassword })).rejects.toMatchObject(expired);
  });

  it('has a link that the next one ends', async () => {
    await aPerson(email);
    const first = await requestReset();
    const second = await requestReset();
    await expect(visitor.passwords.reset({ token: first, password: otherPassword })).rejects.toMatchObject(expired);
    await visitor.passwords.reset({ token: second, password: otherPassword });
  });

  it('brings three mails an hour, and the fourth request leaves the last link working', async () => {
    await aPerson(email);
    for (let i = 0; i < 5; i++) await visitor.passwords.requestReset({ email });
    const [row] = await query<{ n: string }>(
      `select count(*) n from links where purpose = 'reset-password' and email_key = ?`,
      [keyOf(email)],
    );
    expect(row?.n).toBe('3');
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', email), password: otherPassword });
  });

  it('brings no mail to an address without an account', async () => {
    await visitor.passwords.requestReset({ email: 'nobody@example.com' });
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('confirms the address of one who never opened the first link, whatever password was chosen then', async () => {
    await visitor.accounts.signUp({ email, password: goodPassword });
    const confirmation = await tokenOf('confirmEmail', email);
    await visitor.passwords.reset({ token: await requestReset(), password: otherPassword });
    await expect(signIn(email, otherPassword)).resolves.toBeDefined();
    await expect(identity.confirmEmail(email, { token: confirmation })).rejects.toMatchObject(expired);
  });

  it('keeps its link when the new password is one that many use', async () => {
    await aPerson(email);
    const token = await requestReset();
    await expect(visitor.passwords.reset({ token, password: 'Password1' })).rejects.toMatchObject({
      cause: { reason: 'PasswordTooCommon', field: 'password' },
    });
    await visitor.passwords.reset({ token, password: otherPassword });
  });

  it('opens no other kind of link', async () => {
    await visitor.accounts.signUp({ email, password: goodPassword });
    const token = await tokenOf('confirmEmail', email);
    await expect(visitor.passwords.reset({ token, password: otherPassword })).rejects.toMatchObject(expired);
    await expect(visitor.profile.undoEmailChange({ token })).rejects.toMatchObject(expired);
  });
});

describe('changing the password', () => {
  it('needs the one there is', async () => {
    const { calls } = await aPerson(email);
    await expect(
      calls.passwords.change({ currentPassword: otherPassword, newPassword: otherPassword }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { reason: 'PasswordWrong', field: 'currentPassword' } });
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('ends every other session and open link, and tells the owner', async () => {
    const person = await aPerson(email);
    const other = await aBrowser(email);
    const token = await requestReset();
    await person.calls.passwords.change({ currentPassword: goodPassword, newPassword: otherPassword });
    expect([await person.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    await expect(visitor.passwords.reset({ token, password: goodPassword })).rejects.toMatchObject(expired);
    await expect(signIn(email)).rejects.toMatchObject(failed);
    expect((await mailsTo(email)).at(-1)).toEqual({
      kind: 'passwordChanged',
      to: email,
      resetLink: 'https://plainwill.example/auth/forgotten',
    });
  });

  it.each([
    [undefined, null],
    ['google@example.com', 'google@example.com'],
  ])('lets go of Google unless its owner keeps it: %j', async (keepGoogle, left) => {
    const { calls } = await aPerson(email);
    await connectGoogle(email, 'google@example.com');
    await calls.passwords.change({ currentPassword: goodPassword, newPassword: otherPassword, keepGoogle });
    expect(await calls.profile.get()).toMatchObject({ googleEmail: left });
    await query('delete from google_accounts');
  });

  it('refuses one that many use, beside its own field', async () => {
    const { calls } = await aPerson(email);
    await expect(
      calls.passwords.change({ currentPassword: goodPassword, newPassword: 'Password1' }),
    ).rejects.toMatchObject({ cause: { reason: 'PasswordTooCommon', field: 'newPassword' } });
  });

  it('refuses one with the name that the account has, and says why', async () => {
    const { calls } = await aPerson(email);
    await calls.profile.rename({ name: 'Cordelia Winterbourne' });
    await expect(
      calls.passwords.change({ currentPassword: goodPassword, newPassword: 'Winterbourne-86' }),
    ).rejects.toThrow(
      'This password is easy to guess: it has your name, your email address or our name in it. Try three or four unrelated words.',
    );
  });

  it('lets one of two changes win', async () => {
    const { calls } = await aPerson(email);
    const change = (newPassword: string) => calls.passwords.change({ currentPassword: goodPassword, newPassword });
    const attempts = await Promise.allSettled([change(otherPassword), change(`${otherPassword}!`)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('makes a weak hash stronger at the next sign-in', async () => {
  const { aPerson, signIn } = await anIdentity({ orm, isCostly: true });
  await aPerson(email);
  await query('update accounts set password_hash = ? where email_key = ?', [weakHash(goodPassword), keyOf(email)]);
  await signIn(email);
  const [row] = await query<{ password_hash: string }>('select password_hash from accounts where email_key = ?', [
    keyOf(email),
  ]);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect(signIn(email)).resolves.toBeDefined();
});

describe('sending the confirmation again', () => {
  const browserSecret = 'a-secret-of-the-browser-1';

  it('brings another link to who waits for one, with the password chosen then', async () => {
    await visitor.accounts.signUp({ email, password: goodPassword, browserSecret });
    await visitor.accounts.resendConfirmation({ email });
    expect(await kindsTo(email)).toEqual(['confirmEmail', 'confirmEmail']);
    await identity.confirmEmail(email, { browserSecret });
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('brings nothing to an address that is confirmed or unknown', async () => {
    await aPerson(email);
    const before = await kindsTo(email);
    await visitor.accounts.resendConfirmation({ email });
    await visitor.accounts.resendConfirmation({ email: 'stranger@example.com' });
    expect(await kindsTo(email)).toEqual(before.filter((kind) => kind !== 'confirmEmail'));
    expect(await kindsTo('stranger@example.com')).toEqual([]);
  });
});

it('keeps no token in the database', async () => {
  await aPerson(email);
  const token = await requestReset();
  const rows = JSON.stringify(await query('select * from links'));
  expect(rows).not.toContain(token);
  expect(rows).toContain(createHash('sha256').update(token).digest('hex'));
});
