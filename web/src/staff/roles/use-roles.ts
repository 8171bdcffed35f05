import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useRoles = () => trpc.identity.roles.list.useQuery();

/** The list that a change answers with takes the place of the one shown. */
function useCacheRoles() {
  const { identity } = trpc.useUtils();
  return (roles: RoleGrant[]) => identity.roles.list.setData(undefined, roles);
}

const signsInAgain = 'They need to sign in again to use it.';

export function useGrantRole() {
  const cache = useCacheRoles();
  return trpc.identity.roles.grant.useMutation({
    onSuccess: (roles) => {
      cache(roles);
      notify({ title: 'Role granted', text: signsInAgain, tone: 'ok' });
    },
  });
}

export function useRevokeRole() {
  const cache = useCacheRoles();
  const { identity } = trpc.useUtils();
  return trpc.identity.roles.revoke.useMutation({
    onSuccess: (roles) => {
      cache(roles);
      notify({ title: 'Role revoked', text: 'They are signed out everywhere.', tone: 'ok' });
    },
    onError: () => void identity.roles.list.invalidate(),
  });
}
