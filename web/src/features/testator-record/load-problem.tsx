import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';

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
  return (
    <Stack>
      <Notice tone="error" title={title}>
        {failureOf(error).message}
      </Notice>
      <ButtonRow>
        <Button onPress={onRetry} isPending={isRetrying} pendingLabel="Loading...">
          Retry
        </Button>
      </ButtonRow>
    </Stack>
  );
}
