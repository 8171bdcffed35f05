import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '@plainwill/kit/resilience/concurrency-limit';
import { Piscina } from 'piscina';

// A document keeps a processor busy for a while, and one is left for everybody else's calls.
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
// The largest document takes a tenth of it. What does not end is ended, and its thread with it.
const maxRunMs = 10_000;

const pool = new Piscina({
  minThreads: 0,
  maxThreads,
  // The fonts and what else a thread holds, 100 MB of it, are given back when nobody has asked for a document for a while.
  idleTimeout: 60_000,
  // Beside what the compiler takes outside it.
  resourceLimits: { maxOldGenerationSizeMb: 128 },
  // What the compiler made is freed when its thread has nothing to do, and a thread that sleeps until the next job never
  // comes to that.
  atomics: 'disabled',
});

// As many typical documents as a thread makes in a second; behind large ones, who has waited longer is turned away.
const inTurn = createConcurrencyLimit({ concurrency: maxThreads, maxQueue: 30 * maxThreads, maxWaitMs: 1500 });

/**
 * Calls the default export of a module on a thread that answers no calls of others.
 * @throws {Refusal} TooBusy
 */
export const inThread = async <Job, Made>(module: URL, job: Job): Promise<Made> =>
  inTurn(() => pool.run(job, { filename: module.href, signal: AbortSignal.timeout(maxRunMs) }));
