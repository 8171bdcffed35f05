import { enquiryKinds, enquiryOrders, enquiryStatuses } from '@plainwill/contracts/notifications/vocabulary';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type Chosen, flag, id, oneOf, text } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

const fields = {
  kind: oneOf('kind', enquiryKinds),
  status: oneOf('status', enquiryStatuses),
  ownerId: id<AccountId>('owner'),
  isOverdue: flag('overdue'),
  order: oneOf('order', enquiryOrders, 'received'),
  after: id<EnquiryId>('after'),
  open: id<EnquiryId>('open'),
};
// Words of a name, or an address.
const hashed = { search: text('search') };

/** Which enquiries the list shows, from where on, and which one is open. */
export type ChosenEnquiries = Chosen<typeof fields & typeof hashed>;

export function useChosenEnquiries() {
  const { chosen, show } = useAddressState(staffPaths.enquiries, fields, hashed);
  return {
    chosen,
    /** Another choice begins at the first page. */
    choose: (changes: Partial<ChosenEnquiries>, how?: { replace: boolean }) =>
      show({ after: undefined, ...changes }, how),
    open: (id: EnquiryId | undefined) => show({ open: id }),
  };
}
