import type { Log } from '@plainwill/kit/log';
import type { AddressFinder } from './finder/address-finder.ts';

/** What a call of the address-lookup service is given. */
export interface CallContext {
  log: Log;
  finder: AddressFinder;
  /** Whose look-ups are counted together. */
  visitor: string;
  now: Date;
}
