import type { FallbackProps } from 'react-error-boundary';
import { moveFocus } from '../browser/focus.ts';
import { RetryNotice } from '../feedback/retry-notice.tsx';
import { useRecovery } from './lazy-part.tsx';

/** In place of a part of a page that could not be loaded. */
export function PartProblem({ resetErrorBoundary }: FallbackProps) {
  useRecovery(resetErrorBoundary);
  return (
    <div className="flex flex-col items-start gap-3">
      <RetryNotice
        message="This part couldn’t be loaded. Check your connection and try again."
        onRetry={resetErrorBoundary}
        isRetrying={false}
      />
    </div>
  );
}

/** The same for a dialog: what somebody just asked for gets the focus. */
export const DialogProblem = (props: FallbackProps) => (
  <div ref={moveFocus} tabIndex={-1} className="rounded-field">
    <PartProblem {...props} />
  </div>
);
