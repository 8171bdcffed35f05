import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { fetchDraft } from './fetch-draft.ts';

const isPrintShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !shiftKey && !altKey;

function usePrintShortcut(onPrint: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintShortcut(event)) return;
      event.preventDefault();
      onPrint();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPrint]);
}

/** Offers the PDF to whoever prints, by the button or by the keys: it has the pages of a will. */
export function PrintDraft() {
  const [isOpen, setOpen] = useState(false);
  const printsPage = useRef(false);
  usePrintShortcut(() => setOpen(true));
  // The dialog is off the page by then.
  useEffect(() => {
    if (isOpen || !printsPage.current) return;
    printsPage.current = false;
    window.print();
  }, [isOpen]);
  const printPage = () => {
    printsPage.current = true;
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
        <Printer aria-hidden strokeWidth={2.2} className="size-4.5" />
        Print
      </Button>
      {isOpen && <PrintDialog onClose={() => setOpen(false)} onPrintPage={printPage} />}
    </>
  );
}

interface PrintDialogProps {
  onClose: () => void;
  onPrintPage: () => void;
}

function PrintDialog({ onClose, onPrintPage }: PrintDialogProps) {
  // A frame or tab of ours may not show a PDF: the content security policy keeps plug-ins out, and viewers are one.
  const { mutate, isPending, error } = useDownload(() => fetchDraft('pdf'));
  const onSuccess = () => {
    notifySuccess('Your PDF is downloaded. Open it to print it.');
    onClose();
  };
  return (
    <DialogFrame isOpen onClose={onClose} title="Print your draft">
      <p>
        The PDF has the words of your will, set page by page. It is downloaded for you to open and print. It is a draft,
        with nowhere to sign.
      </p>
      {error && (
        <Notice tone="error" title="The PDF couldn’t be downloaded">
          {failureOf(error).message}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button
          onPress={() => mutate(undefined, { onSuccess })}
          isPending={isPending}
          pendingLabel="Preparing…"
          hasFirstFocus
        >
          Download the PDF
        </Button>
        <Button variant="secondary" onPress={onPrintPage}>
          Print this page
        </Button>
        <Button variant="plain" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
}
