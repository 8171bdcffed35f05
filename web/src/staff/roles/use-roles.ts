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
  const { identity } = trpc.useUtils();
  return trpc.identity.roles.grant.useMutation({
    onSuccess: (roles, { email, role }) => {
      cache(roles);
      const isThere = roles.some((grant) => grant.role === role && isSameEmail(grant.email, email));
      if (isThere) {
        notify({ title: 'Role granted', text: signsInAgain, tone: 'ok' });
      } else {
        notify({ title: 'Invitation sent', text: 'The role waits until they accept.', tone: 'ok' });
        void identity.invitations.list.invalidate();
      }
    },
  });
}

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

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
