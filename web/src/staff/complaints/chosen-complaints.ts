import {
  type ComplaintKind,
  type ComplaintOrder,
  type ComplaintState,
  complaintKinds,
  complaintOrders,
  complaintStates,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import { useLocation, useSearchParams } from 'wouter';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { idIn, oneOf } from '../lists/address-values.ts';

/** Which complaints the list shows, which page of them, and which one is open. */
export interface ChosenComplaints {
  reference?: string | undefined;
  kind?: ComplaintKind | undefined;
  state?: ComplaintState | undefined;
  ownerId?: AccountId | undefined;
  hasAlarm?: true | undefined;
  order: ComplaintOrder;
  page: number;
  open?: ComplaintId | undefined;
}

/** As an address says it; what it does not say, or says wrongly, does not matter. */
function readChosen(params: URLSearchParams): ChosenComplaints {
  return {
    reference: params.get('reference')?.slice(0, 20) || undefined,
    kind: oneOf(complaintKinds, params.get('kind')),
    state: oneOf(complaintStates, params.get('state')),
    ownerId: idIn<AccountId>(params.get('owner')),
    hasAlarm: params.has('alarm') ? true : undefined,
    order: oneOf(complaintOrders, params.get('order')) ?? 'due',
    page: /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
    open: idIn<ComplaintId>(params.get('open')),
  };
}

/** The same in few words, `?` included; empty where all is as usual. */
function writeChosen({ reference, kind, state, ownerId, hasAlarm, order, page, open }: ChosenComplaints): string {
  const params = new URLSearchParams({
    ...(reference && { reference }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(ownerId && { owner: ownerId }),
    ...(hasAlarm && { alarm: '' }),
    ...(order !== 'due' && { order }),
    ...(page > 1 && { page: String(page) }),
    ...(open && { open }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/** What the list shows is in the address, so that it can be shared and gone back to. */
export function useChosenComplaints() {
  const [params] = useSearchParams();
  const [, goTo] = useLocation();
  const chosen = readChosen(params);
  const go = (next: ChosenComplaints, how?: { replace: boolean }) =>
    goTo(`${staffPaths.complaints}${writeChosen(next)}`, how);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenComplaints>, how?: { replace: boolean }) =>
      go({ ...chosen, page: 1, ...changes }, how),
    open: (id: ComplaintId | undefined) => go({ ...chosen, open: id }),
  };
}
