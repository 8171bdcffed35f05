import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../console.ts';
import { type ProcessSpec, type Supervised, supervise } from './supervisor.ts';

const serviceLimitMs = 3500;
const allLimitMs = 4500;

/** The processes of the product, started group by group and stopped in the opposite order. */
export function createFleet(logDir: string, onRevived: () => void) {
  const groups: Supervised[][] = [];
  const gaveUp = Promise.withResolvers<StartError>();
  let stopping: Promise<void> | undefined;

  const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const supervision = { logDir, onRevived, wait, now: () => performance.now(), onGiveUp: gaveUp.resolve };

  const kill = (group: Supervised[]) => {
    for (const process of group) process.kill();
  };

  async function stopInOrder() {
    const [first = [], ...others] = groups;
    // The first group is what the others stand on, so it keeps its share of the time even if they do not end.
    const killOthers = setTimeout(() => others.forEach(kill), serviceLimitMs);
    const killAll = setTimeout(() => groups.forEach(kill), allLimitMs);
    for (const group of [first, ...others].reverse()) await Promise.all(group.map((process) => process.stop()));
    clearTimeout(killOthers);
    clearTimeout(killAll);
  }

  return {
    start(specs: ProcessSpec[]): Supervised[] {
      if (stopping) throw new StartError('Stopped before everything had started.');
      const group = specs.map((spec) => supervise(spec, supervision));
      groups.push(group);
      return group;
    },
    /** Fulfilled when everything started so far is ready. */
    ready: () => Promise.all(groups.flat().map((process) => process.ready)),
    pids: () => Object.fromEntries(groups.flat().map((process) => [process.name, process.pid()])),
    /** Fulfilled, with the reason, when a process cannot be kept alive. */
    gaveUp: gaveUp.promise,
    stop() {
      stopping ??= stopInOrder();
      return stopping;
    },
    kill: () => groups.forEach(kill),
  };
}

export type Fleet = ReturnType<typeof createFleet>;
