import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';

interface SignOutOthersProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Offered with each change of the ways in, and ticked: whoever is signed in elsewhere may be a stranger. */
export function SignOutOthers({ isSelected, onChange }: SignOutOthersProps) {
  return (
    <Checkbox
      name="signOutOthers"
      isFramed
      isSelected={isSelected}
      onChange={onChange}
      label="Sign out everywhere else"
      hint="Your other devices will have to sign in again. This one stays signed in."
    />
  );
}

interface ChangeDialogProps {
  onClose: () => void;
  title: string;
  action: string;
  pendingLabel: string;
  isPending: boolean;
  children: ReactNode;
  onConfirm: (signOutOthers: boolean) => void;
}

/** Asks before a way in or the second step changes. */
export function ChangeDialog({ children, onConfirm, ...dialog }: ChangeDialogProps) {
  const [signOutOthers, setSignOutOthers] = useState(true);
  return (
    <ConfirmDialog isOpen {...dialog} onConfirm={() => onConfirm(signOutOthers)}>
      <Stack gap="tight">
        {children}
        <SignOutOthers isSelected={signOutOthers} onChange={setSignOutOthers} />
      </Stack>
    </ConfirmDialog>
  );
}
