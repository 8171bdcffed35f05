import { randomUUID } from 'node:crypto';
import type { Reviewer, reviewersContract, StaffMember } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

/** Who may read wills now, as identity knows. */
export interface Reviewers {
  /** Rejects while identity is away. */
  current: () => Promise<readonly Reviewer[]>;
  /** Those of the accounts that are or were staff. Rejects likewise. */
  staff: (ids: readonly AccountId[]) => Promise<readonly StaffMember[]>;
  /** Who is told when no one may approve. Rejects likewise. */
  administrators: () => Promise<readonly AccountId[]>;
}

interface ReviewersDeps {
  identityUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 3000;

/** Asked anew for each call: whoever lost the role a moment ago must not approve. */
export function askIdentity({ identityUrl, sign, fetch }: ReviewersDeps): Reviewers {
  const client = () =>
    createServiceClient<{ reviewers: typeof reviewersContract }>({
      url: identityUrl,
      fetch,
      audience: 'identity',
      sign,
      account: null,
      requestId: randomUUID(),
    }).reviewers;
  const options = () => ({ signal: AbortSignal.timeout(limitMs) });
  return {
    current: () => client().current.query(undefined, options()),
    staff: (ids) => client().staff.query({ ids: [...ids] }, options()),
    administrators: () => client().administrators.query(undefined, options()),
  };
}

/** For one call, all of whose steps go by one answer. */
export function askedOnce(reviewers: Reviewers): Reviewers {
  let current: Promise<readonly Reviewer[]> | undefined;
  return {
    ...reviewers,
    current: () => {
      current ??= reviewers.current();
      return current;
    },
  };
}

export async function reviewerOf(reviewers: Reviewers, id: AccountId): Promise<Reviewer | null> {
  return (await reviewers.current()).find(({ accountId }) => accountId === id) ?? null;
}

/** The names of reviewers, by their accounts; while identity is away, or for one who has left, “A reviewer”. */
export async function reviewerNames(reviewers: Reviewers): Promise<(id: AccountId) => string> {
  const current = await reviewers.current().catch(() => []);
  const names = new Map(current.map(({ accountId, name }) => [accountId, name]));
  return (id) => names.get(id) ?? 'A reviewer';
}
