import { dayMs } from '@plainwill/contracts/shared/durations';
import fc from 'fast-check';

export const processNames = ['notifications 1', 'notifications 2', 'identity'] as const;
export type ProcessName = (typeof processNames)[number];

const receiverModes = [
  'answers late',
  'hangs up',
  'refuses connections',
  '429',
  '429 for 20 s',
  '429 until a date',
  '500',
  '503',
  '404',
  '410',
] as const;
export type ReceiverMode = (typeof receiverModes)[number] | 'takes all';

const mailModes = ['is away', 'hangs up', 'asks to wait', 'refuses for good'] as const;
export type MailMode = (typeof mailModes)[number] | 'takes all';

const targetNames = ['queues', 'notifications database', 'identity database'] as const;
export type TargetName = (typeof targetNames)[number];

export type ItemKind = 'delivery' | 'mail';

const startMs = fc.integer({ min: 0, max: 12_000 });
const shortMs = fc.integer({ min: 1, max: 12_000 });
/** Mostly short; sometimes as long as all retries together, and longer. */
const outageMs = fc.oneof({ weight: 4, arbitrary: shortMs }, fc.integer({ min: 60_000, max: 2 * dayMs }));
const process = fc.constantFrom(...processNames);
const target = fc.constantFrom(...targetNames);

const aFault = fc.oneof(
  fc.record({ kind: fc.constant('kill' as const), at: startMs, process, forMs: shortMs }),
  fc.record({
    kind: fc.constant('kill at a call' as const),
    at: startMs,
    process,
    forMs: shortMs,
    /** Counted from then on. */
    call: fc.integer({ min: 1, max: 40 }),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    /** A poisoned item kills the process that works on it. */
    kind: fc.constant('poison' as const),
    at: startMs,
    /** Counted from the first accepted. */
    item: fc.integer({ min: 1, max: 6 }),
    times: fc.integer({ min: 1, max: 6 }),
    /** Long enough for a job to be given up that stalls again and again. */
    forMs: fc.constant(30_000),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({ kind: fc.constant('hang' as const), at: startMs, process, forMs: shortMs }),
  fc.record({ kind: fc.constant('away' as const), at: startMs, target, forMs: shortMs }),
  fc.record({ kind: fc.constant('stall' as const), at: startMs, target, forMs: shortMs }),
  fc.record({ kind: fc.constant('lose requests' as const), at: startMs, target, forMs: shortMs }),
  fc.record({ kind: fc.constant('lose answers' as const), at: startMs, target, forMs: shortMs }),
  fc.record({
    kind: fc.constant('restart queues' as const),
    at: startMs,
    /** The changes of the last so many milliseconds are gone. */
    losesMs: fc.integer({ min: 0, max: 1000 }),
  }),
  fc.record({ kind: fc.constant('empty queues' as const), at: startMs }),
  fc.record({
    kind: fc.constant('receiver' as const),
    at: startMs,
    mode: fc.constantFrom(...receiverModes),
    forMs: outageMs,
  }),
  fc.record({
    kind: fc.constant('mail server' as const),
    at: startMs,
    mode: fc.constantFrom(...mailModes),
    forMs: outageMs,
  }),
  fc.record({ kind: fc.constant('set the clock' as const), at: startMs, hours: fc.constantFrom(-2, 2) }),
);
export type Fault = typeof aFault extends fc.Arbitrary<infer T> ? T : never;

/** A scenario names the items accepted and the faults. The seed decides the rest: latencies, orders, jitter. */
export const aScenario = fc.record({
  seed: fc.integer(),
  accepted: fc.array(fc.record({ at: startMs, kind: fc.constantFrom<ItemKind[]>('delivery', 'mail') }), {
    minLength: 1,
    maxLength: 6,
  }),
  faults: fc.array(aFault, { maxLength: 6 }),
});
export type Scenario = typeof aScenario extends fc.Arbitrary<infer T> ? T : never;

export const endOf = (fault: Fault) => fault.at + ('forMs' in fault ? fault.forMs : 0);
