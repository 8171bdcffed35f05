import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createSigner } from '@plainwill/kit/service-token';
import type { SignIn } from '../demo/site-client.ts';
import { readSecrets } from '../launcher/secrets.ts';

interface Identity {
  dataDir: string;
  port: number;
  atOnce: number;
}

const client = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  network: '127.0.0.0/24',
};

/**
 * Signs in at the identity service itself, as the gateway does once it has let an attempt pass: there, this many at once
 * with one address would be slowed down. Over bare HTTP, for a client that works hard would slow down what it measures.
 */
export async function identitySignIn({ dataDir, port, atOnce }: Identity) {
  const sign = await createSigner('gateway', readSecrets(dataDir).gatewaySigningKey);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  function post(token: string, body: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-request-id': randomUUID(),
    };
    request({ port, host: '127.0.0.1', path: '/trpc/sessions.signIn', method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`a sign-in was answered with ${answer.statusCode}`)),
      );
    })
      .once('error', reject)
      .end(body);
    return promise;
  }

  return {
    /** A way to sign in that holds for one round; after that its token is too old. */
    async forOneRound(person: SignIn) {
      const token = await sign({ audience: 'identity', account: null });
      const body = JSON.stringify({ ...person, client });
      return () => post(token, body);
    },
    close: () => agent.destroy(),
  };
}
