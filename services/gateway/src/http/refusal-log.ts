import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { Log } from '@plainwill/kit/log';
import { keyOfCaller } from '../throttling/throttle.ts';

/** Addresses that have lines of their own in a minute, for each kind of refusal; all others are counted together. */
const maxAddresses = 100;

type Kind = 'not found' | 'refused a request' | 'refused a request unread' | 'refused an input';

interface Refusals {
  /** By address: the request that its line is about, and how many followed. */
  addresses: Map<string, { requestId: string | undefined; more: number }>;
  fromOthers: number;
}

export type LogRefusal = (
  kind: Kind,
  address: string | undefined,
  details: { requestId?: string | undefined } & Record<string, unknown>,
) => void;

/**
 * Logs what strangers are refused: the first of each kind and address in a minute, and at its end how many more there
 * were. A line for each would let anybody fill the disk, and push out of the log what else is in it.
 */
export function createRefusalLog(log: Log) {
  const refusals = new Map<Kind, Refusals>();
  let minute: NodeJS.Timeout | undefined;

  function logCounts() {
    clearTimeout(minute);
    minute = undefined;
    for (const [kind, { addresses, fromOthers }] of refusals) {
      for (const { requestId, more } of addresses.values())
        if (more) log.info({ requestId, more }, `${kind}: more from the same address`);
      if (fromOthers) log.info({ more: fromOthers }, `${kind}: more from many other addresses`);
    }
    refusals.clear();
  }

  function refusalsOf(kind: Kind): Refusals {
    const known = refusals.get(kind);
    if (known) return known;
    const fresh = { addresses: new Map(), fromOthers: 0 };
    refusals.set(kind, fresh);
    return fresh;
  }

  const logRefusal: LogRefusal = (kind, address = '', details) => {
    minute ??= setTimeout(logCounts, minuteMs).unref();
    const ofKind = refusalsOf(kind);
    const key = keyOfCaller(address);
    const known = ofKind.addresses.get(key);
    if (known) known.more++;
    else if (ofKind.addresses.size === maxAddresses) ofKind.fromOthers++;
    else {
      ofKind.addresses.set(key, { requestId: details.requestId, more: 0 });
      log.info(details, kind);
    }
  };

  return { logRefusal, close: logCounts };
}
