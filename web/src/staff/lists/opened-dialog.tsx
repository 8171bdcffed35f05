import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';

interface OpenedDialogProps<Row> {
  /** The query that reads what is opened. */
  opened: { data: Row | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
  isDirty: boolean;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** One row of a list, opened: shown once it is read, with another try where that fails. */
export const OpenedDialog = <Row,>({ opened, title, isDirty, onClose, children }: OpenedDialogProps<Row>) => (
  <FormDialog isOpen isWide onClose={onClose} title={title} isDirty={isDirty}>
    {opened.data !== undefined ? (
      children(opened.data)
    ) : opened.isError ? (
      <RetryNotice
        message={failureOf(opened.error).message}
        onRetry={() => void opened.refetch()}
        isRetrying={opened.isFetching}
      />
    ) : (
      <p role="status" className="pb-6 text-muted">
        Loading...
      </p>
    )}
  </FormDialog>
);
