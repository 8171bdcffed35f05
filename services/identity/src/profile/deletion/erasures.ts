import { randomUUID } from 'node:crypto';
import type { notificationsContract } from '@plainwill/contracts/notifications/contract';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { willDataContract } from '@plainwill/contracts/will-data/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

interface DueAccount {
  id: AccountId;
  /** Null where nobody has shown that the address is theirs: what was sent from it may be somebody else's. */
  confirmedEmail: string | null;
}

/** Removes from other services what they keep about an account. Rejects if one cannot be reached. */
export interface Erasure {
  service: string;
  erase: (account: DueAccount) => Promise<void>;
}

interface ErasureDeps {
  willDataUrl: string;
  notificationsUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 10_000;

/** Every other service that keeps something about accounts, in the order in which they are asked. */
export function createErasures({ willDataUrl, notificationsUrl, sign, fetch }: ErasureDeps): Erasure[] {
  const client = <Contract extends object>(audience: string, url: string) =>
    createServiceClient<Contract>({ url, fetch, audience, sign, account: null, requestId: randomUUID() });
  const willData = () => client<typeof willDataContract>('will-data', willDataUrl);
  const notifications = () => client<typeof notificationsContract>('notifications', notificationsUrl);
  const within = () => ({ signal: AbortSignal.timeout(limitMs) });
  return [
    {
      // First, while will-data still knows which questionnaires are theirs.
      service: 'notifications',
      erase: async ({ id, confirmedEmail }) => {
        if (!confirmedEmail) return;
        const submissionIds = await willData().erasure.claimed.query({ accountId: id }, within());
        await notifications().erasure.erase.mutate({ email: confirmedEmail, submissionIds }, within());
      },
    },
    {
      service: 'will-data',
      erase: ({ id }) => willData().erasure.erase.mutate({ accountId: id }, within()),
    },
  ];
}
