import { roleFilters, userOrders, userPageSizes } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type AddressField, type Chosen, defaultsOf, id, oneOf, text } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

const isDescending: AddressField<boolean> = {
  name: 'up',
  read: (given) => given === null,
  write: (value) => (value ? null : ''),
};

export const userFields = {
  search: text('search'),
  role: oneOf('role', roleFilters, 'all'),
  order: oneOf('order', userOrders, 'joined'),
  isDescending,
  pageSize: oneOf('size', userPageSizes, 25),
  /** The page follows this user, or goes before that one. */
  after: id<AccountId>('after'),
  before: id<AccountId>('before'),
};

/** Which users the list shows, and from where on. */
export type ChosenUsers = Chosen<typeof userFields>;

/** The last address of the list after its `#`, for the way back from a user. */
export const lastListAtom = draftAtom('');

/** All of it may name somebody. */
export function useChosenUsers() {
  const { chosen, hash, show } = useAddressState(staffPaths.dashboard, {}, userFields);
  const setLastList = useSetAtom(lastListAtom);
  useEffect(() => setLastList(hash), [setLastList, hash]);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenUsers>, how?: { replace: boolean }) =>
      show({ after: undefined, before: undefined, ...changes }, how),
    clear: () => show(defaultsOf(userFields)),
  };
}
