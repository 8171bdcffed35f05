import { useEffect, useState } from 'react';
import { type SessionTime, useSessionTime } from '../../api/session-time.ts';
import { api } from '../../api/trpc.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { standingOf, timeInWords } from './time-left.ts';

const everyMs = 5000;

/** The sign-in is found open, and prolonged, or over; the page that needs one then sends the person to sign in. */
const askWhoIsSignedIn = () => api.identity.accounts.me.fetch(undefined, { staleTime: 0 });

/** Warns before a sign-in ends by itself, and finds out when it has. */
export default function SessionWatch() {
  const time = useSessionTime();
  return time && <Watch time={time} />;
}

function Watch({ time }: { time: SessionTime }) {
  const now = useNow();
  const [readEnd, setReadEnd] = useState<number | null>(null);
  const standing = standingOf(time, now);
  const isOver = standing === 'over';
  useEffect(() => {
    // Without an answer, the next read of anything finds out.
    if (isOver) askWhoIsSignedIn().catch(() => undefined);
  }, [isOver]);
  return (
    <EndingDialog
      isOpen={standing === 'ending' && readEnd !== time.endsAt}
      when={timeInWords(time, now)}
      isFinal={time.isFinal}
      onCarryOn={() => setReadEnd(time.endsAt)}
      onStay={askWhoIsSignedIn}
    />
  );
}

/** The device may sleep, so the time is looked at again and again rather than waited for once. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
