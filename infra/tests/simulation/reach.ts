import type { Log } from '@plainwill/kit/log';
import type { OutboxStore } from '@plainwill/kit/outbox/outbox-store';
import type { Producer } from '@plainwill/kit/queues/producer';
import { type QueueWorkers, storeIsLate, storeTimeoutMs } from '@plainwill/kit/queues/queue-store';
import { withTimeout } from '@plainwill/kit/resilience/timeouts';
import type { MemoryOutbox } from '@plainwill/kit/testing/memory-outbox';
import type { MemoryQueues } from '@plainwill/kit/testing/memory-queues';
import { createMemoryWorkers } from '@plainwill/kit/testing/memory-worker';
import type { Ledger } from './ledger.ts';
import type { Machine, Process, Target } from './machine.ts';

const missedOfTen = 2;

export interface QueueServer {
  target: Target;
  queues: MemoryQueues;
  /** A process reads this as the mark of the store. */
  mark: () => number;
}

/** Connects a process to the servers outside it: each call takes its time and may fail, and may be its last. */
export function createReach(machine: Machine, ledger: Ledger) {
  /** A store as a process reaches it: each call takes its time and may fail. */
  function reach<Store extends object>(process: Process, target: Target, store: Store): Store {
    return new Proxy(store, {
      get:
        (_store, name) =>
        (...given: unknown[]) => {
          const method = Reflect.get(store, name) as (...given: unknown[]) => unknown;
          return machine.ask(process, {
            what: `${target.name}: ${String(name)}`,
            target,
            work: () => method(...given),
          });
        },
    });
  }

  function reachOutbox(process: Process, target: Target, memory: MemoryOutbox): OutboxStore {
    const { store, cut } = memory.connect();
    process.onEnd.push(cut);
    const ask = <T>(what: string, work: () => T | Promise<T>) =>
      machine.ask(process, {
        what: `${target.name}: ${what}`,
        target,
        work,
        isQuiet: (result) => !result || (Array.isArray(result) && result.length === 0),
      });
    const reached: OutboxStore = {
      async moveWaiting(limit, move) {
        await ask('begin', () => undefined);
        const count = await store.moveWaiting(limit, async (rows, mark) => {
          if (rows.length === 0) return;
          machine.trace(process.name, `takes ${rows.map(({ id }) => id)} from the outbox`);
          await move(rows, (ids) => ask(`mark ${ids} dispatched`, async () => Boolean(await mark(ids))));
          await ask('commit', () => true);
        });
        // A process that does not hear of a commit must bear that it was made.
        if (count > 0) await ask('hear of the commit', () => undefined);
        return count;
      },
      dispatched: (page) => ask('read what was dispatched', () => store.dispatched(page)),
      putBack: (ids) => ask(`put back ${ids}`, () => Promise.resolve(store.putBack(ids)).then(() => true)),
      settle: (ids, now) => ask(`settle ${ids}`, () => Promise.resolve(store.settle(ids, now)).then(() => true)),
      removeSettled: (before, limit) => ask('remove what is settled', () => store.removeSettled(before, limit)),
      listen: (onAccepted) =>
        store.listen(() => {
          if (machine.draw(1, 10) > missedOfTen) machine.after(machine.draw(0, 20), onAccepted, process);
        }),
    };
    return reached;
  }

  function reachProducer(
    process: Process,
    { target, queues, mark }: QueueServer,
  ): Pick<Producer, 'add' | 'statesOf' | 'storeMark'> {
    const ask = <T>(what: string, work: () => T, isQuiet = false) =>
      withTimeout(storeTimeoutMs, machine.ask(process, { what, target, work, isQuiet: () => isQuiet }), storeIsLate);
    return {
      add: (queue, jobs) => ask(`add ${jobs.map(({ id }) => id)} to ${queue}`, () => queues.add(queue, jobs)),
      statesOf: (_queue, ids) => ask(`ask for the states of ${ids}`, () => queues.statesOf(ids)),
      storeMark: () => ask('read the mark of the store', () => `mark ${mark()}`, true),
    };
  }

  function reachWorkers(process: Process, { target, queues }: QueueServer): QueueWorkers {
    const polls = /take a job|look for stalled/;
    return createMemoryWorkers({
      queues,
      ask: (what, work) =>
        machine.ask(process, {
          what,
          target,
          work,
          isQuiet: (result) => result === undefined && polls.test(what),
        }),
      soon: (work) => machine.after(0, work, process),
    });
  }

  function logOf(process: Process): Log {
    const write = (level: string) => (about: unknown, message?: string) => {
      machine.trace(process.name, `logs ${level}: ${message ?? about}`);
      const { job } = about as { job?: string };
      if (level === 'ALARM' && job) ledger.alarm(job);
      if (level === 'ALARM' && (about as { deliveryId?: string }).deliveryId) ledger.alarm('receiver');
    };
    return { info: () => {}, debug: () => {}, warn: write('warning'), error: write('ALARM') } as unknown as Log;
  }

  return { reach, reachOutbox, reachProducer, reachWorkers, logOf };
}
