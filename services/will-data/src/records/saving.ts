import type { CallContext } from '../context.ts';

/** What a save stores with. It is the person's own unless `savedBySupport`. */
export interface Saving extends Pick<CallContext, 'em' | 'vault' | 'now' | 'today'> {
  savedBySupport?: boolean;
}
