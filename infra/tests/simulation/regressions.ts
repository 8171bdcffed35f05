import type { Scenario } from './scenario.ts';

/** The simulation has found these scenarios, shrunk as far as it could. */
export const regressions: Record<string, Scenario> = {
  'a clock set back makes no pause of a receiver longer': {
    seed: 0,
    accepted: [{ at: 0, kind: 'delivery' }],
    faults: [
      { kind: 'receiver', at: 0, mode: '429 until a date', forMs: 2000 },
      { kind: 'set the clock', at: 1000, hours: -2 },
    ],
  },
  'a claim that waited in a stalled database is not over before it is granted': {
    seed: 0,
    accepted: [{ at: 5530, kind: 'mail' }],
    faults: [
      { kind: 'stall', at: 5531, target: 'notifications database', forMs: 9003 },
      { kind: 'restart queues', at: 11_546, losesMs: 1 },
    ],
  },
  'a job that kills its workers is recorded before the queue lets go of it': {
    seed: 1,
    accepted: [{ at: 0, kind: 'delivery' }],
    faults: [
      { kind: 'poison', at: 0, item: 1, times: 6, when: 'before', forMs: 30_000 },
      { kind: 'away', at: 17_000, target: 'notifications database', forMs: 12_000 },
    ],
  },
  'a job whose last attempt failed is recorded before the queue lets go of it': {
    seed: 1,
    accepted: [{ at: 0, kind: 'mail' }],
    faults: [
      { kind: 'away', at: 1, target: 'notifications database', forMs: 75_000_000 },
      { kind: 'lose requests', at: 50_000, target: 'queues', forMs: 74_900_000 },
    ],
  },
  'what an emptied store has lost is handed over again, also once the clock was set back': {
    seed: 1,
    accepted: [{ at: 0, kind: 'delivery' }],
    faults: [
      { kind: 'receiver', at: 0, mode: '500', forMs: 2000 },
      { kind: 'set the clock', at: 2500, hours: -2 },
      { kind: 'empty queues', at: 3000 },
    ],
  },
  'what a store lost while it was being marked as dispatched is handed over again': {
    seed: 1107607535,
    accepted: [
      { at: 10_768, kind: 'mail' },
      { at: 6284, kind: 'delivery' },
      { at: 4398, kind: 'mail' },
      { at: 5661, kind: 'mail' },
    ],
    faults: [
      { kind: 'hang', at: 5, process: 'identity', forMs: 11_990 },
      { kind: 'mail server', at: 3943, mode: 'refuses for good', forMs: 9 },
      { kind: 'empty queues', at: 11_999 },
      { kind: 'kill at a call', at: 9, process: 'notifications 2', forMs: 9956, call: 1, when: 'after' },
    ],
  },
};
