import { howMadeStates } from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { type Chosen, oneOf, page } from '../lists/address-fields.ts';
import { useAddressState } from '../lists/use-address-state.ts';

const fields = { state: oneOf('state', howMadeStates), page: page('page') };

/** Which requests the list shows, and which page of them. */
export type ChosenRequests = Chosen<typeof fields>;

export function useChosenRequests() {
  const { chosen, show } = useAddressState(staffPaths.howMade, fields);
  /** Another choice begins at the first page. */
  return { chosen, choose: (changes: Partial<ChosenRequests>) => show({ page: 1, ...changes }) };
}
