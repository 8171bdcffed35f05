import type { Profile } from '@plainwill/contracts/identity/profile';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useProfile = () => trpc.identity.profile.get.useQuery();

/** The profile that a change answers with takes the place of the one shown. */
function useCacheProfile() {
  const { identity } = trpc.useUtils();
  return (profile: Profile) => identity.profile.get.setData(undefined, profile);
}

export function useRename() {
  const cache = useCacheProfile();
  const { identity } = trpc.useUtils();
  return trpc.identity.profile.rename.useMutation({
    onSuccess: (profile) => {
      cache(profile);
      void identity.accounts.me.invalidate();
      notify({ title: 'Saved', text: 'Your name is changed.', tone: 'ok' });
    },
  });
}

export function useChangeEmail() {
  const cache = useCacheProfile();
  return trpc.identity.profile.changeEmail.useMutation({ onSuccess: cache });
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
  const cache = useCacheProfile();
  const { identity } = trpc.useUtils();
  return trpc.identity.profile.disconnectGoogle.useMutation({
    onSuccess: (profile) => {
      cache(profile);
      void identity.waysIn.invalidate();
      void identity.devices.invalidate();
    },
  });
}

export function useRequestDeletion() {
  const cache = useCacheProfile();
  return trpc.identity.profile.requestDeletion.useMutation({ onSuccess: cache });
}

export function useCancelDeletion() {
  const cache = useCacheProfile();
  return trpc.identity.profile.cancelDeletion.useMutation({
    onSuccess: (profile) => {
      cache(profile);
      notify({ title: 'Saved', text: 'Your account stays as it is.', tone: 'ok' });
    },
  });
}
