import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives ports that can be listened on, and that no outgoing connection is given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(50);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('reserves a port, so that no other process is given it', async () => {
  const port = await freePort();
  const other = createSocket('udp4').bind({ port, address: '127.0.0.1', exclusive: true });
  const [error] = await once(other, 'error');
  expect(error).toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});
