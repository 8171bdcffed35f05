import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { willDataContract } from '@plainwill/contracts/will-data/contract';
import { createServiceClient } from '@plainwill/kit/calls/remote';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

/** Removes from one other service everything about an account. Rejects if the service cannot be reached. */
export interface Erasure {
  service: string;
  erase: (accountId: AccountId) => Promise<void>;
}

interface ErasureDeps {
  willDataUrl: string;
  sign: SignToken;
}

const limitMs = 10_000;

/** Every other service that keeps something about accounts. */
export function createErasures({ willDataUrl, sign }: ErasureDeps): Erasure[] {
  const willData = () =>
    createServiceClient<typeof willDataContract>({
      url: willDataUrl,
      audience: 'will-data',
      sign,
      account: null,
      requestId: randomUUID(),
    });
  return [
    {
      service: 'will-data',
      erase: (accountId) => willData().erasure.erase.mutate({ accountId }, { signal: AbortSignal.timeout(limitMs) }),
    },
  ];
}
