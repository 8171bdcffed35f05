import type { Address } from '@plainwill/contracts/shared/address';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { within } from '@plainwill/kit/within';
import { LRUCache } from 'lru-cache';
import type { AddressProvider } from '../provider.ts';
import { inOrder } from './address-order.ts';

const attemptLimitMs = 4000;
const attempts = 2;
const keptMs = 10 * 60_000;
const keptSearches = 500;

/** Finds addresses with a provider that may be slow, away or untidy. */
export function createAddressFinder(provider: AddressProvider) {
  const recent = new LRUCache<string, Address[]>({ max: keptSearches, ttl: keptMs });

  async function ask(term: string) {
    const giveUp = new AbortController();
    try {
      return await within(attemptLimitMs, provider.search(term, giveUp.signal), 'the address provider is late');
    } finally {
      giveUp.abort();
    }
  }

  async function askAgainOnFailure(term: string) {
    for (let attempt = 1; attempt < attempts; attempt++) {
      const found = await ask(term).catch(() => null);
      if (found) return found;
    }
    return ask(term);
  }

  return {
    /** @throws if the provider does not answer */
    async find(searchTerm: string): Promise<Address[]> {
      const term = normalisePostcode(searchTerm) ?? searchTerm.toLowerCase();
      const known = recent.get(term);
      if (known) return known;
      const found = inOrder(await askAgainOnFailure(term));
      recent.set(term, found);
      return found;
    },
  };
}

export type AddressFinder = ReturnType<typeof createAddressFinder>;
