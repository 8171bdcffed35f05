import { auditActions, auditParts } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type Chosen, day, id, oneOf } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

// People by their ids alone.
const fields = {
  accountId: id<AccountId>('person'),
  part: oneOf('part', auditParts),
  action: oneOf('action', auditActions),
  from: day('from'),
  to: day('to'),
};

/** Which entries are shown. */
export type ChosenEntries = Chosen<typeof fields>;

export function useChosenEntries() {
  const { chosen, show } = useAddressState(staffPaths.audit(), fields);
  return { chosen, choose: (changes: Partial<ChosenEntries>) => show(changes) };
}
