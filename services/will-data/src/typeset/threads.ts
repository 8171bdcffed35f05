import { createThreads } from '../threads.ts';

const threads = createThreads({
  minThreads: 0,
  // The fonts and what else a thread holds, 100 MB of it, are given back when nobody has asked for a document for a while.
  idleTimeout: 60_000,
  // Beside what the compiler takes outside it.
  resourceLimits: { maxOldGenerationSizeMb: 128 },
  // What the compiler made is freed when its thread has nothing to do, and a thread that sleeps until the next job never
  // comes to that.
  atomics: 'disabled',
});

/** Calls the default export of a module that makes a document. */
export const inThread = threads.call;
