import type { addressesContract } from '@plainwill/contracts/address-lookup/addresses';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';

export const addresses: HandlersOf<typeof addressesContract, CallContext> = {
  search: async ({ ctx: { finder, log }, input: { searchTerm } }) => {
    try {
      const found = await finder.find(searchTerm);
      return { outcome: found.length > 0 ? 'found' : 'none', addresses: found };
    } catch (err) {
      log.error({ err }, 'Address search failed');
      return { outcome: 'unavailable', addresses: [] };
    }
  },
};
