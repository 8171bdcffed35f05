import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';

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
}

/** Asks before something is taken away. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className="fixed inset-0 z-40 flex items-end justify-center bg-deeper/50 p-4 sm:items-center"
    >
      <Modal className="w-full max-w-form">
        <Dialog role="alertdialog" className="flex flex-col gap-4 rounded-card bg-card p-6 outline-none sm:p-8">
          <Heading slot="title" className="heading text-title">
            {props.title}
          </Heading>
          <div>{props.children}</div>
          <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
            <Button onPress={props.onConfirm} isPending={props.isPending} pendingLabel="Removing…">
              {props.action}
            </Button>
            <Button look="secondary" onPress={props.onClose} hasFirstFocus>
              Cancel
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
