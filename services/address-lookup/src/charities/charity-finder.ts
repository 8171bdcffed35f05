import type { CharitySearch } from '@plainwill/contracts/address-lookup/charities';
import type { Log } from '@plainwill/kit/log';
import { askInTurn } from '../providers/ask-in-turn.ts';
import type { NamedCharityProvider } from './charity-provider.ts';

/** Finds charities with providers that may be slow, away or untidy. @param providers in the order in which they are asked */
export function createCharityFinder(providers: readonly NamedCharityProvider[]) {
  return {
    async find(text: string, log: Log): Promise<CharitySearch> {
      const charities = await askInTurn({
        providers,
        // Each may know what the other does not: our copy corrects typing slips, the Commission has new charities.
        ask: async (provider, signal) => ({ found: await provider.find(text, signal), isFinal: false }),
        what: 'Charity',
        log,
      });
      if (!charities) return { outcome: 'unavailable', charities: [] };
      return { outcome: charities.length > 0 ? 'found' : 'none', charities };
    },
  };
}

export type CharityFinder = ReturnType<typeof createCharityFinder>;
