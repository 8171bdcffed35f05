import { sessionHeader } from '@plainwill/contracts/shared/session-header';
import { useSyncExternalStore } from 'react';
import { notifyTabs, onTabNews } from './tabs.ts';

export interface SessionTime {
  /** By this device's clock; counted from what the server says is left. */
  endsAt: number;
  /** Nothing prolongs it any more. */
  isFinal: boolean;
}

/** Answers of the same minute differ by what it took to bring them. */
const noDifferenceMs = 3000;

let known: SessionTime | null = null;
const changed = new Set<() => void>();

function setKnown(time: SessionTime | null) {
  known = time;
  for (const notify of changed) notify();
}

/** Notes what an answer says of the session. */
export function noteSessionTime({ headers }: Response, now: number): void {
  const [seconds, mark] = headers.get(sessionHeader)?.split(';') ?? [];
  if (seconds === undefined) return;
  const time = { endsAt: now + Number(seconds) * 1000, isFinal: mark === 'final' };
  const isNews = time.isFinal !== known?.isFinal || Math.abs(time.endsAt - known.endsAt) > noDifferenceMs;
  if (!isNews) return;
  setKnown(time);
  notifyTabs({ kind: 'time', ...time });
}

export const forgetSessionTime = () => setKnown(null);

// The tabs of a browser have one session, and what is done in one of them prolongs it for all.
onTabNews((news) => {
  if (news.kind === 'time') setKnown({ endsAt: news.endsAt, isFinal: news.isFinal });
});

function subscribe(onChange: () => void) {
  changed.add(onChange);
  return () => void changed.delete(onChange);
}

/** When the sign-in ends; null while none is known of. */
export const useSessionTime = () =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
