import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import { checked, getJson } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

const part = z.string().default('');

const Parts = z.looseObject({
  formatted_address: z.array(z.string()).default([]),
  line_1: part,
  line_2: part,
  line_3: part,
  line_4: part,
  locality: part,
  town_or_city: part,
  county: part,
  country: part,
  postcode: part,
});

const inOneLine = ['line_1', 'line_2', 'line_3', 'line_4', 'locality', 'town_or_city', 'county'];

/** An address with its parts named; who does not name them writes the seven with commas between. */
const ExpandedAddress = z.union([
  Parts,
  z.string().transform((line) => {
    const parts = line.split(',').map((each) => each.trim());
    return Parts.parse(Object.fromEntries(inOneLine.map((name, index) => [name, parts[index] ?? ''])));
  }),
]);

/** @param postcode of the whole answer, where the address does not carry its own */
function fromExpanded(address: z.infer<typeof ExpandedAddress>, postcode = address.postcode) {
  const { line_1, line_2, line_3, line_4, locality, town_or_city, county, country } = address;
  const oneLine = [...address.formatted_address.filter(Boolean), postcode].join(', ');
  return addressOf({
    lines: [line_1, line_2, line_3, line_4, locality],
    town_or_city,
    county,
    postcode,
    country,
    ...(address.formatted_address.length > 0 && { formatted: oneLine }),
  });
}

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
