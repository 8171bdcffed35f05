import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { attemptsOf, retryDelaysMs } from '@plainwill/kit/queues/retries';
import type { Item, Ledger } from './ledger.ts';
import type { Fault } from './scenario.ts';
import type { World } from './world.ts';

/** Jobs that a store of the queues has lost are there again this soon after it is back. */
const repairMs = 0.5 * minuteMs;
/** The receiver asks for no longer delay; see `servers.ts`. */
const maxAskedDelayMs = 10 * minuteMs;
/** A receiver that was overloaded is left alone for a minute at most. */
const promptMs = 1.5 * minuteMs;

/** These failures end a job before its attempts are used up. */
const endings = ['the receiver is gone for good', 'the mail server refuses the recipient', 'the job stalled too often'];

/** Overlapping runs of one job come of these alone: by them a worker loses the lock of a job, or the store the job. */
const losesLocks: readonly Fault['kind'][] = [
  'hang',
  'away',
  'stall',
  'lose requests',
  'lose answers',
  'restart queues',
  'empty queues',
  'set the clock',
];

interface End {
  world: World;
  ledger: Ledger;
  faults: readonly Fault[];
}

/** Watches what was accepted until it is done, and says what is wrong with how it ended. */
export function watchEnds({ world, ledger, faults }: End) {
  const endedAt = new Map<string, number>();

  const isGivenUp = ({ job }: Item) => world.letterOf(job) !== undefined && ledger.alarms.has(job);
  const isNotSent = ({ id }: Item) => world.outcomeOf(id) === 'not_sent' && ledger.alarms.has('receiver');
  const isEnded = (item: Item) => ledger.effectsOf(item.id).length > 0 || isGivenUp(item) || isNotSent(item);

  /** @returns true if everything accepted has come to an end */
  function areAllEnded(now: number): boolean {
    let areAll = true;
    for (const item of ledger.items.values()) {
      if (endedAt.has(item.id)) continue;
      if (isEnded(item)) endedAt.set(item.id, now);
      else areAll = false;
    }
    return areAll;
  }

  function latestEnd({ kind, job, isProbe }: Item, calmAt: number) {
    if (isProbe) return calmAt + promptMs;
    const delays = retryDelaysMs[kind === 'delivery' ? 'webhooks' : 'emails'];
    const planned = Math.max(0, ...delays.slice(0, world.queues.attemptsMade(job)));
    const asksForLong =
      kind === 'delivery' && faults.some((fault) => 'mode' in fault && fault.mode === '429 until a date');
    const setBack = faults.filter((fault) => fault.kind === 'set the clock' && fault.hours < 0).length;
    return calmAt + repairMs + Math.max(planned, asksForLong ? maxAskedDelayMs : 0) + setBack * 2 * hourMs;
  }

  function checkItem(item: Item, calmAt: number) {
    const { id, job, kind } = item;
    const ended = endedAt.get(id);
    const effects = ledger.effectsOf(id);
    if (ended === undefined) ledger.violate(`${id} was accepted, and never done nor given up with an alarm`);
    else if (ended > latestEnd(item, calmAt)) {
      ledger.violate(`${id} was done ${Math.round((ended - calmAt) / 1000)} s after the last fault`);
    }
    const isRecorded = kind === 'delivery' ? world.outcomeOf(id) === 'delivered' : world.stateOf(id) === 'sent';
    if (isRecorded && effects.length === 0) ledger.violate(`${id} is recorded as done and was not`);
    const letter = world.letterOf(job);
    const isEarly = letter && letter.attempts < attemptsOf(letter.queue) && !endings.includes(letter.error);
    if (isEarly) ledger.violate(`${id} was given up after ${letter.attempts} attempts`);
  }

  function checkRepetitions({ id }: Item) {
    const mayOverlap = faults.some(({ kind }) => losesLocks.includes(kind));
    const effects = ledger.effectsOf(id);
    for (const [index, { run }] of effects.entries()) {
      const earlier = effects[index - 1]?.run;
      if (!earlier) continue;
      if (run === earlier) ledger.violate(`${id} was sent twice by one run`);
      if (ledger.wasRecordedBefore(id, run.startedAt))
        ledger.violate(`${id} was sent again after it was recorded as done`);
      else if (earlier.end === 'done' && !mayOverlap) ledger.violate(`${id} was sent by two workers at once`);
    }
  }

  return {
    areAllEnded,
    check(calmAt: number) {
      for (const item of ledger.items.values()) {
        checkItem(item, calmAt);
        checkRepetitions(item);
      }
    },
  };
}
