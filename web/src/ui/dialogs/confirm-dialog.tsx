import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question that names the thing. */
  title: string;
  children: ReactNode;
  /** A verb and its object, never "OK". */
  action: string;
  onConfirm: () => void;
  isPending?: boolean;
  pendingLabel?: string;
}

/** Asks before something is taken away. The focus starts on the way out. */
export function ConfirmDialog({ pendingLabel = 'Removing…', ...props }: ConfirmDialogProps) {
  return (
    <DialogFrame isOpen={props.isOpen} onClose={props.onClose} title={props.title} role="alertdialog">
      <div>{props.children}</div>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button onPress={props.onConfirm} isPending={props.isPending} pendingLabel={pendingLabel}>
          {props.action}
        </Button>
        <Button variant="secondary" onPress={props.onClose} hasFirstFocus>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
}
