import { randomUUID } from 'node:crypto';
import type { Role } from '@plainwill/contracts/shared/roles';
import { createProducer } from '@plainwill/kit/queues/producer';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { aDatabase, startService } from '../testing/service.ts';

const { orm, url: databaseUrl } = await aDatabase();

const entriesOf = (accountId: string) =>
  orm.em.execute(
    `select fields what, object_id "to", outcome from audit_log
     where action = 'queue.act' and actor_account_id = ? order by at`,
    [accountId],
  );

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  async function openBoard(queueUrl = store.url) {
    const { url, tokenFor } = await startService({ databaseUrl, queueUrl });
    const as = (...roles: Role[]) => {
      const account = anAccount({ roles });
      const send = async (path: string, method = 'GET') => {
        const token = await tokenFor(account);
        return fetch(`${url}/ops/queues${path}`, { method, headers: { authorization: `Bearer ${token}` } });
      };
      return Object.assign(send, { account });
    };
    return { url, admin: as('admin'), readonly: as('readonly'), person: as() };
  }

  async function aFailedJob() {
    const producer = createProducer(store.url, quietLog);
    const id = randomUUID();
    await producer.add('webhooks', [{ id, data: { submissionId: 'not-an-id' } }]);
    await producer.close();
    return id;
  }

  const failedJobs = '/api/queues?activeQueue=webhooks&status=failed&page=1&jobsPerPage=50';

  it('lets in nobody but administrators', async () => {
    const { url, admin, readonly, person } = await openBoard();
    for (const path of ['', '/', '/api/queues', '/queue/webhooks', '/static/favicon.ico']) {
      expect((await fetch(`${url}/ops/queues${path}`)).status).toBe(403);
      expect((await person(path)).status).toBe(403);
      expect((await readonly(path)).status).toBe(403);
      expect((await admin(path)).status).toBe(200);
    }
  });

  it('asks nothing of third parties', async () => {
    const { admin } = await openBoard();
    const page = await (await admin('/')).text();
    expect(page).toContain('<base href="/ops/queues/"');
    expect(page).not.toMatch(/(?:href|src)="https?:/);
  });

  it('shows failed jobs without what they hold', async () => {
    const { admin } = await openBoard();
    const id = await aFailedJob();
    const page = await vi.waitFor(
      async () => {
        const text = await (await admin(failedJobs)).text();
        expect(text).toContain(id);
        return text;
      },
      { timeout: 30_000 },
    );
    expect(page).toContain('"hidden"');
    expect(page).not.toContain('not-an-id');
  });

  it('lets administrators act, nobody else, and writes down who did what to which queue', async () => {
    const { admin, readonly } = await openBoard();
    const id = await aFailedJob();
    const retry = `/api/queues/webhooks/${id}/retry`;
    await vi.waitFor(async () => expect(await (await admin(failedJobs)).text()).toContain(id), { timeout: 30_000 });
    expect((await readonly(retry, 'PUT')).status).toBe(403);
    expect((await readonly('/api/queues/webhooks/pause', 'PUT')).status).toBe(403);
    expect((await admin(retry, 'PUT')).status).toBe(204);
    expect((await admin('/api/queues/emails/pause', 'PUT')).status).toBe(200);
    expect((await admin('/api/queues/emails/resume', 'PUT')).status).toBe(200);
    expect((await admin('/api/queues/webhooks/retry/failed', 'PUT')).status).toBe(200);
    expect((await admin('/api/queues/webhooks/empty', 'PUT')).status).toBe(403);
    expect(await entriesOf(admin.account.id)).toEqual([
      { what: ['retry'], to: `webhooks/${id}`, outcome: 'done' },
      { what: ['pause'], to: 'emails', outcome: 'done' },
      { what: ['resume'], to: 'emails', outcome: 'done' },
      { what: ['retry'], to: 'webhooks', outcome: 'done' },
      { what: ['empty'], to: 'webhooks', outcome: 'refused' },
    ]);
  });

  it('does nothing that cannot be written down', async () => {
    const { admin } = await openBoard();
    await orm.em.execute('alter table audit_log rename to audit_log_away');
    onTestFinished(async () => {
      await orm.em.execute('alter table audit_log_away rename to audit_log');
    });
    expect((await admin('/api/queues/emails/pause', 'PUT')).status).toBe(500);
    const { queues } = (await (await admin('/api/queues')).json()) as { queues: { name: string; isPaused: boolean }[] };
    expect(queues.find(({ name }) => name === 'emails')).toMatchObject({ isPaused: false });
  });

  it('lets nobody throw accepted work away or make up work', async () => {
    const { admin } = await openBoard();
    const paths = [
      ['/api/queues/webhooks/empty', 'PUT'],
      ['/api/queues/webhooks/obliterate', 'PUT'],
      ['/api/queues/webhooks/clean/failed', 'PUT'],
      [`/api/queues/webhooks/${randomUUID()}/clean`, 'PUT'],
      ['/api/queues/webhooks/add', 'POST'],
    ] as const;
    for (const [path, method] of paths) expect((await admin(path, method)).status).toBe(403);
  });

  it('says so while the store is away, keeps the service ready, and opens when the store is back', async () => {
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    await proxy.shut();
    const { url, admin } = await openBoard(proxy.url);
    expect((await admin('/api/queues')).status).toBe(503);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await proxy.open();
    expect((await admin('/api/queues')).status).toBe(200);
    await proxy.shut();
    expect((await admin('/api/queues')).status).toBe(500);
    await proxy.open();
    await vi.waitFor(async () => expect((await admin('/api/queues')).status).toBe(200), { timeout: 30_000 });
  });
});
