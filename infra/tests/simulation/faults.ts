import { hourMs } from '@plainwill/contracts/shared/durations';
import type { Ledger } from './ledger.ts';
import { aTarget, type Machine, type Process } from './machine.ts';
import { type Fault, type ProcessName, processNames } from './scenario.ts';
import type { World } from './world.ts';

const switches = { away: 'isAway', 'lose requests': 'losesRequests', 'lose answers': 'losesAnswers' } as const;

/** Starts the processes and starts them again as they die; makes the faults of a scenario, and ends them all. */
export function createFaults(machine: Machine, world: World, ledger: Ledger) {
  const processes = new Map<ProcessName, Process>();
  const downMs = new Map<ProcessName, number>();

  function start(name: ProcessName) {
    if (processes.get(name)?.isAlive) return;
    const process = world.start(name);
    processes.set(name, process);
    process.onEnd.push(() => machine.after(downMs.get(name) ?? 0, () => start(name)));
  }

  function forAWhile(ms: number, begin: () => void, end: () => void) {
    begin();
    machine.after(ms, end);
  }

  function make(fault: Fault) {
    machine.trace('FAULT', describe(fault));
    switch (fault.kind) {
      case 'kill': {
        const process = processes.get(fault.process);
        downMs.set(fault.process, fault.forMs);
        if (process) machine.kill(process);
        return;
      }
      case 'kill at a call': {
        const process = processes.get(fault.process);
        downMs.set(fault.process, fault.forMs);
        if (process) process.doom = { call: process.calls + fault.call, when: fault.when };
        return;
      }
      case 'poison':
        return world.poison(fault);
      case 'hang': {
        const process = processes.get(fault.process);
        if (process) process.hungUntil = machine.elapsed() + fault.forMs;
        return;
      }
      case 'away':
      case 'lose requests':
      case 'lose answers': {
        const target = world.targets[fault.target];
        const what = switches[fault.kind];
        const set = (to: boolean) => () => {
          target[what] = to;
        };
        return forAWhile(fault.forMs, set(true), set(false));
      }
      case 'stall':
        world.targets[fault.target].stalledUntil = machine.elapsed() + fault.forMs;
        return;
      case 'restart queues':
        world.queues.forgetSince(machine.elapsed() - fault.losesMs);
        return world.renewStore();
      case 'empty queues':
        world.queues.empty();
        return world.renewStore();
      case 'receiver':
        return forAWhile(
          fault.forMs,
          () => world.receiver.setMode(fault.mode),
          () => world.receiver.setMode('takes all'),
        );
      case 'mail server':
        return forAWhile(
          fault.forMs,
          () => world.mail.setMode(fault.mode),
          () => world.mail.setMode('takes all'),
        );
      case 'set the clock':
        machine.setClock(fault.hours * hourMs);
        return ledger.setClock();
    }
  }

  return {
    startAll: () => processNames.forEach(start),
    make,
    /** Ends all faults, for good. */
    endAll() {
      machine.trace('FAULT', 'none from here on');
      for (const target of Object.values(world.targets)) {
        Object.assign(target, aTarget(target.name));
      }
      world.receiver.setMode('takes all');
      world.mail.setMode('takes all');
      world.heal();
      for (const process of processes.values()) Object.assign(process, { hungUntil: 0, doom: undefined });
      processNames.forEach(start);
    },
    isAnyProcessHung: () => [...processes.values()].some(({ hungUntil }) => hungUntil > machine.elapsed()),
  };
}

function describe({ kind, at: _at, ...rest }: Fault) {
  return `${kind} ${Object.entries(rest)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`;
}
