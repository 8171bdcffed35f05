import type { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

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
