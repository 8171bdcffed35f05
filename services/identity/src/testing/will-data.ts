import type { AddressInfo } from 'node:net';
import { erasureContract } from '@plainwill/contracts/kit/erasure';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Call, implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { createErasures } from '../deletion/erasures.ts';

/** As much of will-data as identity talks to, over its real contract; it can be down. */
export async function aWillData() {
  const keys = await aKeyPair();
  const erased: AccountId[] = [];
  const state = { isDown: false };
  const http = createServiceServer({
    router: implement(
      { erasure: erasureContract },
      {
        contextFor: (call: Call) => ({ caller: call.caller }),
        handlers: {
          erasure: {
            erase: ({ ctx, input }) => {
              if (state.isDown || ctx.caller !== 'identity') throw new Error('down');
              erased.push(input.accountId);
            },
          },
        },
      },
    ),
    verify: await createVerifier('will-data', { identity: keys.publicKey }),
    log: quietLog,
    ready: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const willDataUrl = `http://127.0.0.1:${port}`;
  const erasures = createErasures({ willDataUrl, sign: await createSigner('identity', keys.privateKey) });
  return { erased, state, erasures, close: () => http.close() };
}
