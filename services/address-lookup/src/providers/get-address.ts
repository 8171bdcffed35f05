import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import { checked } from './checked.ts';
import { ExpandedAddress, fromExpanded } from './expanded-address.ts';
import { getJson } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

const Found = z.looseObject({ postcode: z.string(), addresses: z.array(ExpandedAddress) });
const Suggestions = z.looseObject({
  suggestions: z.array(z.looseObject({ address: z.string(), id: z.string() })),
});

interface Settings {
  key: string;
  url?: string;
}

/** getAddress.io, and those who answer as it does. For owners who hold a licence: whether the original may go on is open. */
export function createGetAddress({ key, url = 'https://api.getaddress.io' }: Settings): AddressProvider {
  /** @returns null if it says that there is no such thing */
  async function ask<T>(path: string[], query: Record<string, string>, schema: z.ZodType<T>, signal: AbortSignal) {
    const address = [url, ...path.map(encodeURIComponent)].join('/');
    const { status, body } = await getJson({ url: address, query: { 'api-key': key, ...query }, signal });
    if (status === 200) return checked(schema, body);
    if (status === 400 || status === 404) return null;
    throw new ProviderFailure(status === 429 ? 'busy' : 'misconfigured', status);
  }

  return {
    paidFor: ['search', 'resolve'],
    async search(term, signal) {
      if (term.kind === 'postcode') {
        const found = await ask(['find', term.postcode], { expand: 'true' }, Found, signal);
        return found?.addresses.map((address) => fromExpanded(address, found.postcode)) ?? [];
      }
      const answer = await ask(['autocomplete', term.text], { all: 'true' }, Suggestions, signal);
      return (answer?.suggestions ?? []).map(({ address, id }) => ({
        ...addressOf({ lines: [], town_or_city: '', postcode: '', formatted: address }),
        resolveId: id,
      }));
    },
    async resolve(id, signal) {
      const address = await ask(['get', id], {}, ExpandedAddress, signal);
      return address && fromExpanded(address);
    },
  };
}
