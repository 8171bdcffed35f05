import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { call, ask, send, origin } = target;
const admin = await target.aPerson('admin', { role: 'admin' });
const readonly = await target.aPerson('readonly', { role: 'readonly' });

const database = new pg.Client({ connectionString: target.site.identityDatabaseUrl });
await database.connect();
afterAll(() => database.end());

/** As whoever finds an administrator's browser open, or has got hold of its cookie. */
const signInWasLongAgo = () => database.query(`update sessions set authenticated_at = now() - interval '11 minutes'`);

// S2.10
describe('a staff session whose sign-in was 11 minutes ago', () => {
  const everybody = { search: '', role: 'all', order: 'joined', isDescending: true };

  it.each([
    ['identity.users.export', everybody],
    ['notifications.enquiries.export', { order: 'received' }],
    ['notifications.integrations.save', { webhookUrl: 'https://hooks.zapier.com/hooks/catch/1234567/thief/' }],
    ['notifications.integrations.stop', undefined],
    ['notifications.integrations.makeSecret', undefined],
  ])('may not call %s', async (path, input) => {
    await signInWasLongAgo();
    const attempt = () => (input ? call(path, JSON.stringify(input), admin) : ask(path, admin));
    // The gateway believes for a second what identity has said before.
    await expect
      .poll(async () => (await attempt()).body.error?.data.reason, { timeout: 3000 })
      .toBe('ReauthenticationNeeded');
  });

  it('still reads what it may read', async () => {
    expect((await admin.api.identity.users.list.query({ ...everybody, pageSize: 10 } as never)).count).toBe(2);
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

// S20.1, S16.3
describe('the queue dashboard', () => {
  const headers = { origin, 'content-type': 'application/json' };

  it('is not there for staff who may only look: its pages, its API and its files', async () => {
    const page = await send('/ops/queues/', admin);
    const files = [...page.text.matchAll(/(?:href|src)="(static\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(0);
    const paths = ['', '/', '/api/queues', '/queue/emails', '/api/job-schedulers', ...files.map((file) => `/${file}`)];
    for (const path of paths) expect((await send(`/ops/queues${path}`, readonly)).status, path).toBe(404);
    for (const path of paths) expect((await send(`/ops/queues${path}`, admin)).status, path).toBe(200);
    for (const action of ['pause', 'resume', 'retry/failed', 'promote', 'clean/failed', 'empty']) {
      const answer = await send(`/ops/queues/api/queues/emails/${action}`, {
        ...readonly,
        method: 'PUT',
        headers,
        body: '{}',
      });
      expect(answer.status, action).toBe(404);
    }
  });

  it('writes down who paused and resumed which queue', async () => {
    for (const action of ['pause', 'resume']) {
      const path = `/ops/queues/api/queues/emails/${action}`;
      expect((await send(path, { cookie: admin.cookie, method: 'PUT', headers, body: '{}' })).status).toBe(200);
    }
    const me = await admin.api.identity.accounts.me.query();
    const { entries } = await admin.api.notifications.audit.search.query({ action: 'queue.act' });
    expect(entries.map(({ actorAccountId, objectId, fields }) => ({ actorAccountId, objectId, fields }))).toEqual([
      { actorAccountId: me?.id, objectId: 'emails', fields: ['resume'] },
      { actorAccountId: me?.id, objectId: 'emails', fields: ['pause'] },
    ]);
  });
});
