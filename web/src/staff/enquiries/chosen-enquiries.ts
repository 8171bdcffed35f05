import {
  type EnquiryKind,
  type EnquiryOrder,
  type EnquiryStatus,
  enquiryKinds,
  enquiryOrders,
  enquiryStatuses,
} from '@plainwill/contracts/notifications/vocabulary';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { useLocation, useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { idIn, oneOf } from '../lists/address-values.ts';

/** Which enquiries the list shows, from where on, and which one is open. */
export interface ChosenEnquiries {
  /** Words of a name, or an address. */
  search?: string | undefined;
  kind?: EnquiryKind | undefined;
  status?: EnquiryStatus | undefined;
  ownerId?: AccountId | undefined;
  isOverdue?: true | undefined;
  order: EnquiryOrder;
  after?: EnquiryId | undefined;
  open?: EnquiryId | undefined;
}

/** As an address says it; what it does not say, or says wrongly, does not matter. */
function readChosen(params: URLSearchParams, hash: string): ChosenEnquiries {
  return {
    search: new URLSearchParams(hash.replace(/^#/, '')).get('search') ?? undefined,
    kind: oneOf(enquiryKinds, params.get('kind')),
    status: oneOf(enquiryStatuses, params.get('status')),
    ownerId: idIn<AccountId>(params.get('owner')),
    isOverdue: params.has('overdue') ? true : undefined,
    order: oneOf(enquiryOrders, params.get('order')) ?? 'received',
    after: idIn<EnquiryId>(params.get('after')),
    open: idIn<EnquiryId>(params.get('open')),
  };
}

/**
 * The same in few words, `?` included; empty where all is as usual. What may name somebody stands after its `#`, which no
 * server is told.
 */
function writeChosen({ search, kind, status, ownerId, isOverdue, order, after, open }: ChosenEnquiries): string {
  const params = new URLSearchParams({
    ...(kind && { kind }),
    ...(status && { status }),
    ...(ownerId && { owner: ownerId }),
    ...(isOverdue && { overdue: '' }),
    ...(order !== 'received' && { order }),
    ...(after && { after }),
    ...(open && { open }),
  });
  return `${params.size > 0 ? `?${params}` : ''}${search ? `#${new URLSearchParams({ search })}` : ''}`;
}

/** What the list shows is in the address, so that it can be shared and gone back to. */
export function useChosenEnquiries() {
  const [params] = useSearchParams();
  const hash = useLocationProperty(() => window.location.hash);
  const [, goTo] = useLocation();
  const chosen = readChosen(params, hash);
  const go = (next: ChosenEnquiries, how?: { replace: boolean }) =>
    goTo(`${staffPaths.enquiries}${writeChosen(next)}`, how);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenEnquiries>, how?: { replace: boolean }) =>
      go({ ...chosen, after: undefined, ...changes }, how),
    open: (id: EnquiryId | undefined) => go({ ...chosen, open: id }),
  };
}
