import type { EntityManager } from '@mikro-orm/postgresql';
import type { Qualification } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { AccountId, ApprovalId } from '@plainwill/contracts/shared/ids';
import type { WordingHash } from '@plainwill/contracts/will-data/review/review';

/** As much of an approval as a copy to sign says. */
export interface Approval {
  id: ApprovalId;
  name: string;
  qualification: Qualification;
  at: Date;
}

/** A review knows the documents that it is of, and no document knows reviews: each call is given these. */
export interface Approvals {
  /** Those that count for exactly these words, the last first. */
  ofWords(em: EntityManager, accountId: AccountId, wordsHash: WordingHash): Promise<readonly Approval[]>;
  /** All that the account was ever given. */
  ofAccount(em: EntityManager, accountId: AccountId): Promise<readonly Approval[]>;
}
