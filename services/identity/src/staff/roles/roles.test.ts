import { randomUUID } from 'node:crypto';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { Role } from '@plainwill/contracts/shared/roles';
import { storedChange } from '@plainwill/kit/audit/audit-change';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAuthenticator } from '../../testing/add-second-steps.ts';
import { anIdentity } from '../../testing/identity.ts';
import { grantRole } from './roles.ts';

const { as, aBrowser, aPerson, forgetMail, mailsTo, orm, query, time, vault } = await anIdentity();
let people = 0;
const reason = 'They answer the telephone';

const command = () => ({ vault, now: time.now, requestId: randomUUID() });

async function aStaffMember(role: Role) {
  const { email } = await aPerson(`staff${++people}@example.com`);
  await grantRole(orm.em.fork(), command(), email, role);
  return { email, ...(await aBrowser(email)) };
}

const entriesAbout = (subject: string) =>
  query<{ action: string; outcome: string; fields: string[]; reason: string | null; actor_account_id: string | null }>(
    `select action, outcome, fields, reason, actor_account_id from audit_log join audit_chain on entry_id = id
     where subject_account_id = ? and action like 'role.%' order by position`,
    [subject],
  );

let admin: Awaited<ReturnType<typeof aStaffMember>>;
beforeEach(async () => {
  await query('delete from user_roles');
  admin = await aStaffMember('admin');
});

describe('granting', () => {
  it('gives the role, says by whom and when, and ends the person’s sessions', async () => {
    const person = await aPerson(`colleague${++people}@example.com`);
    const list = await admin.calls.roles.grant({ email: ` ${person.email.toUpperCase()} `, role: 'readonly', reason });
    expect(list.map(({ email, role }) => [email, role])).toEqual([
      [admin.email, 'admin'],
      [person.email, 'readonly'],
    ]);
    expect(list[1]).toMatchObject({ grantedAt: time.now.toISOString(), grantedBy: admin.email });
    expect(await person.isSignedIn()).toBe(false);
    expect(await entriesAbout(person.account.id)).toEqual([
      {
        action: 'role.grant',
        outcome: 'done',
        fields: [storedChange({ field: 'roles', from: [], to: ['readonly'] })],
        reason,
        actor_account_id: admin.account.id,
      },
    ]);
  });

  it('gives nobody a role at the address of nobody, and invites them without writing their address down', async () => {
    const list = await admin.calls.roles.grant({ email: 'nobody@example.com', role: 'admin', reason });
    expect(list.map(({ email }) => email)).toEqual([admin.email]);
    expect(await query(`select 1 from audit_log where action = 'invitation.send'`)).toHaveLength(1);
    expect(JSON.stringify(await query('select * from audit_log'))).not.toContain('nobody@');
  });

  it('refuses a role that is held already', async () => {
    const other = await aStaffMember('readonly');
    const grant = admin.calls.roles.grant({ email: other.email, role: 'readonly', reason });
    await expect(grant).rejects.toMatchObject({ cause: { reason: 'RoleHeldAlready' } });
    expect(await other.isSignedIn()).toBe(true);
  });

  it('needs a reason', async () => {
    const grant = admin.calls.roles.grant({ email: admin.email, role: 'readonly', reason: '  ' });
    await expect(grant).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('names the colleagues without a second step, and nobody who has one or no role', async () => {
  const { account, email } = await aPerson(`unguarded${++people}@example.com`);
  await admin.calls.roles.grant({ email, role: 'readonly', reason });
  await addAuthenticator(admin, time.now);
  await aPerson(`customer${++people}@example.com`);
  expect(await admin.calls.roles.withoutSecondStep()).toEqual([{ accountId: account.id, email, name: null }]);
});

describe('every grant and removal', () => {
  it('is mailed to the person and to all administrators, however many there are in an hour', async () => {
    const other = await aStaffMember('admin');
    const person = await aPerson(`told${++people}@example.com`);
    await forgetMail();
    const times = 5;
    for (let time = 0; time < times; time++) {
      await admin.calls.roles.grant({ email: person.email, role: 'readonly', reason });
      await admin.calls.roles.revoke({ accountId: person.account.id, role: 'readonly', reason });
    }
    for (const { email, isOwn } of [
      { email: admin.email, isOwn: false },
      { email: other.email, isOwn: false },
      { email: person.email, isOwn: true },
    ]) {
      const told = (await mailsTo(email)).filter((mail) => mail.kind === 'roleChange' && mail.isOwn === isOwn);
      expect(told, email).toHaveLength(2 * times);
    }
  });
});

describe('revoking', () => {
  it('takes the role and ends the person’s sessions', async () => {
    const other = await aStaffMember('admin');
    const list = await admin.calls.roles.revoke({ accountId: other.account.id, role: 'admin', reason });
    expect(list.map(({ email }) => email)).toEqual([admin.email]);
    expect(await other.isSignedIn()).toBe(false);
    expect((await entriesAbout(other.account.id)).at(-1)).toMatchObject({ action: 'role.revoke', reason });
  });

  it('refuses what is not held', async () => {
    const other = await aStaffMember('readonly');
    const revoke = admin.calls.roles.revoke({ accountId: other.account.id, role: 'admin', reason });
    await expect(revoke).rejects.toMatchObject({ cause: { reason: 'RoleNotHeld' } });
  });

  it('leaves an administrator, however many revoke one another at once', async () => {
    const others = await Promise.all([aStaffMember('admin'), aStaffMember('admin'), aStaffMember('admin')]);
    const everyone = [admin, ...others];
    await Promise.allSettled(
      everyone.flatMap((one) =>
        everyone
          .filter((other) => other !== one)
          .map((other) => one.calls.roles.revoke({ accountId: other.account.id, role: 'admin', reason })),
      ),
    );
    expect(await query(`select 1 from user_roles where role = 'admin'`)).toHaveLength(1);
  });

  it('refuses who is no administrator any more, whatever their call still says', async () => {
    const other = await aStaffMember('admin');
    await admin.calls.roles.revoke({ accountId: other.account.id, role: 'admin', reason });
    const revoke = other.calls.roles.revoke({ accountId: admin.account.id, role: 'admin', reason });
    await expect(revoke).rejects.toMatchObject({ cause: { reason: 'NoLongerAdministrator' } });
  });
});

describe('the only administrator', () => {
  const leaving = (one: typeof admin) => one.calls.profile.requestDeletion();
  const isRefused = { code: 'CONFLICT', cause: { reason: 'OnlyAdministrator' } };

  it('cannot delete their account, until somebody else is one too', async () => {
    await aStaffMember('readonly');
    await expect(leaving(admin)).rejects.toMatchObject(isRefused);
    expect(await admin.calls.profile.get()).toMatchObject({ deletionAt: null });
    await aStaffMember('admin');
    expect((await leaving(admin)).deletionAt).not.toBeNull();
    expect((await leaving(admin)).deletionAt).not.toBeNull();
  });

  it('is who stays, however many leave at once', async () => {
    const everyone = [admin, ...(await Promise.all([aStaffMember('admin'), aStaffMember('admin')]))];
    const left = await Promise.allSettled(everyone.map(leaving));
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(left.find(({ status }) => status === 'rejected')).toMatchObject({ reason: isRefused });
  });

  it('keeps the role where the other one is about to be deleted', async () => {
    const other = await aStaffMember('admin');
    await leaving(admin);
    const revoke = () => admin.calls.roles.revoke({ accountId: other.account.id, role: 'admin', reason });
    await expect(revoke()).rejects.toMatchObject({ code: 'CONFLICT', cause: { reason: 'LastAdministrator' } });
    await expect(leaving(other)).rejects.toMatchObject(isRefused);
    await admin.calls.profile.cancelDeletion();
    expect(await revoke()).toHaveLength(1);
  });
});

it('lets nobody change their own role', async () => {
  await aStaffMember('admin');
  const { email, account, calls } = admin;
  for (const change of [
    () => calls.roles.grant({ email, role: 'readonly', reason }),
    () => calls.roles.revoke({ accountId: account.id, role: 'admin', reason }),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'FORBIDDEN', cause: { reason: 'OwnRole' } });
  }
});

it('lets readonly look and change nothing, and others not even look', async () => {
  const reader = await aStaffMember('readonly');
  const person = await aPerson(`person${++people}@example.com`);
  expect(await reader.calls.roles.list()).toHaveLength(2);
  await expect(person.calls.roles.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const { calls } of [reader, person]) {
    await expect(calls.roles.grant({ email: person.email, role: 'admin', reason })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const revoke = calls.roles.revoke({ accountId: admin.account.id, role: 'admin', reason });
    await expect(revoke).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

it('asks an administrator who signed in a while ago to prove who they are', async () => {
  const authenticatedAt = new Date(time.now.getTime() - 11 * minuteMs).toISOString();
  const calls = as(anAccount({ ...admin.account, authenticatedAt }));
  const grant = calls.roles.grant({ email: 'anyone@example.com', role: 'readonly', reason });
  await expect(grant).rejects.toMatchObject({ cause: { reason: 'ReauthenticationNeeded' } });
});

it('tells the person in their export that it was done, but not where the administrator was', async () => {
  const person = await aPerson(`exporting${++people}@example.com`);
  await admin.calls.roles.grant({ email: person.email, role: 'readonly', reason });
  const { calls } = await aBrowser(person.email);
  const { audit_log: entries } = (await calls.dataExport.get()) as { audit_log: Record<string, unknown>[] };
  expect(entries.find(({ action }) => action === 'role.grant')).toMatchObject({ reason, network: null });
  expect(entries.find(({ action }) => action === 'sign-in')).toMatchObject({ network: expect.any(String) });
});
