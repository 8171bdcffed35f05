import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives ports that can be listened on, and that no outgoing connection is given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBeGreaterThan(45);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
