import { Refusal } from '@plainwill/kit/refusal';
// So that the law is there before the first call.
import './couples/rest.thread.ts';
import './couples/words.thread.ts';
import './documents/preview/will-document.thread.ts';
import './documents/what-if.thread.ts';
import './history/history.thread.ts';
import './history/import.thread.ts';

export interface LawJob {
  /** The URL of the module. */
  module: string;
  name: string;
  job: unknown;
}

/** A refusal is told apart, for it would come back from a thread as a mere error. */
export type LawOutcome<Made = unknown> = { made: Made } | { refused: Pick<Refusal, 'reason' | 'field' | 'values'> };

/** Calls an exported function of a module. */
export default async function callHere({ module, name, job }: LawJob): Promise<LawOutcome> {
  const { [name]: work } = await import(module);
  try {
    return { made: work(job) };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { reason, field, values } = cause;
    return { refused: { reason, field, values } };
  }
}
