import { useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from './notice.tsx';

interface RemovedNoticeProps {
  /** What was removed. */
  name: string;
  onUndo: () => void;
  isPending: boolean;
}

/** Says what was removed, and offers it back. The focus comes here, as the card it was on has gone. */
export function RemovedNotice({ name, onUndo, isPending }: RemovedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Notice tone="info" ref={notice}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="line-clamp-2 min-w-0 grow basis-40">Removed: {name}</span>
        <Button
          variant="secondary"
          size="small"
          hasFirstFocus
          isPending={isPending}
          pendingLabel="Undoing…"
          onPress={onUndo}
        >
          Undo
        </Button>
      </span>
    </Notice>
  );
}
