import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { Redis } from 'ioredis';
import { onTestFinished, vi } from 'vitest';
import { inRoot } from '../../../launcher/settings/paths.ts';
import { newPassword } from '../../../launcher/settings/secrets.ts';
import { redisPasswordVariables, type ServiceWithQueue } from '../../../services.ts';
import { hasEnded, signalled } from './faulty-server.ts';

interface Certificates {
  ca: string;
  cert: string;
  key: string;
}

/** A Redis as docker-compose starts it, with a user for each service; by TLS where it is given files of certificates. */
export async function startSharedRedis(tls?: Certificates) {
  const dir = mkdtempSync(join(tmpdir(), 'plainwill-fault-shared-redis-'));
  const port = await freePort();
  const services = Object.keys(redisPasswordVariables) as ServiceWithQueue[];
  const passwords = new Map<ServiceWithQueue | 'default', string>(
    [...services, 'default' as const].map((user) => [user, newPassword()]),
  );
  const urlOf = (user: ServiceWithQueue | 'default') =>
    `redis${tls ? 's' : ''}://${user}:${passwords.get(user)}@localhost:${port}${tls ? `?sslrootcert=${tls.ca}` : ''}`;
  const listening = tls
    ? ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'].concat([
        '--tls-ca-cert-file',
        tls.ca,
        '--tls-cert-file',
        tls.cert,
        '--tls-key-file',
        tls.key,
      ])
    : ['--port', String(port)];
  const conf = inRoot('infra', 'redis', 'redis.conf');
  const started = spawn(
    'sh',
    [inRoot('infra', 'redis', 'start.sh'), conf, '--bind', '127.0.0.1', '--dir', dir, ...listening],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        TMPDIR: dir,
        REDIS_PASSWORD: passwords.get('default'),
        ...Object.fromEntries(services.map((service) => [redisPasswordVariables[service], passwords.get(service)])),
      },
    },
  );
  onTestFinished(async () => {
    await signalled(started, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  /** Opens a connection that is closed after the test. */
  function connect(user: ServiceWithQueue | 'default') {
    const client = new Redis({ ...redisOptions(urlOf(user)), maxRetriesPerRequest: 0, retryStrategy: () => null });
    client.on('error', () => {});
    onTestFinished(() => client.disconnect());
    return client;
  }

  await vi.waitFor(
    async () => {
      if (hasEnded(started)) throw new Error('Redis did not start');
      await connect('default').ping();
    },
    { timeout: 10_000, interval: 50 },
  );
  return { urlOf, connect };
}
