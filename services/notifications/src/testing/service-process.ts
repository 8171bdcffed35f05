import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plainwill/kit/free-port';
import { onTestFinished, vi } from 'vitest';
import { callerOf, encryptionKeySetting, gateway, notifications } from './service.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

interface Stores {
  databaseUrl: string;
  queueUrl: string;
  webhookUrl: string;
}

/** The service as a process of its own, which a test can kill; ready when it resolves. */
export async function startServiceProcess({ databaseUrl, queueUrl, webhookUrl }: Stores) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      SERVICE_PUBLIC_KEYS: JSON.stringify(gateway.publicKeys),
      NOTIFICATIONS_PORT: String(port),
      NOTIFICATIONS_DATABASE_URL: databaseUrl,
      NOTIFICATIONS_SIGNING_KEY: JSON.stringify(notifications.signingKey),
      NOTIFICATIONS_ENCRYPTION_KEYS: encryptionKeySetting,
      NOTIFICATIONS_AUDIT_KEYS: encryptionKeySetting,
      IDENTITY_URL: 'http://127.0.0.1:1',
      WILL_DATA_URL: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      QUEUE_URL: queueUrl,
      WEBHOOK_URL: webhookUrl,
      WEBHOOK_MAY_BE_LOCAL: 'true',
      WEBHOOKS_PER_SECOND: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  onTestFinished(kill);
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    if (child.exitCode !== null) throw new Error('the service did not start');
    const { ok } = await fetch(`${url}/health/ready`);
    if (!ok) throw new Error('the service is not ready');
  };
  await vi.waitFor(ready, { timeout: 120_000, interval: 50 });
  return { ...(await callerOf(url)), kill };
}
