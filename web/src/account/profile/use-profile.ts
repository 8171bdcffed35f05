import type { Profile } from '@plainwill/contracts/identity/profile';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useProfile = () => trpc.identity.profile.get.useQuery();

/** The profile that a change answers with takes the place of the one shown. */
function useKeepProfile() {
  const { identity } = trpc.useUtils();
  return (profile: Profile) => identity.profile.get.setData(undefined, profile);
}

export function useRename() {
  const keep = useKeepProfile();
  const { identity } = trpc.useUtils();
  return trpc.identity.profile.rename.useMutation({
    onSuccess: (profile) => {
      keep(profile);
      void identity.accounts.me.invalidate();
      notify({ title: 'Saved', text: 'Your name is changed.', tone: 'ok' });
    },
  });
}

export function useChangeEmail() {
  const keep = useKeepProfile();
  return trpc.identity.profile.changeEmail.useMutation({ onSuccess: keep });
}

export function useChangePassword() {
  const { identity } = trpc.useUtils();
  return trpc.identity.passwords.change.useMutation({
    onSuccess: () => {
      void identity.devices.invalidate();
      void identity.profile.invalidate();
      void identity.waysIn.invalidate();
      notify({
        title: 'Saved',
        text: 'Your password is changed, and your other devices are signed out.',
        tone: 'ok',
      });
    },
  });
}

export function useDisconnectGoogle() {
  const keep = useKeepProfile();
  const { identity } = trpc.useUtils();
  return trpc.identity.profile.disconnectGoogle.useMutation({
    onSuccess: (profile) => {
      keep(profile);
      void identity.waysIn.invalidate();
      void identity.devices.invalidate();
    },
  });
}

export function useRequestDeletion() {
  const keep = useKeepProfile();
  return trpc.identity.profile.requestDeletion.useMutation({ onSuccess: keep });
}

export function useCancelDeletion() {
  const keep = useKeepProfile();
  return trpc.identity.profile.cancelDeletion.useMutation({
    onSuccess: (profile) => {
      keep(profile);
      notify({ title: 'Saved', text: 'Your account stays as it is.', tone: 'ok' });
    },
  });
}
