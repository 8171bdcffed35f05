import type { Process } from './machine.ts';
import type { ItemKind } from './scenario.ts';

export interface Item {
  id: string;
  job: string;
  kind: ItemKind;
  at: number;
  /** Accepted once all faults are over. */
  isProbe: boolean;
}

/** One run of a handler, from when a worker began it until it or its process ended. */
export interface Run {
  item: string;
  job: string;
  attempt: number;
  process: Process;
  startedAt: number;
  end?: 'done' | 'failed' | 'killed';
}

interface Effect {
  at: number;
  run: Run;
}

const leaseMs = 4000;

/** The ledger records all that was accepted, done and recorded, as an onlooker who sees everything would. */
export function createLedger(now: () => number) {
  const items = new Map<string, Item>();
  const runs = new Map<string, Run[]>();
  const effects = new Map<string, Effect[]>();
  const recordedAt = new Map<string, number>();
  const claimedAt = new Map<string, number>();
  const pausedUntil = new Map<Process, number>();
  const alarms = new Set<string>();
  const violations = new Set<string>();
  let clockSetAt = Number.NEGATIVE_INFINITY;

  const runsOf = (item: string) => runs.get(item) ?? [];
  const effectsOf = (item: string) => effects.get(item) ?? [];

  return {
    items,
    alarms,
    violations,
    runsOf,
    effectsOf,
    accept: (item: Item) => void items.set(item.id, item),
    begin(begun: Omit<Run, 'startedAt' | 'end'>): Run {
      const run: Run = { ...begun, startedAt: now() };
      runs.set(run.item, [...runsOf(run.item), run]);
      return run;
    },
    /** The run of an item that this process is in. */
    openRun: (item: string, process: Process) =>
      runsOf(item).find((run) => run.process === process && run.end === undefined),
    isAnyItemInProgress: () => [...runs.values()].some((of) => of.some(({ end }) => end === undefined)),
    killed(process: Process) {
      for (const run of [...runs.values()].flat()) if (run.process === process) run.end ??= 'killed';
    },
    /** The receiver or the mail server has taken it. */
    effect(item: string, run: Run | undefined) {
      if (!items.has(item)) violations.add(`${item} was sent and never accepted`);
      if (run) effects.set(item, [...effectsOf(item), { at: now(), run }]);
      else violations.add(`${item} was sent by nobody who was at work on it`);
    },
    /** A message is one worker's to send; see `claim-message.ts`. */
    claim(item: string) {
      const earlier = claimedAt.get(item);
      const isClaimed = earlier !== undefined && now() - earlier < leaseMs && clockSetAt < earlier;
      if (isClaimed) violations.add(`${item} was claimed while another worker had claimed it`);
      claimedAt.set(item, now());
    },
    release: (item: string) => void claimedAt.delete(item),
    /** The receiver has asked this process to leave it alone for so long. */
    pause: (process: Process, ms: number) => void pausedUntil.set(process, now() + ms),
    post(process: Process) {
      if ((pausedUntil.get(process) ?? 0) > now()) violations.add('a receiver that asked for a pause was sent more');
    },
    record(item: string) {
      if (!recordedAt.has(item)) recordedAt.set(item, now());
    },
    wasRecordedBefore: (item: string, at: number) => (recordedAt.get(item) ?? Number.POSITIVE_INFINITY) < at,
    alarm: (about: string) => void alarms.add(about),
    violate: (what: string) => void violations.add(what),
    setClock() {
      clockSetAt = now();
    },
    wasClockSetSince: (at: number) => clockSetAt >= at,
  };
}

export type Ledger = ReturnType<typeof createLedger>;
