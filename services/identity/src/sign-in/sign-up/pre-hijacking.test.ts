import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { purge } from '../../profile/deletion/delete-due-accounts.ts';
import { anIdentity, chromeOnWindows, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { keyOf, aBrowser, aPerson, mailsTo, orm, query, signIn, tokenOf, visitor } = identity;
const attackers = { password: 'Attacker-knows-1', browserSecret: 'a-secret-of-the-attackers' };
const victims = { password: goodPassword, browserSecret: 'a-secret-of-the-victims-1' };
const needed = { code: 'PRECONDITION_FAILED', cause: { reason: 'PasswordNeeded' } };
const expired = { cause: { reason: 'LinkExpired' } };
const failed = { cause: { reason: 'SignInFailed' } };
const submission: Submission = {
  submissionId: SubmissionId.parse('b0a5c1de-0000-4000-8000-000000000009'),
  answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
};
let people = 0;
let email = '';

beforeEach(() => {
  identity.time.now = new Date();
  email = `victim${++people}@example.com`;
});

const token = () => tokenOf('confirmEmail', email);
const confirm = (how: { password?: string; browserSecret?: string } = {}) => identity.confirmEmail(email, how);

async function expectVictimsAlone(password = victims.password) {
  await expect(signIn(email, attackers.password)).rejects.toMatchObject(failed);
  await expect(signIn(email, password)).resolves.toBeDefined();
}

describe('the link of a sign-up', () => {
  it('confirms the password in the browser that chose it', async () => {
    await visitor.accounts.signUp({ email, ...victims });
    await confirm({ browserSecret: victims.browserSecret });
    await expectVictimsAlone();
  });

  it.each([
    ['that a stranger made', {}],
    ['that a stranger made, in a browser that signed up as well', { browserSecret: victims.browserSecret }],
  ])('%s asks whoever opens it for a password, and is not used up by that', async (_whose, browser) => {
    await visitor.accounts.signUp({ email, ...attackers });
    await expect(confirm(browser)).rejects.toMatchObject(needed);
    await expect(signIn(email, attackers.password)).rejects.toMatchObject(failed);
    await confirm({ ...browser, password: victims.password });
    await expectVictimsAlone();
  });

  it('asks in another browser of the same person, who may choose the same password again', async () => {
    await visitor.accounts.signUp({ email, ...victims });
    await expect(confirm()).rejects.toMatchObject(needed);
    await confirm({ password: victims.password });
    await expectVictimsAlone();
  });

  it('brings the answers of the questionnaire to whoever chose the password, once, in whatever browser', async () => {
    await visitor.accounts.signUp({ email, ...victims, submission });
    const first = await token();
    const confirmed = await confirm({ password: victims.password });
    expect(confirmed.submission).toEqual(submission);
    await expect(identity.confirmEmail(email, { token: first, password: victims.password })).rejects.toMatchObject(
      expired,
    );
  });

  it('brings them in the browser of the sign-up, and when it was sent again', async () => {
    await visitor.accounts.signUp({ email, ...victims, submission });
    identity.time.now = new Date(Date.now() + 1000);
    await visitor.accounts.resendConfirmation({ email });
    const confirmed = await confirm({ browserSecret: victims.browserSecret });
    expect(confirmed.submission).toEqual(submission);
  });

  it('gives answers to nobody who chooses another password, and plants none', async () => {
    await visitor.accounts.signUp({ email, ...attackers, submission });
    expect((await confirm({ password: victims.password })).submission).toBeNull();
    expect(await query(`select 1 from links where submission is not null and email_key = ?`, [keyOf(email)])).toEqual(
      [],
    );
  });

  it('signs nobody in who cannot say which address received it', async () => {
    await visitor.accounts.signUp({ email, ...attackers });
    const typed = { token: await token(), password: goodPassword, client: chromeOnWindows };
    const refusal = { cause: { reason: 'LinkOfAnother', field: 'email' } };
    await expect(visitor.accounts.confirmEmail({ ...typed, email: 'reader@example.com' })).rejects.toMatchObject(
      refusal,
    );
    await expect(visitor.accounts.confirmEmail(typed)).rejects.toMatchObject(refusal);
    await visitor.accounts.confirmEmail({ ...typed, email: ` ${email.toUpperCase()}` });
  });

  it('takes no password that is guessed first', async () => {
    await visitor.accounts.signUp({ email, ...attackers });
    const refusal = { cause: { reason: 'PasswordTooCommon', field: 'password' } };
    await expect(confirm({ password: 'Password1!' })).rejects.toMatchObject(refusal);
    await confirm({ password: victims.password });
  });

  it('sent again never confirms the password that somebody else chose last', async () => {
    await visitor.accounts.signUp({ email, ...victims });
    identity.time.now = new Date(Date.now() + 1000);
    await visitor.accounts.signUp({ email, ...attackers });
    identity.time.now = new Date(Date.now() + 2000);
    await visitor.accounts.resendConfirmation({ email });
    expect(await mailsTo(email)).toHaveLength(3);
    await expect(confirm({ browserSecret: victims.browserSecret })).rejects.toMatchObject(needed);
    await confirm({ password: victims.password });
    await expectVictimsAlone();
  });

  it('sent by trying to sign in is no different', async () => {
    await visitor.accounts.signUp({ email, ...attackers });
    await expect(signIn(email, attackers.password)).rejects.toMatchObject(failed);
    expect(await mailsTo(email)).toHaveLength(2);
    await expect(confirm({ browserSecret: victims.browserSecret })).rejects.toMatchObject(needed);
  });

  it('comes again also when what was chosen at the sign-up is long forgotten', async () => {
    await visitor.accounts.signUp({ email, ...victims });
    identity.time.now = new Date(Date.now() + 3 * dayMs);
    await purge(orm, identity.time.now);
    await visitor.accounts.resendConfirmation({ email });
    await confirm({ password: victims.password });
    await expectVictimsAlone();
  });

  it('voids every other that was sent before it', async () => {
    await visitor.accounts.signUp({ email, ...attackers });
    const first = await token();
    await visitor.accounts.signUp({ email, ...victims });
    await confirm({ browserSecret: victims.browserSecret });
    const late = identity.confirmEmail(email, { token: first, password: attackers.password });
    await expect(late).rejects.toMatchObject(expired);
  });

  it('leaves nothing of who was there before: no session, Google account or role', async () => {
    await visitor.accounts.signUp({ email, ...attackers });
    const [account] = await query<{ id: string }>('select id from accounts where email_key = ?', [keyOf(email)]);
    await query(`insert into google_accounts (subject, account_id, email, connected_at) values (?, ?, ?, now())`, [
      `attacker of ${email}`,
      account?.id,
      'attacker@gmail.com',
    ]);
    await query(
      `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
       values (?, ?, '', '', now(), now(), now(), now() + interval '1 day')`,
      [String(people).padStart(64, '0'), account?.id],
    );
    await confirm({ password: victims.password });
    const { calls } = await aBrowser(email);
    expect(await calls.profile.get()).toMatchObject({ googleEmail: null });
    // The browser that confirmed, and the one that has just signed in.
    expect(await calls.devices.list()).toHaveLength(2);
  });
});

describe('a change of another account to the address', () => {
  it('is void once its owner has shown that it is theirs, also after they have left it again', async () => {
    const attacker = await aPerson(`attacker${people}@example.com`);
    await attacker.calls.profile.changeEmail({ email });
    const claim = await tokenOf('confirmNewEmail', email);
    await visitor.accounts.signUp({ email, ...victims });
    await confirm({ browserSecret: victims.browserSecret });
    // The attacker does not see that somebody has come.
    expect(await attacker.calls.profile.get()).toMatchObject({ newEmail: email });
    await query('delete from accounts where email_key = ?', [keyOf(email)]);
    await expect(attacker.calls.profile.confirmNewEmail({ token: claim })).rejects.toMatchObject(expired);
  });
});
