import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { Role } from '@plainwill/contracts/shared/roles';
import { beforeEach, expect, it } from 'vitest';
import { purge } from '../../profile/deletion/delete-due-accounts.ts';
import { anIdentity } from '../../testing/identity.ts';
import { grantRole } from '../roles/roles.ts';

const { aBrowser, aPerson, forgetMail, mailsTo, orm, query, time, vault } = await anIdentity();
let people = 0;
const reason = 'Joins the team';
const anAddress = () => `invited${++people}@example.com`;

async function aStaffMember(role: Role) {
  const { email } = await aPerson(`host${++people}@example.com`);
  await grantRole(orm.em.fork(), { vault, now: time.now, requestId: randomUUID() }, email, role);
  return { email, ...(await aBrowser(email)) };
}

let admin: Awaited<ReturnType<typeof aStaffMember>>;
beforeEach(async () => {
  await query('delete from user_roles');
  await query('delete from invitations');
  await forgetMail();
  admin = await aStaffMember('admin');
});

const inviteTo = (email: string, role: Role = 'readonly') => admin.calls.roles.grant({ email, role, reason });
const gone = { code: 'NOT_FOUND', cause: { reason: 'InvitationGone' } };
const entries = () =>
  query<{ action: string; actor_account_id: string | null; fields: string[] }>(
    `select action, actor_account_id, fields from audit_log join audit_chain on entry_id = id
     where action like 'invitation.%' or action = 'role.grant' order by position desc limit 3`,
  );

it('invites by mail who has no account, who then accepts, and the role counts as new from that day', async () => {
  const other = await aStaffMember('admin');
  await forgetMail();
  const email = anAddress();
  await inviteTo(` ${email.toUpperCase()} `);
  expect(await admin.calls.invitations.list()).toMatchObject([
    { email: email.toUpperCase(), role: 'readonly', invitedBy: admin.email },
  ]);
  const [mail] = await mailsTo(email.toUpperCase());
  expect(mail).toMatchObject({
    kind: 'invitation',
    role: 'readonly',
    link: expect.stringMatching(/\/admin\/invitation$/),
  });
  expect(await mailsTo(other.email)).toMatchObject([{ kind: 'invitationSent' }]);

  const person = await aPerson(email);
  const [invitation] = await person.calls.invitations.mine();
  expect(invitation).toMatchObject({ role: 'readonly', invitedBy: admin.email });
  time.now = new Date(time.now.getTime() + dayMs);
  await person.calls.invitations.accept({ id: invitation?.id ?? '' });
  expect(await person.isSignedIn()).toBe(false);
  const list = await admin.calls.roles.list();
  expect(list.find((grant) => grant.email === email)).toMatchObject({
    role: 'readonly',
    grantedAt: time.now.toISOString(),
    grantedBy: admin.email,
  });
  expect(await admin.calls.invitations.list()).toEqual([]);
  expect(await entries()).toMatchObject([
    { action: 'role.grant', actor_account_id: admin.account.id },
    { action: 'invitation.accept', actor_account_id: person.account.id },
    { action: 'invitation.send', actor_account_id: admin.account.id },
  ]);
});

it('is nobody else’s to see or to accept', async () => {
  await inviteTo(anAddress());
  const [invitation] = await admin.calls.invitations.list();
  const stranger = await aPerson(anAddress());
  expect(await stranger.calls.invitations.mine()).toEqual([]);
  await expect(stranger.calls.invitations.accept({ id: invitation?.id ?? '' })).rejects.toMatchObject(gone);
});

it('cannot be accepted once it is withdrawn, has expired, or whoever invited is no administrator any more', async () => {
  const email = anAddress();
  const invitedId = async () => (await admin.calls.invitations.list())[0]?.id ?? '';
  await inviteTo(email);
  const withdrawn = await invitedId();
  expect(await admin.calls.invitations.withdraw({ id: withdrawn })).toEqual([]);
  await expect(admin.calls.invitations.withdraw({ id: withdrawn })).rejects.toMatchObject(gone);
  const person = await aPerson(email);
  await expect(person.calls.invitations.accept({ id: withdrawn })).rejects.toMatchObject(gone);

  const late = anAddress();
  await inviteTo(late);
  const expired = await invitedId();
  const owner = await aPerson(late);
  const before = time.now;
  time.now = new Date(before.getTime() + 7 * dayMs);
  expect(await owner.calls.invitations.mine()).toEqual([]);
  await expect(owner.calls.invitations.accept({ id: expired })).rejects.toMatchObject(gone);
  time.now = new Date(before.getTime() + 8 * dayMs);
  await purge(orm, time.now);
  expect(await query('select 1 from invitations')).toEqual([]);
  time.now = before;

  const orphan = anAddress();
  await inviteTo(orphan, 'admin');
  const orphaned = await invitedId();
  const third = await aPerson(orphan);
  await query(`delete from user_roles where account_id = ?`, [admin.account.id]);
  await expect(third.calls.invitations.accept({ id: orphaned })).rejects.toMatchObject(gone);
});

it('asked again, mails again and is one invitation', async () => {
  const email = anAddress();
  await inviteTo(email);
  await inviteTo(email);
  expect(await admin.calls.invitations.list()).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});
