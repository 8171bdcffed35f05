import { mostAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { z } from 'zod';
import type { SearchTerm } from '../addresses/search-term.ts';
import { checked } from './checked.ts';
import { DeliveryPoint, fromDeliveryPoint } from './delivery-point.ts';
import { getJson, type JsonAnswer } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

// There are no results in an answer that found none.
const Page = z.looseObject({
  header: z.looseObject({ totalresults: z.number().optional() }).optional(),
  results: z.array(z.looseObject({ DPA: DeliveryPoint.optional() })).default([]),
});

const perPage = 100;

interface Settings {
  key: string;
  url?: string;
}

/** Ordnance Survey's Places API: https://docs.os.uk/os-apis/accessing-os-apis/os-places-api */
export function createOsPlaces({ key, url = 'https://api.os.uk/search/places/v1' }: Settings): AddressProvider {
  async function page(term: SearchTerm, offset: number, signal: AbortSignal) {
    const where = term.kind === 'words' ? { path: '/find', query: { query: term.text } } : byPostcode(term.text);
    const answer = await getJson({
      url: `${url}${where.path}`,
      query: { ...where.query, dataset: 'DPA', lr: 'EN', maxresults: String(perPage), offset: String(offset) },
      headers: { key },
      signal,
    });
    if (isNothing(answer)) return { found: [], total: 0 };
    const { results, header } = checked(Page, answer.body);
    return { found: results.flatMap(({ DPA }) => DPA ?? []), total: header?.totalresults ?? 0 };
  }

  return {
    paidFor: ['search'],
    async search(term, signal) {
      const found = [];
      while (found.length < mostAddresses) {
        const next = await page(term, found.length, signal);
        found.push(...next.found);
        if (term.kind !== 'postcode' || next.found.length < perPage || found.length >= next.total) break;
      }
      return found.map(fromDeliveryPoint);
    },
  };
}

const byPostcode = (postcode: string) => ({ path: '/postcode', query: { postcode } });

/** @returns whether it says that there is no such thing @throws {ProviderFailure} unless it is that or success */
function isNothing({ status }: JsonAnswer): boolean {
  if (status === 200) return false;
  if (status === 400 || status === 404) return true;
  throw new ProviderFailure(status === 429 ? 'busy' : 'misconfigured', status);
}
