import type { Reviewer, StaffMember } from '@plainwill/contracts/identity/reviewers';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type IdentityAddress, identityClient, inTime } from '../identity-client.ts';

/** Who may read wills now, as identity knows. */
export interface Reviewers {
  /** Rejects while identity is away. */
  current: () => Promise<readonly Reviewer[]>;
  /** Those of the accounts that are or were staff. Rejects likewise. */
  staff: (ids: readonly AccountId[]) => Promise<readonly StaffMember[]>;
  /** Who is told when no one may approve. Rejects likewise. */
  administrators: () => Promise<readonly AccountId[]>;
}

/** Asked anew for each call: whoever lost the role a moment ago must not approve. */
export function askIdentity(identity: IdentityAddress): Reviewers {
  const reviewers = () => identityClient(identity).reviewers;
  return {
    current: () => reviewers().current.query(undefined, inTime()),
    staff: (ids) => reviewers().staff.query({ ids: [...ids] }, inTime()),
    administrators: () => reviewers().administrators.query(undefined, inTime()),
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
