import { maxCountedUsers } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { createVault, DecryptionFailed, type KeyRing } from '@plainwill/kit/encryption/vault';
import { workerData } from 'piscina';
import { personOf } from '../../accounts/account.entity.ts';
import type { Encrypted } from '../../accounts/encrypted.ts';
import { type DirectoryEntry, entryOf } from './directory-entry.ts';
import { type ChosenUsers, createFoundUsers } from './found-users.ts';

/** On a thread of its own: a million users take a minute to decrypt, and some searches some tens of milliseconds. */
const vault = createVault(workerData as KeyRing);
const users = createFoundUsers();

export interface StoredUser {
  id: AccountId;
  email: Encrypted;
  name: Encrypted | null;
  created_at: string;
  is_confirmed: boolean;
}

export interface Changes {
  changed: StoredUser[];
  gone: AccountId[];
}

/** Those whose name or address does not decrypt are not listed; the log tells of them at the start. */
function entriesOf(row: StoredUser): DirectoryEntry[] {
  try {
    return [entryOf({ id: row.id, ...personOf(vault, row), createdAt: new Date(row.created_at) })];
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return [];
  }
}

export function apply({ changed, gone }: Changes): void {
  const entries = changed.filter(({ is_confirmed }) => is_confirmed).flatMap(entriesOf);
  const listed = new Set(entries.map(({ id }) => id));
  users.apply(entries, [...gone, ...changed.map(({ id }) => id).filter((id) => !listed.has(id))]);
}

export interface AskedPage extends ChosenUsers {
  pageSize: number;
  after?: AccountId | undefined;
  before?: AccountId | undefined;
}

export interface FoundPage {
  ids: AccountId[];
  /** In all; of a search no more than `maxCountedUsers`. */
  count: number;
  isMore: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** A page beside a user; the first one if nobody is there, as when that user has gone. */
export function page({ pageSize, after, before, ...chosen }: AskedPage): FoundPage {
  const some = users.some(chosen, maxCountedUsers + 1);
  const few = some && some.length <= maxCountedUsers ? some : null;
  const count = some?.length ?? users.count(chosen, maxCountedUsers + 1);
  const isMore = chosen.search !== '' && count > maxCountedUsers;
  const read = (beside?: AccountId, isBackwards = false, limit = pageSize + 1) =>
    users.ids(chosen, { beside, isBackwards }, limit, few);
  const isAlone = (id: AccountId | undefined, isBackwards: boolean) => !id || read(id, isBackwards, 1).length === 0;
  const counted = { count: Math.min(count, isMore ? maxCountedUsers : count), isMore };

  const earlier = before && users.has(before) ? read(before, true) : [];
  if (earlier.length > 0) {
    const ids = earlier.slice(0, pageSize).toReversed();
    return { ...counted, ids, isFirst: earlier.length <= pageSize, isLast: isAlone(ids.at(-1), false) };
  }
  const later = after && users.has(after) ? read(after) : [];
  const found = later.length > 0 ? later : read();
  const ids = found.slice(0, pageSize);
  return {
    ...counted,
    ids,
    isFirst: later.length === 0 || isAlone(ids[0], true),
    isLast: found.length <= pageSize,
  };
}

/** The first of the chosen, and how many there are. */
export const first = ({ most, ...chosen }: ChosenUsers & { most: number }) => ({
  ids: users.ids(chosen, {}, most),
  count: users.count(chosen, Number.MAX_SAFE_INTEGER),
});
