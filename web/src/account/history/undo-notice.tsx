import type { AnswersVersionId } from '@plainwill/contracts/shared/ids';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { forceFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useRestoreVersion } from './use-history.ts';

interface UndoNoticeProps {
  message: string;
  /** The answers as they were before. */
  before: AnswersVersionId;
  onUndone: () => void;
}

/** Says that the answers are others now, and offers back those of before. The focus comes here. */
export function UndoNotice({ message, before, onUndone }: UndoNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useRestoreVersion();
  useEffect(() => {
    if (!notice.current) return;
    notice.current.scrollIntoView({ block: 'center' });
    return forceFocus(notice.current);
  }, []);
  return (
    <Notice tone="ok" ref={notice}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-[10rem]">{message}</span>
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="Undoing…"
          onPress={() => mutate({ id: before }, { onSuccess: onUndone })}
        >
          Undo
        </Button>
      </span>
      {error && <p className="font-semibold text-danger">{failureOf(error).message}</p>}
    </Notice>
  );
}
