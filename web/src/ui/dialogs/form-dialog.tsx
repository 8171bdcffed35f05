import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../styles/classes.ts';
import { Leaving } from './leaving.ts';

interface FormDialogProps {
  isOpen: boolean;
  /** When the person leaves without saving. */
  onClose: () => void;
  title: string;
  /** Something was typed or chosen that leaving would lose. */
  isDirty: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A dialog to fill in: the whole screen of a phone, a card elsewhere. A press outside does nothing, and leaving with
 * something unsaved is asked about where the buttons stand (`DialogActions`).
 */
export function FormDialog({ isOpen, onClose, title, isDirty, isWide, children }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const leave = () => (isDirty ? setAsking(true) : discard());
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && leave()}
      className="fixed inset-0 z-40 flex bg-deeper/50 max-sm:pt-[min(var(--notices),50dvh)] sm:items-center sm:justify-center sm:p-6"
    >
      <Modal className={classes('flex max-h-full w-full', isWide ? 'sm:max-w-sheet' : 'sm:max-w-form')}>
        <Dialog className="flex w-full scroll-pt-20 scroll-pb-28 flex-col overflow-y-auto bg-card outline-none sm:rounded-card forced-colors:border-2">
          <div className="sticky top-0 z-10 flex shallow:static items-center justify-between gap-3 border-b border-line bg-card px-5 py-3 sm:px-8">
            <Heading slot="title" level={2} className="heading text-title">
              {title}
            </Heading>
            <Button
              aria-label="Close"
              onPress={leave}
              className="-mr-3 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field hover:bg-sage"
            >
              <X aria-hidden strokeWidth={2.2} className="size-5" />
            </Button>
          </div>
          <Leaving value={{ isAsking, leave, discard, stay: () => setAsking(false) }}>
            <Content>{children}</Content>
          </Leaving>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The focus starts in the first field, or on the dialog where there is none. */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[data-field] :is(input, button)')?.focus();
  }, []);
  return (
    <div ref={content} className="flex grow flex-col gap-5 px-5 pt-5 sm:px-8 [&>form]:grow">
      {children}
    </div>
  );
}
