import type { ChangedWaysIn, WaysIn } from '@plainwill/contracts/identity/ways-in';
import { trpc } from '../../shared/api/trpc.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

/**
 * A change answers with the new state, which replaces the shown one. Other devices may have been signed out with it.
 */
function useKeepWaysIn() {
  const { identity } = trpc.useUtils();
  return (waysIn: WaysIn) => {
    identity.waysIn.get.setData(undefined, waysIn);
    void identity.devices.invalidate();
  };
}

type OnAdded = (recoveryCodes: ChangedWaysIn['recoveryCodes']) => void;

/** The same for a second step, with which roles begin to count; recovery codes come with the first. */
function useKeepAdded(onAdded: OnAdded) {
  const keep = useKeepWaysIn();
  const { identity } = trpc.useUtils();
  return ({ waysIn, recoveryCodes }: ChangedWaysIn) => {
    keep(waysIn);
    void identity.accounts.me.invalidate();
    onAdded(recoveryCodes);
  };
}

export const useFinishPasskey = (onAdded: OnAdded) =>
  trpc.identity.passkeys.finish.useMutation({ onSuccess: useKeepAdded(onAdded) });

export const useConfirmAuthenticator = (onAdded: OnAdded) =>
  trpc.identity.authenticators.confirm.useMutation({ onSuccess: useKeepAdded(onAdded) });

export function useRenamePasskey() {
  const keep = useKeepWaysIn();
  return trpc.identity.passkeys.rename.useMutation({
    onSuccess: (waysIn) => {
      keep(waysIn);
      notifySuccess('Your passkey has a new name.');
    },
  });
}

export function useRemovePasskey(onDone: (id: string) => void) {
  const keep = useKeepWaysIn();
  return trpc.identity.passkeys.remove.useMutation({
    onSuccess: (waysIn, { id }) => {
      keep(waysIn);
      onDone(id);
    },
  });
}

export function useRemoveAuthenticator(onDone: () => void) {
  const keep = useKeepWaysIn();
  return trpc.identity.authenticators.remove.useMutation({
    onSuccess: (waysIn) => {
      keep(waysIn);
      onDone();
    },
  });
}

export function useMakeRecoveryCodes(onMade: OnAdded) {
  const keep = useKeepWaysIn();
  return trpc.identity.waysIn.makeRecoveryCodes.useMutation({
    onSuccess: ({ waysIn, recoveryCodes }) => {
      keep(waysIn);
      onMade(recoveryCodes);
    },
  });
}

export function useSetSecondStep(onDone: (isAsked: boolean) => void) {
  const keep = useKeepWaysIn();
  return trpc.identity.waysIn.setSecondStep.useMutation({
    onSuccess: (waysIn, { isAsked }) => {
      keep(waysIn);
      onDone(isAsked);
    },
  });
}

export function useStopRecovery() {
  const keep = useKeepWaysIn();
  return trpc.identity.recovery.stop.useMutation({ onSuccess: keep });
}
