import { Button } from '../buttons/button.tsx';
import { ButtonRow } from '../buttons/button-row.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In place of what could not be loaded. */
export function RetryNotice({ message, onRetry, isRetrying }: RetryNoticeProps) {
  return (
    <>
      <Notice tone="error">{message}</Notice>
      <ButtonRow>
        <Button size="small" onPress={onRetry} isPending={isRetrying}>
          Retry
        </Button>
      </ButtonRow>
    </>
  );
}
