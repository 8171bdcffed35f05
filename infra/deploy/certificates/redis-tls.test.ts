import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { Log } from '@plainwill/kit/log';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { createStoreErrorLog } from '@plainwill/kit/queues/store-errors';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAuthority } from './make-certificates.ts';

/** A server that an authority of somebody else has certified. @returns its address, with the authority that we believe */
async function aStranger() {
  const [ours, another] = [await createAuthority(new Date()), await createAuthority(new Date())];
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-redis-tls-'));
  const ca = join(folder, 'ca.crt');
  writeFileSync(ca, ours.ca);
  const server = createServer(await another.issue('redis', 'localhost')).on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return `rediss://user:secret@localhost:${(server.address() as AddressInfo).port}?sslrootcert=${ca}`;
}

it('believes no store that another authority has certified', async () => {
  const client = new Redis({ ...redisOptions(await aStranger()), retryStrategy: () => null });
  const [error] = await new Promise<NodeJS.ErrnoException[]>((resolve) => {
    const errors: NodeJS.ErrnoException[] = [];
    client.on('error', (each) => errors.push(each)).once('end', () => resolve(errors));
  });
  expect(error?.code).toBe('CERT_SIGNATURE_FAILURE');
});

it('asks for somebody where TLS to a store fails, once a minute, and for nobody where it is only away', () => {
  const log = { error: vi.fn(), debug: vi.fn() };
  let nowMs = 0;
  const logError = createStoreErrorLog(log as unknown as Log, () => nowMs);
  const failure = (code: string) => Object.assign(new Error('no'), { code });
  logError(failure('ECONNREFUSED'));
  expect(log.error).not.toHaveBeenCalled();
  for (nowMs = 0; nowMs < 60_000; nowMs += 1000) logError(failure('CERT_HAS_EXPIRED'), { queue: 'emails' });
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ code: 'CERT_HAS_EXPIRED' }), queue: 'emails' },
    expect.stringMatching(/^ALARM: TLS to the queue store fails/),
  );
  logError(failure('ERR_SSL_WRONG_VERSION_NUMBER'));
  expect(log.error).toHaveBeenCalledTimes(2);
});
