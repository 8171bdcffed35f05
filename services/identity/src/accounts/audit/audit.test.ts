import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantRole } from '../../staff/roles/roles.ts';
import { anIdentity, chromeOnWindows, goodPassword, otherPassword } from '../../testing/identity.ts';
import { recordAudit } from './record-audit.ts';

const identity = await anIdentity();
const { aBrowser, aPerson, orm, query, signIn, tokenOf, vault, visitor } = identity;
let people = 0;
let person: Awaited<ReturnType<typeof aPerson>>;

interface Entry {
  action: string;
  outcome: string;
  actor_account_id: string | null;
  actor_session_key: string | null;
  network: string | null;
  fields: string[];
}

const entries = () =>
  query<Entry>(
    `select action, outcome, actor_account_id, actor_session_key, network, fields
     from audit_log join audit_chain on entry_id = id where subject_account_id = ? order by position`,
    [person.account.id],
  );
const actions = async () => (await entries()).map(({ action, outcome }) => `${action} ${outcome}`);

beforeEach(async () => {
  person = await aPerson(`audited${++people}@example.com`);
});

describe('the audit log', () => {
  it('says who signed in, from which network, and in which session', async () => {
    expect((await entries()).find(({ action }) => action === 'sign-in')).toEqual({
      action: 'sign-in',
      outcome: 'done',
      actor_account_id: person.account.id,
      actor_session_key: person.account.sessionKey,
      network: chromeOnWindows.network,
      fields: [],
    });
  });

  it('has every event of an account’s life', async () => {
    const { email, calls } = person;
    await signIn(email, 'Wrong-password-1').catch(() => undefined);
    const other = await aBrowser(email);
    await calls.devices.signOut({ id: other.account.sessionKey });
    await calls.devices.signOutOthers();
    await person.reauthenticate({ password: 'Wrong-password-1' }).catch(() => undefined);
    const { calls: proved, sessionId } = await person.reauthenticate({ password: goodPassword });
    await proved.passwords.change({ currentPassword: goodPassword, newPassword: otherPassword });
    await proved.dataExport.get();
    await proved.profile.requestDeletion();
    await proved.profile.cancelDeletion();
    await visitor.sessions.signOut({ sessionId });
    await visitor.passwords.requestReset({ email });
    await visitor.passwords.reset({ token: await tokenOf('resetPassword', email), password: goodPassword });
    await grantRole(orm.em.fork(), { vault, now: new Date(), requestId: randomUUID() }, email, 'readonly');
    const { calls: again } = await aBrowser(email);
    await again.profile.changeEmail({ email: `next-${email}` });
    await again.profile.confirmNewEmail({ token: await tokenOf('confirmNewEmail', `next-${email}`) });
    await visitor.profile.undoEmailChange({ token: await tokenOf('emailChanged', email) });
    const written = new Set(await actions());
    for (const expected of [
      'email.confirm done',
      'sign-in done',
      'sign-in refused',
      'device.sign-out done',
      'reauthenticate refused',
      'reauthenticate done',
      'password.change done',
      'data.export done',
      'deletion.request done',
      'deletion.cancel done',
      'sign-out done',
      'password.reset done',
      'role.grant done',
      'email.change done',
      'email.undo done',
    ]) {
      expect(written).toContain(expected);
    }
    expect(JSON.stringify(await query('select * from audit_log'))).not.toContain(email);
  });

  it('writes a sign-in for an address that nobody has without the address', async () => {
    const ofNobody = () => query(`select 1 from audit_log where action = 'sign-in' and subject_account_id is null`);
    const before = (await ofNobody()).length;
    await signIn('unknown@example.com').catch(() => undefined);
    expect(await ofNobody()).toHaveLength(before + 1);
    expect(JSON.stringify(await query('select * from audit_log'))).not.toContain('unknown@');
  });

  it('only grows', async () => {
    const before = await query('select * from audit_log');
    for (const change of [`update audit_log set outcome = 'done'`, 'delete from audit_log', 'truncate audit_log']) {
      await expect(query(change)).rejects.toThrow('the audit log only grows');
    }
    expect(await query('select * from audit_log')).toEqual(before);
  });

  it('goes back with the change it was written for, and the change with it', async () => {
    const other = await aBrowser(person.email);
    const before = await actions();
    const failing = orm.em.fork().transactional(async (em) => {
      await recordAudit(em, { now: new Date(), requestId: 'x'.repeat(65) }, { action: 'sign-out', subject: null });
      await em.execute('delete from sessions where id_hash = ?', [other.account.sessionKey]);
    });
    await expect(failing).rejects.toThrow();
    await expect(person.calls.devices.signOut({ id: '0'.repeat(64) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await actions()).toEqual(before);
    expect(await other.isSignedIn()).toBe(true);
  });
});
