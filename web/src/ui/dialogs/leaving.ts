import { createContext } from 'react';

interface LeavingADialog {
  /** Whether to discard what is unsaved is being asked. */
  isAsking: boolean;
  leave: () => void;
  discard: () => void;
  stay: () => void;
}

const nothing = () => undefined;

/** How the buttons of a dialog leave it. */
export const Leaving = createContext<LeavingADialog>({
  isAsking: false,
  leave: nothing,
  discard: nothing,
  stay: nothing,
});
