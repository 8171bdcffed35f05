import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookEvents } from '@plainwill/contracts/notifications/vocabulary';
import { examplePayloads, webhookPayloads } from '@plainwill/contracts/notifications/webhook-events';
import { freePort } from '@plainwill/kit/free-port';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openConnections } from '../webhook-client/connections.ts';
import { postWebhook } from '../webhook-client/post-webhook.ts';

const page = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');
const aSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The receiver of the page, as whoever copies it runs it. */
async function runDocumentedReceiver(secret: string) {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'receiver.mjs');
  await writeFile(file, /```js\n(.*?)```/s.exec(page)?.[1] ?? '');
  const port = await freePort();
  const child = spawn(process.execPath, [file], { env: { WEBHOOK_SECRET: secret, PORT: String(port) } });
  onTestFinished(() => void child.kill());
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  const connections = openConnections({ privateHosts: [], mayBeLocal: true });
  onTestFinished(connections.close);
  const url = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(url, { method: 'POST' }), { timeout: 20_000 });
  return {
    printed: () => printed.join(''),
    post: async (id: string, payload: object, secrets = [secret], now = new Date()) =>
      (await postWebhook({ url, secrets, connections }, { id, payload, now })).status,
  };
}

it('takes every event that is signed to it, once, and nothing else', async () => {
  const secret = aSecret();
  const { post, printed } = await runDocumentedReceiver(secret);
  for (const event of webhookEvents) {
    const id = randomUUID();
    const payload = examplePayloads[event]({ id, at: new Date().toISOString() });
    expect(await post(id, payload)).toBe(204);
    expect(await post(id, payload, [aSecret(), secret])).toBe(204);
    await vi.waitFor(() => expect(printed().match(new RegExp(`type: '${event}'`, 'g'))).toHaveLength(1));
    expect(await post(id, payload, [aSecret()])).toBe(401);
    expect(await post(id, payload, [])).toBe(401);
    expect(await post(id, payload, [secret], new Date(Date.now() - 310_000))).toBe(401);
  }
});

it.each(webhookEvents)('every field of %s is described on the page', (event) => {
  const [, described = ''] = page.split(`### ${event}\n`);
  const [table = ''] = described.split('\n#');
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, field, says]) => [field, says]);
  const fields = Object.entries(webhookPayloads[event].shape).map(([field, schema]) => [field, schema.description]);
  expect(rows).toEqual(fields);
});
