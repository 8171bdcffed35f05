import { minuteMs } from '@plainwill/contracts/shared/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, goodPassword, otherPassword } from '../testing/identity.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, encryptRows, mailsTo, query } = identity;
let people = 0;
let email = '';
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date();
  email = `profile${++people}@example.com`;
  person = await aPerson(email);
});

const connectGoogle = async (subject: string) => {
  await query('insert into google_accounts (subject, account_id, email, connected_at) values (?, ?, ?, now())', [
    subject,
    person.account.id,
    `${subject}@gmail.com`,
  ]);
  await encryptRows();
};

it('says what is stored about the account', async () => {
  const profile = await person.calls.profile.get();
  expect(profile).toMatchObject({
    email,
    name: null,
    hasPassword: true,
    googleEmail: null,
    newEmail: null,
    deletionAt: null,
  });
});

it('takes a name, and an empty one for none', async () => {
  expect(await person.calls.profile.rename({ name: ' Zoë O’Neil-Łuk ' })).toMatchObject({ name: 'Zoë O’Neil-Łuk' });
  expect(await person.calls.accounts.me()).toMatchObject({ name: 'Zoë O’Neil-Łuk' });
  expect(await person.calls.profile.rename({ name: '  ' })).toMatchObject({ name: null });
});

describe('proving again who is there', () => {
  const sensitive = ['changeEmail', 'disconnectGoogle', 'requestDeletion', 'export'] as const;
  const attempt = (calls: typeof person.calls, what: (typeof sensitive)[number]) => {
    if (what === 'changeEmail') return calls.profile.changeEmail({ email: 'new@example.com' });
    if (what === 'export') return calls.dataExport.get();
    if (what === 'disconnectGoogle') return calls.profile.disconnectGoogle({ signOutOthers: true });
    return calls.profile.requestDeletion();
  };

  it.each(sensitive)('is needed ten minutes after signing in: %s', async (what) => {
    identity.time.now = new Date(Date.now() + 11 * minuteMs);
    await expect(attempt(person.calls, what)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { reason: 'ReauthenticationNeeded' },
    });
    const { calls } = await person.reauthenticate({ password: goodPassword });
    await expect(attempt(calls, what)).resolves.toBeDefined();
  });

  it('needs the password, and counts for this session only', async () => {
    const other = await aBrowser(email);
    identity.time.now = new Date(Date.now() + 11 * minuteMs);
    await expect(person.reauthenticate({ password: otherPassword })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { reason: 'PasswordWrong', field: 'password' },
    });
    const again = await person.reauthenticate({ password: goodPassword });
    expect(await person.isSignedIn()).toBe(false);
    const resolve = ({ sessionId }: { sessionId: string }) => identity.visitor.sessions.resolve({ sessionId });
    expect((await resolve(again))?.authenticatedAt).toBe(identity.time.now.toISOString());
    expect((await resolve(other))?.authenticatedAt).not.toBe(identity.time.now.toISOString());
  });
});

describe('disconnecting Google', () => {
  it('leaves the password', async () => {
    await connectGoogle(`sub-${people}`);
    expect(await person.calls.profile.get()).toMatchObject({ googleEmail: `sub-${people}@gmail.com` });
    expect(await person.calls.profile.disconnectGoogle({ signOutOthers: false })).toMatchObject({ googleEmail: null });
  });

  it('is refused while there is no password', async () => {
    await connectGoogle(`sub-${people}`);
    await query('update accounts set password_hash = null where id = ?', [person.account.id]);
    await expect(person.calls.profile.disconnectGoogle({ signOutOthers: false })).rejects.toMatchObject({
      cause: { reason: 'LastWayIn' },
    });
    expect(await person.calls.profile.get()).toMatchObject({
      googleEmail: `sub-${people}@gmail.com`,
      hasPassword: false,
    });
  });
});

describe('asking for deletion', () => {
  it('gives seven days, tells the owner, and is not put off by asking again', async () => {
    const { deletionAt } = await person.calls.profile.requestDeletion();
    expect(Date.parse(deletionAt ?? '') - identity.time.now.getTime()).toBe(7 * 24 * 60 * minuteMs);
    identity.time.now = new Date(Date.now() + 5 * minuteMs);
    expect(await person.calls.profile.requestDeletion()).toMatchObject({ deletionAt });
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'deletionRequested');
    expect(mails).toEqual([
      { kind: 'deletionRequested', to: email, accountLink: 'https://plainwill.example/account', deletionAt },
    ]);
  });

  it('can be taken back, and then no mail speaks of it', async () => {
    await person.calls.profile.requestDeletion();
    expect(await person.calls.profile.cancelDeletion()).toMatchObject({ deletionAt: null });
    expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain('deletionRequested');
  });

  it('cannot be taken back when the days are over', async () => {
    const { deletionAt } = await person.calls.profile.requestDeletion();
    identity.time.now = new Date(Date.parse(deletionAt ?? '') + 1);
    expect(await person.calls.profile.cancelDeletion()).toMatchObject({ deletionAt });
  });
});
