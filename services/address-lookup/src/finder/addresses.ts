import type { addressesContract } from '@plainwill/contracts/address-lookup/addresses';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';

export const addresses: HandlersOf<typeof addressesContract, CallContext> = {
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
