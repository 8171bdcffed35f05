import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { willDataContract } from '@plainwill/contracts/will-data/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

/** Tells which of some accounts stay, however long unused, for they have a will on paper. Rejects without an answer. */
export type KeptForWill = (accountIds: readonly AccountId[]) => Promise<ReadonlySet<AccountId>>;

const limitMs = 10_000;

export const keptForWill =
  ({ willDataUrl, sign, fetch }: { willDataUrl: string; sign: SignToken; fetch?: ServiceFetch }): KeptForWill =>
  async (accountIds) => {
    if (accountIds.length === 0) return new Set();
    const client = createServiceClient<typeof willDataContract>({
      url: willDataUrl,
      fetch,
      audience: 'will-data',
      sign,
      account: null,
      requestId: randomUUID(),
    });
    const signal = AbortSignal.timeout(limitMs);
    return new Set(await client.retention.kept.query({ accountIds: [...accountIds] }, { signal }));
  };
