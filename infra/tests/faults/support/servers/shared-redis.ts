import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { Redis, type RedisOptions } from 'ioredis';
import { onTestFinished, vi } from 'vitest';
import { redisPasswordVariables, type ServiceWithQueue } from '../../../../services.ts';
import { inRoot } from '../../../../tools/launcher/settings/paths.ts';
import { newPassword } from '../../../../tools/launcher/settings/secrets.ts';
import type { CertificateFiles } from '../certificates.ts';
import { hasEnded, signalled } from './faulty-server.ts';

/** A Redis as docker-compose starts it, with a user for each service; by TLS where it is given files of certificates. */
export async function startSharedRedis(tls?: CertificateFiles) {
  const dir = mkdtempSync(join(tmpdir(), 'plainwill-fault-shared-redis-'));
  const port = await freePort();
  const services = Object.keys(redisPasswordVariables) as ServiceWithQueue[];
  const passwords = new Map<ServiceWithQueue | 'default', string>(
    [...services, 'default' as const].map((user) => [user, newPassword()]),
  );
  const urlOf = (user: ServiceWithQueue | 'default') =>
    `redis${tls ? 's' : ''}://${user}:${passwords.get(user)}@localhost:${port}${tls ? `?sslrootcert=${tls.ca}` : ''}`;
  const [startScript, conf] = ['start.sh', 'redis.conf'].map((file) =>
    inRoot('infra', 'deploy', 'compose', 'redis', file),
  ) as [string, string];
  let child: ChildProcess | undefined;

  /** Opens a connection that is closed after the test. */
  function connect(user: ServiceWithQueue | 'default', options: RedisOptions = {}) {
    const server = { ...redisOptions(urlOf(user)), ...options };
    const client = new Redis({ ...server, maxRetriesPerRequest: 0, retryStrategy: () => null });
    client.on('error', () => {});
    onTestFinished(() => client.disconnect());
    return client;
  }

  async function start(shown = tls, admin: RedisOptions = {}) {
    const listening = shown
      ? ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'].concat([
          '--tls-ca-cert-file',
          shown.ca,
          '--tls-cert-file',
          shown.cert,
          '--tls-key-file',
          shown.key,
        ])
      : ['--port', String(port)];
    const started = spawn('sh', [startScript, conf, '--bind', '127.0.0.1', '--dir', dir, ...listening], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        TMPDIR: dir,
        REDIS_PASSWORD: passwords.get('default'),
        ...Object.fromEntries(services.map((service) => [redisPasswordVariables[service], passwords.get(service)])),
      },
    });
    child = started;
    await vi.waitFor(
      async () => {
        if (hasEnded(started)) throw new Error('Redis did not start');
        await connect('default', admin).ping();
      },
      { timeout: 10_000, interval: 50 },
    );
  }

  const stop = async () => void (await signalled(child, 'SIGTERM'));
  const crash = async () => void (await signalled(child, 'SIGKILL'));
  onTestFinished(async () => {
    await crash();
    rmSync(dir, { recursive: true, force: true });
  });
  await start();
  return {
    urlOf,
    connect,
    /** Starts it again at the same address, with its data. */
    start: () => start(),
    stop,
    crash,
    /**
     * Comes back with another certificate.
     * @returns a connection that accepts it anyway
     */
    async startAs(shown: CertificateFiles) {
      const unchecked = { tls: { rejectUnauthorized: false } };
      await start(shown, unchecked);
      return connect('default', unchecked);
    },
    empty: async () => void (await connect('default').flushall()),
  };
}
