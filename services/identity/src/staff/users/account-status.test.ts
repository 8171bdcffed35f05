import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { Role } from '@plainwill/contracts/shared/roles';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentityWithGoogle } from '../../credentials/google/testing/arrival.ts';
import { goodPassword, otherPassword } from '../../testing/identity.ts';
import { grantRole } from '../roles/roles.ts';

const identity = await anIdentityWithGoogle();
const { arrives, as, aBrowser, aPerson, connectGoogle, mailsTo, orm, query, signIn, time, tokenOf, vault, visitor } =
  identity;
const reason = 'Reported as taken over';
let people = 0;

async function aStaffMember(role: Role) {
  const { email } = await aPerson(`staff${++people}@example.com`);
  await grantRole(orm.em.fork(), { vault, now: time.now, requestId: randomUUID() }, email, role);
  return { email, ...(await aBrowser(email)) };
}

const refused = (name: string) => ({ cause: { reason: name } });
const disabled = refused('AccountDisabled');
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const entriesAbout = (subject: string) =>
  query(
    `select action, outcome, reason, actor_account_id actor from audit_log join audit_chain on entry_id = id
     where subject_account_id = ? and (action like 'user.%' or action = 'deletion.request') order by position`,
    [subject],
  );

let admin: Awaited<ReturnType<typeof aStaffMember>>;
let person: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  await query('delete from user_roles');
  admin = await aStaffMember('admin');
  person = await aPerson(`person${++people}@example.com`);
});

const disable = () => admin.calls.users.disable({ id: person.account.id, reason });
const enable = () => admin.calls.users.enable({ id: person.account.id, reason });

describe('ending somebody’s sessions', () => {
  it('signs out every device, writes down why, and tells the owner', async () => {
    const second = await aBrowser(person.email);
    await admin.calls.users.endSessions({ id: person.account.id, reason });
    expect(await person.isSignedIn()).toBe(false);
    expect(await second.isSignedIn()).toBe(false);
    expect(await entriesAbout(person.account.id)).toEqual([
      { action: 'user.end-sessions', outcome: 'done', reason, actor: admin.account.id },
    ]);
    expect(await kindsTo(person.email)).toContain('sessionsEnded');
    await expect(signIn(person.email)).resolves.toHaveProperty('sessionId');
  });

  it('leaves the sessions of others open', async () => {
    const other = await aPerson(`other${++people}@example.com`);
    await admin.calls.users.endSessions({ id: person.account.id, reason });
    expect(await other.isSignedIn()).toBe(true);
    expect(await admin.isSignedIn()).toBe(true);
  });
});

describe('a disabled account', () => {
  it('is signed out everywhere, shown as disabled, written down and told to its owner', async () => {
    const user = await disable();
    expect(user.disabledAt).toBe(time.now.toISOString());
    expect(await admin.calls.users.get({ id: person.account.id })).toEqual(user);
    expect(await person.isSignedIn()).toBe(false);
    expect(await entriesAbout(person.account.id)).toEqual([
      { action: 'user.disable', outcome: 'done', reason, actor: admin.account.id },
    ]);
    expect(await mailsTo(person.email)).toContainEqual({ kind: 'accountDisabled', to: person.email });
  });

  it('tells who gave the right password that it is disabled, and anybody else nothing', async () => {
    await disable();
    await expect(signIn(person.email)).rejects.toMatchObject(disabled);
    await expect(signIn(person.email, otherPassword)).rejects.toMatchObject(refused('SignInFailed'));
    const entries = await query(
      `select 1 from audit_log where action = 'sign-in' and outcome = 'refused' and subject_account_id = ?`,
      [person.account.id],
    );
    expect(entries).toHaveLength(2);
  });

  it('lets nobody in by Google, connected before or not', async () => {
    const email = `person${++people}@gmail.com`;
    person = await aPerson(email);
    await disable();
    await expect(arrives({ sub: `new ${email}`, email })).rejects.toMatchObject(disabled);
    expect(await query('select 1 from google_accounts where account_id = ?', [person.account.id])).toEqual([]);
    await connectGoogle(email, email);
    await expect(arrives({ sub: `subject of ${email}`, email })).rejects.toMatchObject(disabled);
  });

  it('voids the links sent before, and sends none after', async () => {
    await visitor.passwords.requestReset({ email: person.email });
    const reset = await tokenOf('resetPassword', person.email);
    const newEmail = `moved${++people}@example.com`;
    await person.calls.profile.changeEmail({ email: newEmail });
    const confirm = await tokenOf('confirmNewEmail', newEmail);
    await disable();
    await expect(visitor.passwords.reset({ token: reset, password: otherPassword })).rejects.toMatchObject(
      refused('LinkExpired'),
    );
    await expect(visitor.profile.confirmNewEmail({ token: confirm })).rejects.toMatchObject(refused('LinkExpired'));
    const before = (await kindsTo(person.email)).filter((kind) => kind === 'accountDisabled').length;
    await visitor.passwords.requestReset({ email: person.email });
    await visitor.accounts.signUp({ email: person.email, password: otherPassword });
    const kinds = (await kindsTo(person.email)).slice(-2);
    expect(kinds).toEqual(['accountDisabled', 'accountDisabled']);
    expect((await kindsTo(person.email)).filter((kind) => kind === 'accountDisabled')).toHaveLength(before + 2);
    await enable();
    await expect(visitor.passwords.reset({ token: reset, password: otherPassword })).rejects.toMatchObject(
      refused('LinkExpired'),
    );
  });

  it('keeps the way back to an earlier address for when it is enabled', async () => {
    const newEmail = `taken${++people}@example.com`;
    await person.calls.profile.changeEmail({ email: newEmail });
    await person.calls.profile.confirmNewEmail({ token: await tokenOf('confirmNewEmail', newEmail) });
    const undo = await tokenOf('emailChanged', person.email);
    await disable();
    await expect(visitor.profile.undoEmailChange({ token: undo })).rejects.toMatchObject(disabled);
    await enable();
    await visitor.profile.undoEmailChange({ token: undo });
    expect(await admin.calls.users.get({ id: person.account.id })).toMatchObject({ email: person.email });
  });

  it('can be used as before once it is enabled', async () => {
    await disable();
    const user = await enable();
    expect(user.disabledAt).toBeNull();
    expect(await kindsTo(person.email)).toContain('accountEnabled');
    expect((await entriesAbout(person.account.id)).map(({ action }) => action)).toEqual([
      'user.disable',
      'user.enable',
    ]);
    await expect(signIn(person.email, goodPassword)).resolves.toHaveProperty('sessionId');
  });

  it('admits no sign-in that began while it was being disabled', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const [, ...signIns] = await Promise.allSettled([disable(), signIn(person.email), signIn(person.email)]);
      for (const result of signIns) {
        if (result.status === 'rejected') continue;
        expect(await visitor.sessions.resolve({ sessionId: result.value.sessionId })).toBeNull();
      }
      await enable();
    }
  });

  it('is deleted for its owner, who asked for it by telephone', async () => {
    await expect(admin.calls.users.requestDeletion({ id: person.account.id, reason })).rejects.toMatchObject(
      refused('AccountNotDisabled'),
    );
    await disable();
    const { deletionAt } = await admin.calls.users.requestDeletion({ id: person.account.id, reason });
    expect(Date.parse(deletionAt ?? '') - time.now.getTime()).toBe(7 * dayMs);
    expect(await kindsTo(person.email)).toContain('deletionRequestedForOwner');
    await enable();
    const browser = await aBrowser(person.email);
    expect((await browser.calls.profile.cancelDeletion()).deletionAt).toBeNull();
  });
});

describe('who may disable whom', () => {
  it('refuses one’s own account, an unknown one, and what is done already', async () => {
    const own = { id: admin.account.id, reason };
    for (const name of ['endSessions', 'disable', 'enable', 'requestDeletion'] as const) {
      await expect(admin.calls.users[name](own)).rejects.toMatchObject(refused('OwnAccount'));
      const unknown = { id: anAccount().id, reason };
      await expect(admin.calls.users[name](unknown)).rejects.toMatchObject(refused('UserNotFound'));
    }
    await expect(enable()).rejects.toMatchObject(refused('AccountNotDisabled'));
    await disable();
    await expect(disable()).rejects.toMatchObject(refused('AccountDisabledAlready'));
    expect((await entriesAbout(person.account.id)).at(-1)).toMatchObject({
      action: 'user.disable',
      outcome: 'refused',
    });
  });

  it('refuses the only administrator who stays', async () => {
    const other = await aStaffMember('admin');
    await admin.calls.profile.requestDeletion();
    await expect(admin.calls.users.disable({ id: other.account.id, reason })).rejects.toMatchObject(
      refused('LastAdministrator'),
    );
  });

  it('lets one of two administrators who disable each other win', async () => {
    const other = await aStaffMember('admin');
    const results = await Promise.allSettled([
      admin.calls.users.disable({ id: other.account.id, reason }),
      other.calls.users.disable({ id: admin.account.id, reason }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused('NoLongerAdministrator'),
    });
  });

  it('needs a recent sign-in and a reason', async () => {
    const long = new Date(Date.now() - 11 * minuteMs).toISOString();
    const late = as({ ...admin.account, authenticatedAt: long });
    const input = { id: person.account.id, reason };
    for (const name of ['endSessions', 'disable', 'enable', 'requestDeletion'] as const) {
      await expect(late.users[name](input)).rejects.toMatchObject(refused('ReauthenticationNeeded'));
      await expect(admin.calls.users[name]({ ...input, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('changes nothing where the audit log cannot be written', async () => {
    await query('alter table audit_log rename to audit_log_away');
    try {
      await expect(disable()).rejects.toThrow();
    } finally {
      await query('alter table audit_log_away rename to audit_log');
    }
    expect(await person.isSignedIn()).toBe(true);
    expect((await admin.calls.users.get({ id: person.account.id })).disabledAt).toBeNull();
  });
});
