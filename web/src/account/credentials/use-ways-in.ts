import type { ChangedWaysIn, WaysIn } from '@plainwill/contracts/identity/ways-in';
import { trpc } from '../../shared/api/trpc.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

/**
 * A change answers with the new state, which replaces the shown one. Other devices may have been signed out with it.
 */
function useCacheCredentials() {
  const { identity } = trpc.useUtils();
  return (waysIn: WaysIn) => {
    identity.waysIn.get.setData(undefined, waysIn);
    void identity.devices.invalidate();
  };
}

type OnAdded = (recoveryCodes: ChangedWaysIn['recoveryCodes']) => void;

/** The same for a second step, with which roles begin to count; recovery codes come with the first. */
function useCacheAdded(onAdded: OnAdded) {
  const cache = useCacheCredentials();
  const { identity } = trpc.useUtils();
  return ({ waysIn, recoveryCodes }: ChangedWaysIn) => {
    cache(waysIn);
    void identity.accounts.me.invalidate();
    onAdded(recoveryCodes);
  };
}

export const useFinishPasskey = (onAdded: OnAdded) =>
  trpc.identity.passkeys.finish.useMutation({ onSuccess: useCacheAdded(onAdded) });

export const useConfirmAuthenticator = (onAdded: OnAdded) =>
  trpc.identity.authenticators.confirm.useMutation({ onSuccess: useCacheAdded(onAdded) });

export function useRenamePasskey() {
  const cache = useCacheCredentials();
  return trpc.identity.passkeys.rename.useMutation({
    onSuccess: (waysIn) => {
      cache(waysIn);
      notifySuccess('Your passkey has a new name.');
    },
  });
}

export function useRemovePasskey(onDone: (id: string) => void) {
  const cache = useCacheCredentials();
  return trpc.identity.passkeys.remove.useMutation({
    onSuccess: (waysIn, { id }) => {
      cache(waysIn);
      onDone(id);
    },
  });
}

export function useRemoveAuthenticator(onDone: () => void) {
  const cache = useCacheCredentials();
  return trpc.identity.authenticators.remove.useMutation({
    onSuccess: (waysIn) => {
      cache(waysIn);
      onDone();
    },
  });
}

export function useMakeRecoveryCodes(onMade: OnAdded) {
  const cache = useCacheCredentials();
  return trpc.identity.waysIn.makeRecoveryCodes.useMutation({
    onSuccess: ({ waysIn, recoveryCodes }) => {
      cache(waysIn);
      onMade(recoveryCodes);
    },
  });
}

export function useSetSecondStep(onDone: (isAsked: boolean) => void) {
  const cache = useCacheCredentials();
  return trpc.identity.waysIn.setSecondStep.useMutation({
    onSuccess: (waysIn, { isAsked }) => {
      cache(waysIn);
      onDone(isAsked);
    },
  });
}

export function useStopRecovery() {
  const cache = useCacheCredentials();
  return trpc.identity.recovery.stop.useMutation({ onSuccess: cache });
}
