import type { Reason } from '@plainwill/contracts/reasons';
import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface LinkActionProps {
  /** The text says what the button will do. */
  children: ReactNode;
  action: string;
  pendingLabel: string;
  onPress: () => void;
  isPending: boolean;
  error: unknown;
  /** A refusal that another try would not change has its own advice. */
  afterRefusal: Partial<Record<Reason, ReactNode>>;
}

/** A link from a mail acts only once its button is pressed. */
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
