import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { redisOptions } from './redis-options.ts';

const soon = { timeout: 30_000, interval: 20 };
const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;

/** Answers as a Sentinel that holds this to be the primary. */
async function aSentinel(primary: string) {
  const watching = new Set<Socket>();
  const sockets = new Set<Socket>();
  let named = new URL(`redis://${primary}`);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const command of String(data).split(/(?=^\*\d)/m)) {
        if (/get-master-addr-by-name/.test(command)) socket.write(`*2\r\n${bulk(named.hostname)}${bulk(named.port)}`);
        else if (/subscribe/i.test(command)) {
          watching.add(socket);
          socket.write(`*3\r\n${bulk('subscribe')}${bulk('+switch-master')}:1\r\n`);
        } else socket.write('+OK\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Has promoted another, and says so. */
    promote(another: string) {
      named = new URL(`redis://${another}`);
      const message = `plainwill 127.0.0.1 1 ${named.hostname} ${named.port}`;
      for (const socket of watching) socket.write(`*3\r\n${bulk('message')}${bulk('+switch-master')}${bulk(message)}`);
    },
  };
}

/** Takes connections and says nothing, as a frozen primary. */
async function aFrozenPrimary() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

function connectBy(...sentinels: string[]) {
  const client = new Redis({
    ...redisOptions(`redis-sentinel://${sentinels.join()}/plainwill`),
    retryStrategy: () => 20,
  });
  client.on('error', () => {});
  onTestFinished(() => client.disconnect());
  return client;
}

const nobody = '127.0.0.1:1';

describe.skipIf(!inject('redisUrl'))('Redis under Sentinel', () => {
  const primary = new URL(inject('redisUrl') ?? 'redis://nowhere').host;

  it('is where most Sentinels say, though the first says otherwise', async () => {
    const frozen = await aFrozenPrimary();
    const sentinels = await Promise.all([aSentinel(frozen.host), aSentinel(primary), aSentinel(primary)]);
    expect(await connectBy(...sentinels.map(({ host }) => host)).ping()).toBe('PONG');
    expect(frozen.sockets).toEqual([]);
  });

  it('is found by the one Sentinel that answers', async () => {
    const sentinel = await aSentinel(primary);
    expect(await connectBy(nobody, nobody, sentinel.host).ping()).toBe('PONG');
  });

  it('is found once a Sentinel knows it', async () => {
    const client = connectBy(nobody, nobody);
    const refused = vi.fn();
    client.on('error', refused);
    await vi.waitFor(() => expect(refused).toHaveBeenCalled(), soon);
    expect(client.status).not.toBe('end');
  });

  it('is followed to another host as soon as Sentinels say so, though the old one says nothing', async () => {
    const frozen = await aFrozenPrimary();
    const sentinels = await Promise.all([aSentinel(frozen.host), aSentinel(frozen.host)]);
    const answer = connectBy(...sentinels.map(({ host }) => host)).ping();
    await vi.waitFor(() => expect(frozen.sockets.length).toBeGreaterThan(0), soon);
    for (const sentinel of sentinels) sentinel.promote(primary);
    expect(await answer).toBe('PONG');
  });
});
