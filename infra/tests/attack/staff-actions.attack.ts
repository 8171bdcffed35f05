import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { aTarget, cookieOf, type Person } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { call, ask } = target;
const admin = await target.aPerson('admin', { role: 'admin' });
const readonly = await target.aPerson('readonly', { role: 'readonly' });

const database = new pg.Client({ connectionString: target.site.identityDatabaseUrl });
await database.connect();
afterAll(() => database.end());

/** The attacker has found an administrator's browser open, or has its cookie. */
const signInWasLongAgo = () => database.query(`update sessions set authenticated_at = now() - interval '11 minutes'`);

// S2.10
describe('a staff session whose sign-in was 11 minutes ago', () => {
  const allUsers = { search: '', role: 'all', order: 'joined', isDescending: true };

  it.each([
    ['identity.users.export', allUsers],
    ['notifications.enquiries.export', { order: 'received' }],
    [
      'notifications.integrations.save',
      { name: 'Thief', events: ['lead.submitted'], webhookUrl: 'https://hooks.zapier.com/hooks/catch/1234567/thief/' },
    ],
    ['notifications.integrations.stop', { id: 1 }],
    ['notifications.integrations.start', { id: 1 }],
    ['notifications.integrations.remove', { id: 1 }],
    ['notifications.integrations.makeSecret', { id: 1 }],
  ])('may not call %s', async (path, input) => {
    await signInWasLongAgo();
    const attempt = () => (input ? call(path, JSON.stringify(input), admin) : ask(path, admin));
    // The gateway believes for a second what identity has said before.
    await expect
      .poll(async () => (await attempt()).body.error?.data.reason, { timeout: 3000 })
      .toBe('ReauthenticationNeeded');
  });

  it('still reads what it may read', async () => {
    expect((await admin.api.identity.users.list.query({ ...allUsers, pageSize: 10 } as never)).count).toBe(2);
  });
});

// S19.4
describe('who has an open session of staff', () => {
  const view = (as: Person) =>
    call('willData.staff.user', JSON.stringify({ accountId: randomUUID() }), { cookie: as.cookie });

  it('looks at a hundred people and no more, and colleagues go on with their work', async () => {
    await admin.reauthenticate();
    await readonly.reauthenticate();
    const answers = [];
    for (let round = 0; round < 30; round++)
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => view(readonly)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.at(-1)?.body.error?.data).toMatchObject({ code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
    expect(answers.at(-1)?.body.error?.message).toBe('Enter your password again to do this.');
    expect((await view(admin)).status).toBe(200);
    await readonly.reauthenticate();
    expect((await view(readonly)).status).toBe(200);
  });
});

// S5.6
describe('an account that does not exist', () => {
  const child = { fullName: 'Ivy Hart', dateOfBirth: '2015-06-01', relationship: 'Daughter', otherParentId: null };
  const attempts = { savePersonalDetails: { basedOn: 0, changes: { firstName: 'Nobody' } }, addChild: { child } };

  it.each(Object.entries(attempts))('is not made by %s', async (name, input) => {
    const accountId = randomUUID();
    const json = JSON.stringify({ accountId, ...input, ...('child' in input && { id: randomUUID() }) });
    const answer = await call(`willData.staff.${name}`, json, admin);
    expect(answer.body.error?.data).toMatchObject({ code: 'NOT_FOUND', reason: 'UserNotFound' });
    const { entries } = await admin.api.willData.audit.search.query({ accountId: accountId as AccountId });
    expect(entries).toEqual([]);
  });
});

// S16.3
describe('four eyes', () => {
  const reason = 'Sounds right to me';

  it('are not those of an administrator and a puppet, and everybody reads of the puppet', async () => {
    const real = await target.aPerson('real-admin', { role: 'admin' });
    const colleague = await target.aPerson('lost-colleague', { role: 'readonly' });
    const { email: puppetsEmail } = await target.aPerson('puppet');
    await admin.reauthenticate();
    await database.query(
      `insert into authenticators (account_id, secret, last_step, created_at)
       select account_id, 'lost', 0, now() from user_roles where role = 'readonly' order by granted_at desc limit 1`,
    );
    await call('identity.roles.grant', JSON.stringify({ email: puppetsEmail, role: 'admin', reason }), admin);
    const puppet = { cookie: cookieOf(await target.signIn(puppetsEmail)) };
    const pairs = [
      [admin, puppet],
      [puppet, admin],
    ] as const;
    for (const [asking, agreeing] of pairs) {
      const asked = await call('identity.stepRemovals.ask', JSON.stringify({ email: colleague.email, reason }), asking);
      expect(asked.status).toBe(200);
      const [waiting] = (asked.body.result?.data ?? []) as { accountId: string }[];
      const accountId = waiting?.accountId;
      const agreed = await call('identity.stepRemovals.agree', JSON.stringify({ accountId, reason }), agreeing);
      expect(agreed.body.error?.data.reason).toMatch(/^Role(FromAsker|TooNew)$/);
      // Somebody whose role nobody here granted still gets through.
      if (asking === admin) {
        await call('identity.stepRemovals.withdraw', JSON.stringify({ accountId }), asking);
        continue;
      }
      const honest = await call('identity.stepRemovals.agree', JSON.stringify({ accountId, reason }), real);
      expect(honest.status).toBe(200);
    }
    await vi.waitFor(
      async () => {
        const mails = (await (await fetch(`${target.origin}/dev/mail.json`)).json()) as CapturedMail[];
        const told = mails.filter(({ text }) => text.includes('Someone has been given a role')).map(({ to }) => to);
        expect(told).toEqual(expect.arrayContaining([admin.email, real.email]));
        expect(
          mails
            .filter(({ to }) => to === puppetsEmail)
            .map(({ text }) => text)
            .join(),
        ).toContain('You were given a role');
      },
      { timeout: 10_000 },
    );
  });
});

// S20.1, S16.3
describe('the queues', () => {
  const queue = 'emails';
  const acts = { pause: { queue }, resume: { queue }, retryAllFailed: { queue }, retry: { queue, id: 'a' } };

  it('may be looked at by staff, and acted on by administrators alone', async () => {
    const looked = await readonly.api.notifications.queues.jobs.query({ queue, state: 'failed', page: 1 });
    expect(looked).toEqual({ jobs: [], count: 0 });
    for (const [name, input] of Object.entries({ ...acts, runNow: acts.retry })) {
      const { status } = await call(`notifications.queues.${name}`, JSON.stringify(input), readonly);
      expect(status, name).toBe(403);
    }
  });

  it('keep who paused and resumed which of them', async () => {
    await admin.api.notifications.queues.pause.mutate({ queue });
    await admin.api.notifications.queues.resume.mutate({ queue });
    const me = await admin.api.identity.accounts.me.query();
    const { entries } = await admin.api.notifications.audit.search.query({ action: 'queue.act' });
    expect(entries.map(({ actorAccountId, objectId, fields }) => ({ actorAccountId, objectId, fields }))).toEqual([
      { actorAccountId: me?.id, objectId: 'emails', fields: ['resume'] },
      { actorAccountId: me?.id, objectId: 'emails', fields: ['pause'] },
    ]);
  });
});

// S16.3
describe('an invitation', () => {
  it('is seen and accepted by nobody but the owner of its address, however its id was learnt', async () => {
    await admin.reauthenticate();
    const invited = { email: 'not-joined-yet@example.com', role: 'admin', reason: 'Joins the team' };
    expect((await call('identity.roles.grant', JSON.stringify(invited), admin)).status).toBe(200);
    const [invitation] = ((await ask('identity.invitations.list', admin)).body.result?.data ?? []) as { id: string }[];
    const thief = await target.aPerson('thief');
    expect((await ask('identity.invitations.mine', thief)).body.result?.data).toEqual([]);
    expect((await ask('identity.invitations.list', thief)).body.error?.data.code).toBe('FORBIDDEN');
    const taken = await call('identity.invitations.accept', JSON.stringify({ id: invitation?.id }), thief);
    expect(taken.body.error?.data).toMatchObject({ code: 'NOT_FOUND', reason: 'InvitationGone' });
    const withdrawn = await call('identity.invitations.withdraw', JSON.stringify({ id: invitation?.id }), readonly);
    expect(withdrawn.body.error?.data.code).toBe('FORBIDDEN');
  });
});
