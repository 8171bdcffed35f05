import type { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

interface UserFailedProps {
  failure: Failure;
  onRetry: () => void;
  isRetrying: boolean;
}

export function UserFailed({ failure, onRetry, isRetrying }: UserFailedProps) {
  return (
    <>
      <PageHeading title="User">User</PageHeading>
      <Notice tone="error" title="Failed to load user details">
        <p>{failure.message}</p>
        <Button look="quiet" size="small" onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      </Notice>
    </>
  );
}
