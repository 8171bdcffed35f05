import { expect } from 'vitest';
import type { CutOff, Machine } from './servers/network.ts';

interface Cluster {
  /** Starts the processes of a machine that was killed. */
  start(machine: Machine): void;
  /** Switches over by hand, as docs/operate/failover.md has it. */
  switchOver(): Promise<void>;
}

const defaultLimitMs = 10_000;
const cutOffLimitMs = 15_000;

export interface Failover {
  /** Completes the sentence "the primary …". */
  name: string;
  /** Others must have taken over for everybody within this time. */
  limitMs: number;
  happen(old: Machine, cluster: Cluster): Promise<unknown>;
  /** The old primary runs on by itself meanwhile, and may believe that it still is one. */
  isAlone: boolean;
  end(old: Machine, cluster: Cluster): unknown;
}

const isCutOffFrom = (from: CutOff): Failover => ({
  name: `is cut off from ${from}`,
  limitMs: cutOffLimitMs,
  happen: (old) => old.cutOff(from),
  isAlone: true,
  end: (old) => old.heal(),
});

/** Each failover is a thing that can happen to a primary, and how it ends. */
export const failovers: Failover[] = [
  {
    name: 'is killed',
    limitMs: defaultLimitMs,
    happen: (old) => old.signalAll('SIGKILL'),
    isAlone: false,
    end: (old, { start }) => start(old),
  },
  {
    name: 'is frozen',
    limitMs: defaultLimitMs,
    happen: (old) => old.signalAll('SIGSTOP'),
    isAlone: false,
    end: (old) => old.signalAll('SIGCONT'),
  },
  isCutOffFrom('everybody'),
  isCutOffFrom('the others'),
  {
    name: 'is replaced by hand',
    limitMs: defaultLimitMs,
    happen: (_old, { switchOver }) => switchOver(),
    isAlone: false,
    end: () => undefined,
  },
];

/** Says how long it took until others had taken over, and holds it to its limit without ending the test. */
export function reportFailover(name: string, limitMs: number, times: Record<string, number>) {
  const figures = Object.entries(times).map(([what, ms]) => `${what} for ${(ms / 1000).toFixed(1)} s`);
  process.stdout.write(`The primary ${name}: ${figures.join(', ')}\n`);
  for (const [what, ms] of Object.entries(times))
    expect.soft(ms, `${what} when the primary ${name}`).toBeLessThan(limitMs);
}
