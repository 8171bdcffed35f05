import { brand } from '@plainwill/contracts/shared/brand';
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '../../api/failure.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface EndingDialogProps {
  isOpen: boolean;
  /** Such as "in 4 minutes". */
  when: string;
  /** Nothing prolongs the sign-in any more. */
  isFinal: boolean;
  onStay: () => Promise<unknown>;
  /** The warning was read, and nothing can be done about it. */
  onCarryOn: () => void;
}

/** Says that the sign-in is about to end. Leaving the dialog by Escape means to stay. */
export function EndingDialog({ isOpen, when, isFinal, onStay, onCarryOn }: EndingDialogProps) {
  const stay = useMutation({ mutationFn: onStay });
  const signOut = useSignOut({ staysHere: true });
  const goOn = isFinal ? onCarryOn : () => stay.mutate();
  return (
    <DialogFrame isOpen={isOpen} onClose={goOn} title="You are about to be signed out" role="alertdialog">
      <div className="flex flex-col gap-3">
        <p>
          {isFinal
            ? 'You signed in a while ago, and a sign-in does not last for ever.'
            : `You have not used ${brand.name} for a while.`}{' '}
          To keep your details safe, we will sign you out{' '}
          <strong aria-live="polite" aria-atomic="true" className="whitespace-nowrap">
            {when}
          </strong>
          .
        </p>
        <p>
          {isFinal
            ? 'Save what you are working on. You can sign in again straight away, and come back to this page.'
            : 'Nothing on this page is lost if you stay.'}
        </p>
      </div>
      {stay.error && <Notice tone="error">{failureOf(stay.error).message}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button onPress={goOn} isPending={stay.isPending} hasFirstFocus>
          {isFinal ? 'Carry on until then' : 'Stay signed in'}
        </Button>
        <Button look="secondary" onPress={signOut.start} isPending={signOut.isPending}>
          Sign Out
        </Button>
      </div>
    </DialogFrame>
  );
}
