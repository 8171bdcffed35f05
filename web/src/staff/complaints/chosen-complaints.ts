import {
  complaintKinds,
  complaintOrders,
  complaintStates,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type Chosen, flag, id, oneOf, page, text } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

const fields = {
  reference: text('reference', 20),
  kind: oneOf('kind', complaintKinds),
  state: oneOf('state', complaintStates),
  ownerId: id<AccountId>('owner'),
  hasAlarm: flag('alarm'),
  order: oneOf('order', complaintOrders, 'due'),
  page: page('page'),
  open: id<ComplaintId>('open'),
};

/** Which complaints the list shows, which page of them, and which one is open. */
export type ChosenComplaints = Chosen<typeof fields>;

export function useChosenComplaints() {
  const { chosen, show } = useAddressState(staffPaths.complaints, fields);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenComplaints>, how?: { replace: boolean }) => show({ page: 1, ...changes }, how),
    open: (id: ComplaintId | undefined) => show({ open: id }),
  };
}
