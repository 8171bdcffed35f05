import FakeTimers from '@sinonjs/fake-timers';

const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
const startsAt = Date.parse('2026-11-20T10:00:00Z');

export interface Timer<Owner> {
  at: number;
  everyMs: number | null;
  owner: Owner | undefined;
  run: () => void;
  isCleared: boolean;
}

/**
 * Time that passes only when it is asked to. Dates and `performance.now()` follow it, and timers, each of which belongs to
 * whoever set it, are handed out when they are due instead of being run.
 */
export function startVirtualTime<Owner>(ownerNow: () => Owner | undefined) {
  const clock = FakeTimers.install({ now: startsAt, toFake: ['Date', 'performance'] });
  const timers: Timer<Owner>[] = [];
  let elapsed = 0;

  function add(timer: Timer<Owner>) {
    const index = timers.findLastIndex(({ at }) => at <= timer.at);
    timers.splice(index + 1, 0, timer);
  }

  function set(run: () => void, ms: number, { owner, isRepeated }: { owner: Owner | undefined; isRepeated: boolean }) {
    const timer = { at: elapsed + ms, everyMs: isRepeated ? ms : null, owner, run, isCleared: false };
    add(timer);
    return Object.assign(timer, { ref: () => timer, unref: () => timer });
  }

  const clear = (timer: unknown) => {
    if (timer) (timer as Timer<Owner>).isCleared = true;
  };
  const patched = (isRepeated: boolean) => (run: () => void, ms?: number) =>
    set(run, Math.max(0, ms ?? 0), { owner: ownerNow(), isRepeated });
  Object.assign(globalThis, {
    setTimeout: patched(false),
    setInterval: patched(true),
    clearTimeout: clear,
    clearInterval: clear,
  });

  function sleep(ms: number) {
    elapsed += ms;
    clock.tick(ms);
  }

  return {
    elapsed: () => elapsed,
    after: (ms: number, run: () => void, owner?: Owner) => void set(run, ms, { owner, isRepeated: false }),
    /** Passes on to the next timer, and hands it out. */
    next(): Timer<Owner> | undefined {
      const timer = timers.shift();
      if (!timer || timer.isCleared) return undefined;
      if (timer.at > elapsed) sleep(timer.at - elapsed);
      if (timer.everyMs !== null) {
        timer.at = elapsed + timer.everyMs;
        add(timer);
      }
      return timer;
    },
    isAnyDue: () => timers.some(({ at, isCleared }) => at <= elapsed && !isCleared),
    /** Passes so long at once. What was due meanwhile is due now, once. */
    sleep,
    /** Sets the time of day; nothing comes sooner or later by it that was to come after so long. */
    setClock: (ms: number) => clock.setSystemTime(Date.now() + ms),
    stop() {
      clock.uninstall();
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}
