import { folded } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** What is remembered of a user to find them by, folded. */
export interface DirectoryEntry {
  id: AccountId;
  joinedMs: number;
  email: string;
  /** Empty for who has not given a name. */
  name: string;
}

interface Person {
  id: AccountId;
  email: string;
  name: string | null;
  createdAt: Date;
}

export const entryOf = ({ id, email, name, createdAt }: Person): DirectoryEntry => ({
  id,
  joinedMs: createdAt.getTime(),
  email: folded(email),
  name: folded(name ?? ''),
});
