import type { addressesContract } from '@plainwill/contracts/address-lookup/addresses';
import type { charitiesContract } from '@plainwill/contracts/address-lookup/charities';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type Call, implement } from '@plainwill/kit/implement';
import type { Log } from '@plainwill/kit/log';
import type { CharityFinder } from './charities/charity-finder.ts';
import type { AddressFinder } from './finder/address-finder.ts';

/** The context of a call of the address-lookup service. */
interface CallContext {
  log: Log;
  finder: AddressFinder;
  charityFinder: CharityFinder;
  /** Look-ups of one visitor are counted together. */
  visitor: string;
  now: Date;
}

const addresses: HandlersOf<typeof addressesContract, CallContext> = {
  search: async ({ ctx: { finder, ...asker }, input: { searchTerm } }) => {
    const found = await finder.search(searchTerm, asker);
    if (!found) return { outcome: 'unavailable', addresses: [] };
    return { outcome: found.length > 0 ? 'found' : 'none', addresses: found };
  },
  resolve: async ({ ctx: { finder, ...asker }, input: { id } }) => {
    const address = await finder.resolve(id, asker);
    if (address === undefined) return { outcome: 'unavailable', address: null };
    return { outcome: address ? 'found' : 'none', address };
  },
};

const charities: HandlersOf<typeof charitiesContract, CallContext> = {
  find: ({ ctx: { charityFinder, log }, input: { words } }) => charityFinder.find(words, log),
};

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(addressLookupContract, { contextFor, handlers: { addresses, charities } });
