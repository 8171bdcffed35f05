import { useEffect, useRef } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCancelDeletion } from './use-profile.ts';

interface DeletionNoticeProps {
  deletionAt: string;
  /** Asked for just now: the notice is where the focus goes. */
  isNew: boolean;
}

/** Says when the account will be gone, with the way back. */
export function DeletionNotice({ deletionAt, isNew }: DeletionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useCancelDeletion();
  useEffect(() => {
    if (!isNew) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Notice tone="error" ref={notice} title={`Your account will be deleted on ${dayInWords(deletionAt)}`}>
      <p className="mb-3">Everything in it goes with it. Until then it works as before, and you can keep it.</p>
      {error && <p className="mb-3 font-semibold text-danger">{failureOf(error).message}</p>}
      <ButtonRow>
        <Button size="small" onPress={() => mutate()} isPending={isPending} pendingLabel="Keeping…">
          Keep my account
        </Button>
      </ButtonRow>
    </Notice>
  );
}
