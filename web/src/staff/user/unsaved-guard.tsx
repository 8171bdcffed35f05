import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** The unsaved draft is still there at this address. */
  hasDraftAt: (address: URL) => boolean;
  onDiscard: () => void;
}

/** Asks before the page is left, by whatever way, with something unsaved. */
export function UnsavedGuard({ isDirty, hasDraftAt, onDiscard }: UnsavedGuardProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [, goTo] = useLocation();
  const isLeaving = useRef(false);

  // Before the next page stands: it may send the person on by itself.
  useLayoutEffect(() => {
    if (!isDirty) return;
    isLeaving.current = false;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: NavigateEvent) => {
      const { destination, cancelable, navigationType } = event;
      const address = new URL(destination.url);
      if (
        isLeaving.current ||
        event.defaultPrevented ||
        !cancelable ||
        !destination.sameDocument ||
        hasDraftAt(address)
      )
        return;
      event.preventDefault();
      const steps = destination.index - (navigation.currentEntry?.index ?? 0);
      setLeave(() => () => {
        isLeaving.current = true;
        if (navigationType === 'traverse') history.go(steps);
        else goTo(address.pathname + address.search + address.hash);
      });
    };
    window.addEventListener('beforeunload', warn);
    if ('navigation' in window) navigation.addEventListener('navigate', ask);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if ('navigation' in window) navigation.removeEventListener('navigate', ask);
    };
  }, [isDirty, hasDraftAt, goTo]);

  const stay = () => setLeave(null);
  return (
    <ConfirmDialog
      isOpen={leave !== null}
      onClose={stay}
      title="Leave without saving?"
      action="Discard changes"
      onConfirm={() => {
        stay();
        leave?.();
        onDiscard();
      }}
    >
      <p>What you have changed here and not saved will be lost.</p>
    </ConfirmDialog>
  );
}
