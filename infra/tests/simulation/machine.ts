import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { startVirtualTime } from './virtual-time.ts';

const { setImmediate } = globalThis;
const maxLatencyMs = 8;

/** A server that processes ask: a database, the store of the queues, somebody else's server. */
export interface Target {
  name: string;
  isAway: boolean;
  /** Takes requests and answers none before then, by `performance.now()`. */
  stalledUntil: number;
  /** Half of what it is asked never reaches it. */
  losesRequests: boolean;
  /** Does what it is asked, and half of its answers are lost. */
  losesAnswers: boolean;
}

export const aTarget = (name: string): Target => ({
  name,
  isAway: false,
  stalledUntil: 0,
  losesRequests: false,
  losesAnswers: false,
});

export interface Process {
  name: string;
  isAlive: boolean;
  /** Runs nothing before then, as if it were stopped or its event loop blocked. */
  hungUntil: number;
  calls: number;
  /** On their way to it. */
  answers: number;
  /** Ends the process at one of its calls, before the call is made or once it has been answered. */
  doom: { call: number; when: 'before' | 'after' } | undefined;
  onEnd: (() => void)[];
}

interface Call<T> {
  what: string;
  target: Target;
  work: () => T | Promise<T>;
  /** The trace leaves quiet calls out: polls that find nothing. */
  isQuiet?: (result: T) => boolean;
}

/**
 * One machine in virtual time: a clock, and processes that take turns on it. Everything random comes of the seed, and one
 * turn ends before the next begins, so that the same seed is the same run.
 */
export function createMachine(seed: number) {
  const generator = xoroshiro128plus(seed);
  const draw = (from: number, to: number) => uniformInt(generator, from, to);
  const { random } = Math;
  Math.random = () => draw(0, 0xffff_ffff) / 0x1_0000_0000;
  const lines: string[] = [];
  let current: Process | undefined;
  /** On their way to a server. */
  let requests = 0;
  const processes = new Set<Process>();
  const time = startVirtualTime(() => current);
  const { elapsed, after } = time;

  function trace(who: string, what: string) {
    lines.push(`${(elapsed() / 1000).toFixed(3).padStart(10)}  ${who.padEnd(16)} ${what}`);
  }

  function start(name: string): Process {
    trace(name, 'starts');
    const process: Process = { name, isAlive: true, hungUntil: 0, calls: 0, answers: 0, doom: undefined, onEnd: [] };
    processes.add(process);
    return process;
  }

  function kill(process: Process) {
    if (!process.isAlive) return;
    process.isAlive = false;
    processes.delete(process);
    trace(process.name, 'is killed');
    for (const end of process.onEnd) end();
  }

  const isDoomed = ({ doom, calls }: Process, when: 'before' | 'after') => doom?.call === calls && doom.when === when;

  /** Calls a server for a process. The answer never comes if the server or the process is gone. */
  function ask<T>(process: Process, { what, target, work, isQuiet }: Call<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!process.isAlive) return;
      process.calls++;
      if (isDoomed(process, 'before')) return kill(process);
      const endsHere = isDoomed(process, 'after');
      requests++;

      function answer(outcome: string, settle: () => void) {
        if (outcome) trace(process.name, `${what}${outcome}`);
        requests--;
        if (!process.isAlive) return;
        process.answers++;
        const deliver = () => {
          process.answers--;
          if (endsHere) kill(process);
          else settle();
        };
        after(draw(0, maxLatencyMs), deliver, process);
      }
      const fail = (message: string) => answer(`: ${message}`, () => reject(new Error(`${target.name} ${message}`)));

      async function arrive() {
        if (target.isAway) return fail('is away');
        if (target.losesRequests && draw(0, 1) === 0) return fail('is not reached');
        if (target.stalledUntil > elapsed()) return after(target.stalledUntil - elapsed(), arrive);
        try {
          const result = await work();
          if (target.losesAnswers && draw(0, 1) === 0) return fail('has done it, and its answer is lost');
          answer(isQuiet?.(result) ? '' : ' ✓', () => resolve(result));
        } catch (error) {
          answer(`: ${(error as Error).name} ${(error as Error).message}`, () => reject(error));
        }
      }
      after(draw(0, maxLatencyMs), arrive);
    });
  }

  /** Takes turns until the condition holds. When `idleMs` says that nothing can happen for a while, it is slept through. */
  async function run(isOver: () => boolean, idleMs: () => number) {
    while (!isOver()) {
      const isQuiet = requests === 0 && !time.isAnyDue() && ![...processes].some(({ answers }) => answers > 0);
      const ms = isQuiet ? idleMs() : 0;
      if (ms > 0) time.sleep(ms);
      const turn = time.next();
      if (!turn) continue;
      if (turn.owner?.isAlive === false) {
        turn.isCleared = true;
        continue;
      }
      if (turn.owner && turn.owner.hungUntil > elapsed()) {
        after(turn.owner.hungUntil - elapsed(), turn.run, turn.owner);
        continue;
      }
      current = turn.owner;
      turn.run();
      // Everything that follows of it without waiting is done when this returns.
      await new Promise<void>((resolve) => setImmediate(resolve));
      current = undefined;
    }
  }

  function inProcess<T>(process: Process, work: () => T): T {
    current = process;
    try {
      return work();
    } finally {
      current = undefined;
    }
  }

  return {
    draw,
    elapsed,
    trace,
    lines,
    after,
    start,
    kill,
    ask,
    run,
    inProcess,
    setClock: time.setClock,
    close() {
      time.stop();
      Math.random = random;
    },
  };
}

export type Machine = ReturnType<typeof createMachine>;
