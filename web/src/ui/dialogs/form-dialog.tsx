import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../buttons/button.tsx';
import { classes } from '../styles/classes.ts';
import { WithEmails } from '../text/email-text.tsx';
import { useBackLeaves } from './use-back-leaves.ts';

interface LeavingADialog {
  /** The dialog asks if what is unsaved may be discarded. */
  isAsking: boolean;
  /** For a step in the place of the content, of which the dialog knows nothing: leaving would lose what it holds. */
  setStepDirty: (isDirty: boolean) => void;
  leave: () => void;
  discard: () => void;
  stay: () => void;
}

const nothing = () => undefined;

/** How the buttons of a dialog leave it. */
export const Leaving = createContext<LeavingADialog>({
  isAsking: false,
  setStepDirty: nothing,
  leave: nothing,
  discard: nothing,
  stay: nothing,
});

interface DialogActionsProps {
  /** The button that saves. */
  children: ReactNode;
  cancelLabel?: string;
}

/** The buttons of a `FormDialog`, always in view where there is room; the question about unsaved changes takes their place. */
export function DialogActions({ children, cancelLabel = 'Cancel' }: DialogActionsProps) {
  const { isAsking, leave, discard, stay } = useContext(Leaving);
  return (
    <div className="sticky bottom-0 z-10 shallow:static -mx-5 mt-auto border-t border-line bg-card px-5 py-3 sm:-mx-8 sm:px-8">
      {isAsking ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grow basis-full font-semibold sm:basis-auto">Discard changes?</p>
          <Button size="small" variant="secondary" onPress={discard}>
            Discard changes
          </Button>
          <Button size="small" onPress={stay} hasFirstFocus>
            Keep editing
          </Button>
        </div>
      ) : (
        <div className="flex flex-row-reverse flex-wrap items-center justify-start gap-x-4 gap-y-2">
          {children}
          <Button variant="quiet" onPress={leave}>
            {cancelLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A step takes the place of a dialog's content for a while: the focus goes to its beginning. */
export function DialogStep({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus();
    start.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      ref={start}
      tabIndex={-1}
      className="flex grow flex-col gap-5 outline-none focus-visible:shadow-none [&>form]:grow"
    >
      {children}
    </div>
  );
}

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
  const [isStepDirty, setStepDirty] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const leave = () => (isDirty || isStepDirty ? setAsking(true) : discard());
  useBackLeaves(isOpen, leave);
  return (
    <ModalOverlay
      data-dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && leave()}
      className="fixed inset-0 z-40 flex bg-deeper/50 max-sm:pb-[min(var(--notices),50dvh)] sm:items-center sm:justify-center sm:p-6"
    >
      <Modal className={classes('flex max-h-full w-full', isWide ? 'sm:max-w-sheet' : 'sm:max-w-form')}>
        <Dialog className="flex w-full scroll-pt-[5rem] scroll-pb-[7rem] flex-col overflow-y-auto bg-card outline-none sm:rounded-card forced-colors:border-2">
          <div className="sticky top-0 z-10 flex shallow:static items-center justify-between gap-3 border-b border-line bg-card px-5 py-3 sm:px-8">
            <Heading slot="title" level={2} className="heading min-w-0 text-title wrap-break-word">
              <WithEmails text={title} />
            </Heading>
            <AriaButton
              aria-label="Close"
              onPress={leave}
              className="-mr-3 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field hover:bg-sage"
            >
              <X aria-hidden strokeWidth={2.2} className="size-5" />
            </AriaButton>
          </div>
          <Leaving value={{ isAsking, setStepDirty, leave, discard, stay: () => setAsking(false) }}>
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
