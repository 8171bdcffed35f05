import type { ChangedWaysIn, WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useSetAtom } from 'jotai';
import { trpc } from '../../api/trpc.ts';
import { draftAtom } from '../../drafts/draft-atoms.ts';
import { notify } from '../../ui/toasts/toasts.ts';

/** Recovery codes that were made just now and are shown this once; kept nowhere. */
export const newCodesAtom = draftAtom<readonly string[] | null>(null);

/** What a change answers with takes the place of what is shown. */
function useShow() {
  const { identity } = trpc.useUtils();
  return (waysIn: WaysIn) => {
    identity.waysIn.get.setData(undefined, waysIn);
    void identity.devices.invalidate();
  };
}

const notifySaved = (text: string) => notify({ title: 'Saved', text, tone: 'ok' });

function useKeep(saved: string) {
  const show = useShow();
  return (waysIn: WaysIn) => {
    show(waysIn);
    notifySaved(saved);
  };
}

/** The same, and new recovery codes are shown, which say enough. */
function useKeepWithCodes(saved: string) {
  const show = useShow();
  const showCodes = useSetAtom(newCodesAtom);
  const { identity } = trpc.useUtils();
  return ({ waysIn, recoveryCodes }: ChangedWaysIn) => {
    show(waysIn);
    // The roles of staff count from now on.
    void identity.accounts.me.invalidate();
    if (recoveryCodes) showCodes(recoveryCodes);
    else notifySaved(saved);
  };
}

export const useFinishPasskey = () =>
  trpc.identity.passkeys.finish.useMutation({ onSuccess: useKeepWithCodes('Your passkey is added.') });

export const useRenamePasskey = () =>
  trpc.identity.passkeys.rename.useMutation({ onSuccess: useKeep('Your passkey has its new name.') });

export const useRemovePasskey = () =>
  trpc.identity.passkeys.remove.useMutation({ onSuccess: useKeep('Your passkey is removed.') });

export const useConfirmAuthenticator = () =>
  trpc.identity.authenticators.confirm.useMutation({
    onSuccess: useKeepWithCodes('Your authenticator app is set up.'),
  });

export const useRemoveAuthenticator = () =>
  trpc.identity.authenticators.remove.useMutation({ onSuccess: useKeep('Your authenticator app is removed.') });

export const useSetSecondStep = () =>
  trpc.identity.waysIn.setSecondStep.useMutation({
    onSuccess: useKeep('Your choice is saved.'),
  });

export const useMakeRecoveryCodes = () =>
  trpc.identity.waysIn.makeRecoveryCodes.useMutation({ onSuccess: useKeepWithCodes('You have new recovery codes.') });

export const useStopRecovery = () =>
  trpc.identity.recovery.stop.useMutation({ onSuccess: useKeep('Your second steps stay as they are.') });
