import { type ReactNode, useEffect, useRef, useState } from 'react';
import { forceFocus } from '../../ui/browser/focus.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Says what was just done. The focus comes here, as the button that did it may be gone. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice.current) return;
    notice.current.scrollIntoView({ block: 'center' });
    return forceFocus(notice.current);
  }, []);
  return (
    <Notice tone="ok" ref={notice}>
      {children}
    </Notice>
  );
}

/** How a change ends: new recovery codes to keep, where there are some, and then what was done in words. */
export function useOutcome() {
  const [message, setMessage] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return {
    /** Before the next change. */
    clear: () => setMessage(''),
    show: (message: string, codes: readonly string[] | null = null) => {
      setMessage(message);
      setCodes(codes);
    },
    outcome: codes ? (
      <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} />
    ) : (
      message && <DoneNotice key={message}>{message}</DoneNotice>
    ),
  };
}
