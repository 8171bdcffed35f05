import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { Redis } from 'ioredis';
import { onTestFinished, vi } from 'vitest';
import { hasEnded, type QueueStore, signalled } from './faulty-server.ts';
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer extends QueueStore {
  ask(command: string, ...args: string[]): Promise<unknown>;
}

/** A Redis server of its own with the settings of ../../redis/redis.conf that matter, started; ended and removed after the test. */
export async function startRedis(): Promise<RedisServer> {
  const dir = mkdtempSync(join(tmpdir(), 'plainwill-fault-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function ask(command: string, ...args: string[]) {
    const client = new Redis(url, { maxRetriesPerRequest: 0, retryStrategy: () => null, lazyConnect: true });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.call(command, ...args);
    } finally {
      client.disconnect();
    }
  }

  const durable = [
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ];
  const crash = async () => void (await signalled(child, 'SIGKILL'));
  onTestFinished(async () => {
    await crash();
    rmSync(dir, { recursive: true, force: true });
  });
  const server: RedisServer = {
    url,
    ask,
    empty: async () => void (await ask('flushall')),
    async start() {
      const started = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir, ...durable], {
        stdio: 'ignore',
      });
      child = started;
      await vi.waitFor(
        async () => {
          if (hasEnded(started)) throw new Error('Redis did not start');
          await ask('ping');
        },
        { timeout: 10_000, interval: 20 },
      );
    },
    stop: async () => void (await signalled(child, 'SIGTERM')),
    crash,
  };
  await server.start();
  return server;
}
