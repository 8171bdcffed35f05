import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';

interface RowDialogProps<Row> {
  /** The query that reads what is opened. */
  query: { data: Row | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
  isDirty: boolean;
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** One row of a list, opened: shown once it is read, with another try where that fails. */
export const RowDialog = <Row,>({ query, title, isDirty, onClose, children }: RowDialogProps<Row>) => (
  <FormDialog isOpen isWide onClose={onClose} title={title} isDirty={isDirty}>
    {query.data !== undefined ? (
      children(query.data)
    ) : query.isError ? (
      <RetryNotice
        message={failureOf(query.error).message}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <p role="status" className="pb-6 text-muted">
        Loading...
      </p>
    )}
  </FormDialog>
);
