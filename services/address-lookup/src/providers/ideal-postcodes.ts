import { maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import type { SearchTerm } from '../addresses/search-term.ts';
import { titleCase } from '../addresses/title-case.ts';
import { checked, getJson, type JsonAnswer } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

const part = z.string().default('');

/** The parts that we use of an address in Royal Mail's file, as Ideal Postcodes spells them. */
const PafAddress = z.looseObject({
  organisation_name: part,
  department_name: part,
  building_number: part,
  building_name: part,
  sub_building_name: part,
  po_box: part,
  line_1: part,
  line_2: part,
  line_3: part,
  post_town: part,
  county: part,
  postal_county: part,
  postcode: part,
  country: part,
});

/** The lines without the organisation and its department, each of which has a line of its own or shares the first. */
function linesOf({ organisation_name, department_name, line_1, line_2, line_3 }: z.infer<typeof PafAddress>) {
  const organisation = [organisation_name, department_name].filter(Boolean);
  const isOrganisation = (line: string) => [...organisation, organisation.join(', ')].includes(line);
  return [line_1, line_2, line_3].filter((line) => !isOrganisation(line));
}

const fromPaf = (paf: z.infer<typeof PafAddress>) =>
  addressOf({
    organisation: [paf.organisation_name, paf.department_name],
    hasPremises: Boolean(paf.building_number || paf.building_name || paf.sub_building_name || paf.po_box),
    lines: linesOf(paf),
    // Older answers shout the town.
    town_or_city: titleCase(paf.post_town),
    county: paf.county || paf.postal_county,
    postcode: paf.postcode,
    country: paf.country,
  });

const Page = z.looseObject({ result: z.array(PafAddress), total: z.number().optional() });
const AutocompleteAnswer = z.looseObject({
  result: z.looseObject({ hits: z.array(PafAddress), total: z.number().optional() }),
});
const Failure = z.looseObject({ code: z.number().optional() });

const perPage = 100;
const limitReached = 4021;

interface Settings {
  key: string;
  url?: string;
}

/** Ideal Postcodes, which resells Royal Mail's address file: https://docs.ideal-postcodes.co.uk */
export function createIdealPostcodes({ key, url = 'https://api.ideal-postcodes.co.uk/v1' }: Settings): AddressProvider {
  // A key in a header stays out of everybody's logs of addresses.
  const headers = { authorization: `api_key="${key}"` };
  const ask = (path: string, query: Record<string, string>, signal: AbortSignal) =>
    getJson({ url: `${url}${path}`, query, headers, signal });

  async function page(term: SearchTerm, number: number, signal: AbortSignal) {
    if (term.kind === 'postcode') {
      const answer = await ask(`/postcodes/${encodeURIComponent(term.postcode)}`, { page: String(number) }, signal);
      return isNothing(answer) ? nothing : checked(Page, answer.body);
    }
    const answer = await ask('/addresses', { q: term.text, limit: String(perPage) }, signal);
    if (isNothing(answer)) return nothing;
    const { hits, total } = checked(AutocompleteAnswer, answer.body).result;
    return { result: hits, total };
  }

  return {
    paidFor: ['search'],
    async search(term, signal) {
      const found = [];
      for (let number = 0; found.length < maxAddresses; number++) {
        const { result, total = 0 } = await page(term, number, signal);
        found.push(...result);
        // Only one postcode is listed to its end: more pages of words are more guesses, at a price.
        if (term.kind !== 'postcode' || result.length < perPage || found.length >= total) break;
      }
      return found.map(fromPaf);
    },
  };
}

const nothing = { result: [], total: 0 };

/** @returns whether it says that there is no such thing @throws {ProviderFailure} unless it is that or success */
function isNothing({ status, body }: JsonAnswer): boolean {
  if (status === 200) return false;
  const { code } = Failure.safeParse(body).data ?? {};
  if (status === 400 || code === 4040) return true;
  if (status === 429 || code === limitReached) throw new ProviderFailure('busy', code ?? status);
  throw new ProviderFailure('misconfigured', code ?? status);
}
