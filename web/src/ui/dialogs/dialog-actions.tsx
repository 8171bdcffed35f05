import { type ReactNode, useContext } from 'react';
import { Button } from '../buttons/button.tsx';
import { Leaving } from './leaving.ts';

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
          <Button size="small" look="secondary" onPress={discard}>
            Discard changes
          </Button>
          <Button size="small" onPress={stay} hasFirstFocus>
            Keep editing
          </Button>
        </div>
      ) : (
        <div className="flex flex-row-reverse flex-wrap items-center justify-start gap-x-4 gap-y-2">
          {children}
          <Button look="quiet" onPress={leave}>
            {cancelLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
