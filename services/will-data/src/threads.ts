import { availableParallelism } from 'node:os';
import { Refusal } from '@plainwill/kit/refusal';
import { Piscina } from 'piscina';
import type { LawJob, LawOutcome } from './law.thread.ts';

// Work on a thread keeps a processor busy for a while, and one is left for everybody else's calls.
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** As many costly calls at once as keep the threads busy, while one more reads what it needs. */
export const costlyCalls = maxThreads + 1;

// The largest document takes a second, and a busy machine leaves threads little. What does not end is ended, and its
// thread with it.
const maxRunMs = 30_000;

type ThreadOptions = Pick<
  NonNullable<ConstructorParameters<typeof Piscina>[0]>,
  'filename' | 'minThreads' | 'idleTimeout' | 'niceIncrement' | 'resourceLimits' | 'atomics'
>;

/**
 * Threads that call the default export of a module, and answer no calls of others; they start with the first work.
 * Costly calls alone have work for them, and take turns before they come here.
 */
export function createThreads(options: ThreadOptions) {
  let pool: Piscina | undefined;
  function start() {
    pool ??= new Piscina({ ...options, maxThreads });
    return pool;
  }
  const call = <Job, Made>(module: URL, job: Job): Promise<Made> =>
    start().run(job, { filename: module.href, signal: AbortSignal.timeout(maxRunMs) });
  return { start, call };
}

const callHere = new URL('./law.thread.ts', import.meta.url);
const lawThreads = createThreads({
  filename: callHere.href,
  // They stay, for the law takes longer to load than a will to compose.
  minThreads: maxThreads,
  // The calls that the service answers itself go first.
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: 128 },
});

/** Loads the law on the threads when someone first signs in, for a costly call soon follows; a start waits for none. */
export const startLawThreads = () => void lawThreads.start();

type JobOf<Work> = Work extends (job: infer Job) => unknown ? Job : never;
type MadeOf<Work> = Work extends (job: never) => infer Made ? Made : never;

/** The functions of a module that ask the law, to be called on a thread: what they take and give is cloned. */
export const lawThread =
  <Module>(module: URL) =>
  async <Name extends keyof Module & string>(name: Name, job: JobOf<Module[Name]>): Promise<MadeOf<Module[Name]>> => {
    const asked: LawJob = { module: module.href, name, job };
    const outcome = await lawThreads.call<LawJob, LawOutcome<MadeOf<Module[Name]>>>(callHere, asked);
    if ('made' in outcome) return outcome.made;
    const { reason, field, values } = outcome.refused;
    throw new Refusal(reason, field, values);
  };
