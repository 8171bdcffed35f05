import { randomUUID } from 'node:crypto';
import type { Reviewer, reviewersContract } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

/** Who may read wills now, as identity knows. */
export interface Reviewers {
  /** Rejects while identity is away. */
  current: () => Promise<readonly Reviewer[]>;
}

interface ReviewersDeps {
  identityUrl: string;
  sign: SignToken;
}

const limitMs = 3000;

/** Asked anew each time: whoever lost the role a moment ago must not approve. */
export const askIdentity = ({ identityUrl, sign }: ReviewersDeps): Reviewers => ({
  current: () =>
    createServiceClient<{ reviewers: typeof reviewersContract }>({
      url: identityUrl,
      audience: 'identity',
      sign,
      account: null,
      requestId: randomUUID(),
    }).reviewers.current.query(undefined, { signal: AbortSignal.timeout(limitMs) }),
});

export async function reviewerOf(reviewers: Reviewers, id: AccountId): Promise<Reviewer | null> {
  return (await reviewers.current()).find(({ accountId }) => accountId === id) ?? null;
}
