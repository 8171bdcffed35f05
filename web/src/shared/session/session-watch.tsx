import { brand } from '@plainwill/contracts/shared/brand';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { failureOf } from '../api/failure.ts';
import { type SessionTime, useSessionTime } from '../api/session-time.ts';
import { api } from '../api/trpc.ts';
import { useSignOut } from './use-sign-out.tsx';

/** WCAG 2.2.1 asks for twenty seconds; somebody who looks up a postcode on paper needs more. */
const warnedMs = 5 * minuteMs;

/** Asked any sooner, a session that is just about to end would be prolonged by the question. */
const certainlyOverMs = 2000;

/** The standing of a session at this moment decides what the page does about it. */
export function standingOf({ endsAt }: SessionTime, now: number): 'open' | 'ending' | 'over' {
  if (now >= endsAt + certainlyOverMs) return 'over';
  return endsAt - now <= warnedMs ? 'ending' : 'open';
}

export function formatTime({ endsAt }: SessionTime, now: number): string {
  const minutes = Math.ceil((endsAt - now) / minuteMs);
  return minutes > 1 ? `in ${minutes} minutes` : 'in less than a minute';
}

interface EndingDialogProps {
  isOpen: boolean;
  /** Such as "in 4 minutes". */
  when: string;
  /** Nothing prolongs the sign-in any more. */
  isFinal: boolean;
  onStay: () => Promise<unknown>;
  /** The warning was read, and nothing can be done about it. */
  onCarryOn: () => void;
}

/** Says that the sign-in is about to end. Leaving the dialog by Escape means to stay. */
function EndingDialog({ isOpen, when, isFinal, onStay, onCarryOn }: EndingDialogProps) {
  const stay = useMutation({ mutationFn: onStay });
  const signOut = useSignOut({ staysHere: true });
  const goOn = isFinal ? onCarryOn : () => stay.mutate();
  return (
    <DialogFrame isOpen={isOpen} onClose={goOn} title="You are about to be signed out" role="alertdialog">
      <div className="flex flex-col gap-3">
        <p>
          {isFinal ? 'You have been signed in for a long time.' : `You have not used ${brand.name} for a while.`} To
          keep your details safe, we will sign you out{' '}
          <strong aria-live="polite" aria-atomic="true" className="whitespace-nowrap">
            {when}
          </strong>
          .
        </p>
        <p>
          {isFinal
            ? 'Save what you are working on. You can sign in again straight away, and come back to this page.'
            : 'Nothing on this page is lost if you stay.'}
        </p>
      </div>
      {stay.error && <Notice tone="error">{failureOf(stay.error).message}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button onPress={goOn} isPending={stay.isPending} hasFirstFocus>
          {isFinal ? 'Carry on until then' : 'Stay signed in'}
        </Button>
        <Button variant="secondary" onPress={signOut.start} isPending={signOut.isPending}>
          Sign Out
        </Button>
        {signOut.question}
      </div>
    </DialogFrame>
  );
}

const everyMs = 5000;

/** The sign-in is found open, and prolonged, or over; the page that needs one then sends the person to sign in. */
const refetchSignedIn = () => api.identity.accounts.me.fetch(undefined, { staleTime: 0 });

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
    if (isOver) refetchSignedIn().catch(() => undefined);
  }, [isOver]);
  return (
    <EndingDialog
      isOpen={standing === 'ending' && readEnd !== time.endsAt}
      when={formatTime(time, now)}
      isFinal={time.isFinal}
      onCarryOn={() => setReadEnd(time.endsAt)}
      onStay={refetchSignedIn}
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
