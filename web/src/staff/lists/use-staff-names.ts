import type { AccountId } from '@plainwill/contracts/shared/ids';
import { useRoles } from '../roles/use-roles.ts';

/** Members of staff, each once, by their name or else their address. */
export function useStaffNames() {
  const { data = [] } = useRoles();
  const names = new Map(data.map(({ accountId, name, email }) => [accountId, name ?? email]));
  return {
    names,
    nameOf: (id: AccountId | null) => (id === null ? 'No one' : (names.get(id) ?? 'No longer staff')),
  };
}
