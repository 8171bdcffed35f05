import { dayMs } from '@plainwill/contracts/shared/durations';
import { watchEnds } from './check-end.ts';
import { createFaults } from './faults.ts';
import { readable } from './ids.ts';
import { createLedger } from './ledger.ts';
import { createMachine } from './machine.ts';
import type { Mutation } from './mutations.ts';
import { endOf, type Scenario } from './scenario.ts';
import { createWorld } from './world.ts';

const maxDurationMs = 5 * dayMs;
/** No shorter wait is worth sleeping through. */
const minIdleMs = 2000;
/** How far to sleep while somebody must look after what has no time of its own: a lock that lapses, a job that was lost. */
const idleStepMs = 5000;

export interface Outcome {
  violations: string[];
  trace: string[];
}

/** Runs a scenario to its end: the faults, then calm, until everything accepted has come to an end. */
export async function runScenario({ seed, accepted, faults }: Scenario, mutation: Mutation = {}): Promise<Outcome> {
  const machine = createMachine(seed);
  try {
    const ledger = createLedger(machine.elapsed);
    const world = createWorld({ machine, ledger, mutation });
    const ends = watchEnds({ world, ledger, faults });
    const director = createFaults(machine, world, ledger);
    const calmAt = 1 + Math.max(...accepted.map(({ at }) => at), ...faults.map(endOf));
    const events = [...accepted.map(({ at }) => at), ...faults.flatMap((fault) => [fault.at, endOf(fault)]), calmAt];

    director.startAll();
    for (const { at, kind } of accepted) machine.after(at, () => world.accept(kind));
    for (const fault of faults) machine.after(fault.at, () => director.make(fault));
    let isCalm = false;
    machine.after(calmAt, () => {
      isCalm = true;
      director.endAll();
      world.accept('delivery', true);
      world.accept('mail', true);
    });

    function idleMs() {
      if (world.isAnyWorkReady() || director.isAnyProcessHung()) return 0;
      const nextEvent = Math.min(...events.filter((at) => at > machine.elapsed())) - machine.elapsed();
      const nextJob = world.queues.nextDueAt() - Date.now();
      const isAnyLost = !ends.areAllEnded(machine.elapsed()) && !Number.isFinite(nextJob);
      const nextCheck = world.isAnyJobActive() || isAnyLost ? idleStepMs : nextEvent;
      const ms = Math.min(nextEvent, nextJob, nextCheck);
      return ms >= minIdleMs ? ms : 0;
    }

    const isOver = () => isCalm && (machine.elapsed() > calmAt + maxDurationMs || ends.areAllEnded(machine.elapsed()));
    await machine.run(isOver, idleMs);
    ends.check(calmAt);
    return { violations: [...ledger.violations].map(readable), trace: machine.lines.map(readable) };
  } finally {
    machine.close();
  }
}
