import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { readSecrets } from '../../../tools/launcher/settings/secrets.ts';

interface Service {
  dataDir: string;
  name: 'identity' | 'will-data' | 'notifications' | 'address-lookup';
  port: number;
  atOnce: number;
  /** The account that a call is made for; none unless named. */
  account?: CallingAccount;
}

const tokenLastsMs = 40_000;

/**
 * Calls a service as the gateway does, where the gateway's limits would slow down one who calls this often. Over bare
 * HTTP, for a client that works hard would slow down what it measures.
 */
export async function serviceCaller({ dataDir, name, port, atOnce, account }: Service) {
  const sign = await createSigner('gateway', readSecrets(dataDir).gatewaySigningKey);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let token: Promise<string> | undefined;
  let signedAt = 0;

  function freshToken() {
    if (!token || performance.now() - signedAt > tokenLastsMs) {
      signedAt = performance.now();
      token = sign({ audience: name, account: account ?? null });
    }
    return token;
  }

  return {
    async call(path: string, input?: unknown) {
      const [query, body] = input === undefined ? ['?batch=1', '{}'] : ['', JSON.stringify(input)];
      const headers = {
        authorization: `Bearer ${await freshToken()}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-request-id': randomUUID(),
      };
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      request({ port, host: '127.0.0.1', path: `/trpc/${path}${query}`, method: 'POST', headers, agent }, (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${path} was answered with ${answer.statusCode}`)),
        );
      })
        .once('error', reject)
        .end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
