import {
  type RoleFilter,
  roleFilters,
  type UserOrder,
  type UserPageSize,
  userOrders,
  userPageSizes,
} from '@plainwill/contracts/identity/vocabulary';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';
import { idIn, oneOf } from '../lists/address-values.ts';

/** Which users the list shows, and from where on. */
export interface ChosenUsers {
  search: string;
  role: RoleFilter;
  order: UserOrder;
  isDescending: boolean;
  pageSize: UserPageSize;
  /** The page follows this user, or goes before that one. */
  after?: string;
  before?: string;
}

export const everyone: ChosenUsers = { search: '', role: 'all', order: 'joined', isDescending: true, pageSize: 25 };

/** Which users the list showed last, as its address has them after the `#`; for the way back from one of them. */
export const lastListAtom = draftAtom('');

/** As an address says it after its `#`; what it does not say, or says wrongly, is as by default. */
export function readChosen(hash: string): ChosenUsers {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [after, before] = [idIn(params.get('after')), idIn(params.get('before'))];
  return {
    search: params.get('search') ?? '',
    role: oneOf(roleFilters, params.get('role')) ?? everyone.role,
    order: oneOf(userOrders, params.get('order')) ?? everyone.order,
    isDescending: params.has('up') ? false : everyone.isDescending,
    pageSize: oneOf(userPageSizes, params.get('size')) ?? everyone.pageSize,
    ...(after ? { after } : before && { before }),
  };
}

/** The same in few words, `#` included; empty where all is as by default. */
export function writeChosen({ search, role, order, isDescending, pageSize, after, before }: ChosenUsers): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(role !== everyone.role && { role }),
    ...(order !== everyone.order && { order }),
    ...(!isDescending && { up: '' }),
    ...(pageSize !== everyone.pageSize && { size: String(pageSize) }),
    ...(after && { after }),
    ...(before && { before }),
  });
  return params.size > 0 ? `#${params}` : '';
}
