import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

// A document keeps a processor busy for a while, and one is left for everybody else's calls.
const pool = new Piscina({
  minThreads: 0,
  maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  idleTimeout: 10 * 60_000,
  // What the compiler made is freed when its thread has nothing to do, and a thread that sleeps until the next job never
  // comes to that.
  atomics: 'disabled',
});

/** Calls the default export of a module on a thread that answers no calls of others. */
export const inThread = <Job, Made>(module: URL, job: Job): Promise<Made> => pool.run(job, { filename: module.href });
