import { failureOf } from '../../shared/api/failure.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { logs, type useAudit } from './use-audit.ts';

/** The logs that did not load, each with its failure, and one way to ask again. */
export function FailedLogs({
  failed,
  retry,
  isReadingOn,
}: Pick<ReturnType<typeof useAudit>, 'failed' | 'retry' | 'isReadingOn'>) {
  return failed.map(({ name, error }) => (
    <RetryNotice
      key={name}
      message={`${logs[name]}: ${failureOf(error).message}`}
      onRetry={retry}
      isRetrying={isReadingOn}
    />
  ));
}
