import { useEffect, useId, useRef } from 'react';
import { forceFocus } from '../browser/focus.ts';
import { Button } from '../buttons/button.tsx';
import { Notice } from './notice.tsx';

interface RemovedNoticeProps {
  name: string;
  onUndo: () => void;
  isPending: boolean;
  /** It appears because something was just removed here, and takes the focus. */
  isNew?: boolean;
}

/** Says what was removed, and offers it back. The focus comes here, as the card it was on has gone. */
export function RemovedNotice({ name, onUndo, isPending, isNew = true }: RemovedNoticeProps) {
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    notice.current?.scrollIntoView({ block: 'center' });
    return undo.current ? forceFocus(undo.current) : undefined;
  }, [isNew]);
  return (
    <Notice tone="info" ref={notice}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span id={id} className="line-clamp-2 min-w-0 grow basis-[10rem]">
          Removed: {name}
        </span>
        <Button
          variant="secondary"
          size="small"
          ref={undo}
          describedBy={id}
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
