import { useEffect, useEffectEvent } from 'react';

/** The Back button of a phone or browser leaves the dialog, and not the page below it. */
export function useBackLeaves(isOpen: boolean, leave: () => void): void {
  const leaveDialog = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return;
    // A step back to another document cannot be held up.
    const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    if (!before?.sameDocument) history.pushState(history.state, '');
    const stay = (event: NavigateEvent) => {
      const isBack = event.destination.index < (navigation.currentEntry?.index ?? 0);
      if (event.navigationType !== 'traverse' || !isBack || !event.cancelable) return;
      event.preventDefault();
      leaveDialog();
    };
    // Before whoever asks about leaving the page.
    navigation.addEventListener('navigate', stay, { capture: true });
    return () => navigation.removeEventListener('navigate', stay, { capture: true });
  }, [isOpen]);
}
