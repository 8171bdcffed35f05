import { useEffect } from 'react';

/** Keeps the screen of the phone on while a page is open, where the browser can. */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOpen = true;
    // A browser lets go of it whenever the page is hidden, and refuses it when the battery is low.
    const keep = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const next = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOpen) lock = next;
      else await next?.release();
    };
    void keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
}
