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

interface NewCodes {
  codes: readonly string[] | null;
  /** Said in place of the message to who has put off keeping them; without it they cannot. */
  messageForLater?: string | undefined;
}

const noCodes: NewCodes = { codes: null };

/** How a change ends: new recovery codes to keep, where there are some, and then what was done in words. */
export function useOutcome() {
  const [message, setMessage] = useState('');
  const [{ codes, messageForLater }, setCodes] = useState(noCodes);
  const putOff = (messageForLater: string) => {
    setMessage(messageForLater);
    setCodes(noCodes);
  };
  return {
    /** Before the next change. */
    clear: () => setMessage(''),
    show: (message: string, codes: NewCodes['codes'] = null, messageForLater?: string) => {
      setMessage(message);
      setCodes({ codes, messageForLater });
    },
    outcome: codes ? (
      <RecoveryCodesDialog
        codes={codes}
        onDone={() => setCodes(noCodes)}
        onLater={messageForLater ? () => putOff(messageForLater) : undefined}
      />
    ) : (
      message && <DoneNotice key={message}>{message}</DoneNotice>
    ),
  };
}
