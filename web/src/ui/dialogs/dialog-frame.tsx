import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { WithEmails } from '../text/email-text.tsx';
import { useBackLeaves } from './use-back-leaves.ts';

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
}

/** Every dialog stands in this frame. Escape closes it; a press outside does not, so that nothing typed is lost. */
export function DialogFrame({ isOpen, onClose, title, children, role = 'dialog' }: DialogFrameProps) {
  useBackLeaves(isOpen, onClose);
  return (
    <ModalOverlay
      data-dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      className="fixed inset-0 z-40 flex items-start justify-center overflow-y-auto bg-deeper/50 p-4 max-sm:pb-[max(1rem,var(--notices))] print:static print:block print:bg-transparent print:p-0"
    >
      {/* By its margins, which give way where the screen is too low: it can then be scrolled to its top. */}
      <Modal className="mt-auto w-full max-w-form sm:my-auto">
        <Dialog
          role={role}
          className="flex flex-col gap-4 rounded-card bg-card p-5 outline-none sm:p-8 forced-colors:border-2"
        >
          <Heading slot="title" className="heading text-title wrap-break-word">
            <WithEmails text={title} />
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
