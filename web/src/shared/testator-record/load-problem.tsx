import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { failureOf } from '../api/failure.ts';

interface LoadProblemProps {
  error: unknown;
  title?: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Stands where the answers would be when they could not be read. */
export function LoadProblem({
  error,
  title = 'Failed to load your saved data',
  onRetry,
  isRetrying,
}: LoadProblemProps) {
  const { reason, message } = failureOf(error);
  if (reason === 'WillHidden') return <Notice tone="info">{message}</Notice>;
  return (
    <Stack>
      <Notice tone="error" title={title}>
        {message}
      </Notice>
      <ButtonRow>
        <Button onPress={onRetry} isPending={isRetrying} pendingLabel="Loading...">
          Retry
        </Button>
      </ButtonRow>
    </Stack>
  );
}
