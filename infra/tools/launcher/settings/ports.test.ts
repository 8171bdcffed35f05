import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort } from '@plainwill/kit/free-port';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseUsedPort } from './ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function take(host: string): Promise<number> {
  server = createServer().listen(await freePort(), host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('refuseUsedPort', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('names a port that a program has on %s, and offers another', async (host) => {
    const port = await take(host);
    await expect(refuseUsedPort(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it('lets a free port pass', async () => {
    await expect(refuseUsedPort(await freePort())).resolves.toBeUndefined();
  });
});
