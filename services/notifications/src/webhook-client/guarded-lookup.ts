import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const lookupAll = promisify(lookup);
export const systemResolve: Resolve = (hostname) => lookupAll(hostname, { all: true });

/** The name leads, or also leads, to an address that deliveries must not go to. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/**
 * How a socket finds its address: one look, every answer checked, and only what was checked is connected to. A name that
 * changes its answer between a check and the connection gains nothing, for there is nothing in between.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean = isPublicAddress) {
  const guarded: LookupFunction = (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(), '', 0);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, '', 0),
    );
  };
  return guarded;
}
