import type { AddressInfo } from 'node:net';
import { type OutgoingMail, outgoingMailContract } from '@plainwill/contracts/identity/outgoing-mail';
import { implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { createVerifier } from '@plainwill/kit/tokens/service-token';
import type { Config } from '../config.ts';

/** As much of identity as notifications talks to: the messages it has accepted, over its real contract. */
export async function startIdentity(publicKeys: Config['publicKeys']) {
  const accepted = new Map<string, OutgoingMail>();
  const http = createServiceServer({
    router: implement(
      { outgoingMail: outgoingMailContract },
      {
        contextFor: () => ({}),
        handlers: { outgoingMail: { get: ({ input }) => accepted.get(input.messageId) ?? null } },
      },
    ),
    verify: await createVerifier('identity', publicKeys),
    log: quietLog,
    ready: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, accepted, close: () => http.close() };
}
