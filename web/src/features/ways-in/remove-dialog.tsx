import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { askedAtom } from '../reauthentication/reauthentication.ts';

interface RemoveDialogProps {
  title: string;
  children: ReactNode;
  action: string;
  pendingLabel?: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (signOutOthers: boolean) => void;
  isPending: boolean;
  error: unknown;
}

/** Asks before a way in or a second step is taken away, and offers to sign out everywhere else; aside while they prove who they are. */
export function RemoveDialog({
  children,
  isOpen,
  onConfirm,
  error,
  pendingLabel = 'Removing…',
  ...props
}: RemoveDialogProps) {
  const isProving = useAtomValue(askedAtom) !== null;
  const [signsOut, setSignsOut] = useState(true);
  return (
    <ConfirmDialog
      {...props}
      isOpen={isOpen && !isProving}
      pendingLabel={pendingLabel}
      onConfirm={() => onConfirm(signsOut)}
    >
      <div className="flex flex-col gap-4">
        {children}
        <Checkbox label="Sign out everywhere else" isSelected={signsOut} onChange={setSignsOut} />
        {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      </div>
    </ConfirmDialog>
  );
}
