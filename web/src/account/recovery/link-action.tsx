import type { Reason } from '@plainwill/contracts/reasons';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface LinkActionProps {
  /** What will happen. */
  children: ReactNode;
  action: string;
  pendingLabel: string;
  onPress: () => void;
  isPending: boolean;
  error: unknown;
  /** What to do about a refusal that another try would not change. */
  afterRefusal: Partial<Record<Reason, ReactNode>>;
}

/** What a link from a mail does, and the button that does it. */
export function LinkAction({
  children,
  action,
  pendingLabel,
  onPress,
  isPending,
  error,
  afterRefusal,
}: LinkActionProps) {
  const failure = error ? failureOf(error) : null;
  const way = failure?.reason && afterRefusal[failure.reason];
  return (
    <>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {way ?? (
        <>
          {children}
          <ButtonRow>
            <Button onPress={onPress} isPending={isPending} pendingLabel={pendingLabel}>
              {action}
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  );
}
