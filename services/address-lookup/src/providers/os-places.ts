import { maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import type { SearchTerm } from '../addresses/search-term.ts';
import { titleCase } from '../addresses/title-case.ts';
import { checked, getJson, type JsonAnswer } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

/** The columns of a delivery point that we use. All is in capitals, and columns that do not apply are absent. */
const DeliveryPoint = z.looseObject({
  ADDRESS: z.string().optional(),
  PO_BOX_NUMBER: z.string().optional(),
  ORGANISATION_NAME: z.string().optional(),
  DEPARTMENT_NAME: z.string().optional(),
  SUB_BUILDING_NAME: z.string().optional(),
  BUILDING_NAME: z.string().optional(),
  BUILDING_NUMBER: z.coerce.string().optional(),
  DEPENDENT_THOROUGHFARE_NAME: z.string().optional(),
  THOROUGHFARE_NAME: z.string().optional(),
  DOUBLE_DEPENDENT_LOCALITY: z.string().optional(),
  DEPENDENT_LOCALITY: z.string().optional(),
  POST_TOWN: z.string().optional(),
  POSTCODE: z.string(),
  COUNTRY_CODE: z.string().optional(),
});
type DeliveryPoint = z.infer<typeof DeliveryPoint>;

const countries: Readonly<Record<string, string>> = {
  E: 'England',
  W: 'Wales',
  S: 'Scotland',
  N: 'Northern Ireland',
  M: 'Isle of Man',
};

const joined = (separator: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(separator);

/**
 * `1A` or `3-5`, a number that is kept among the names: it begins with a digit and ends with one, or with one and a
 * letter. `21ST CENTURY HOUSE` and `1 MILL COTTAGES` are names. Royal Mail, Programmers' Guide to PAF, exception rules.
 */
const isNumber = (name: string) => /^\d(?:\S*\d)?[A-Z]?$/.test(name);

/** The lines above the town, as Royal Mail lays them out. */
function linesOf(point: DeliveryPoint): string[] {
  const isNumbered = !point.BUILDING_NUMBER && isNumber(point.BUILDING_NAME ?? '');
  const number = isNumbered ? point.BUILDING_NAME : point.BUILDING_NUMBER;
  const name = isNumbered ? undefined : point.BUILDING_NAME;
  const [first, ...others] = [
    point.DEPENDENT_THOROUGHFARE_NAME,
    point.THOROUGHFARE_NAME,
    point.DOUBLE_DEPENDENT_LOCALITY,
    point.DEPENDENT_LOCALITY,
  ].filter(Boolean);
  return [
    point.PO_BOX_NUMBER ? `PO BOX ${point.PO_BOX_NUMBER}` : '',
    joined(isNumber(point.SUB_BUILDING_NAME ?? '') ? ' ' : ', ', point.SUB_BUILDING_NAME, name),
    joined(' ', number, first),
    ...others.map((line) => line ?? ''),
  ];
}

/** `4, ADANAC DRIVE` has a comma that nobody writes. */
const withoutCommaAfterNumber = (address: string) =>
  address.replace(/(^|, )(\d+[A-Z]?(?:-\d+[A-Z]?)?), (?=\p{L})/gu, '$1$2 ');

const fromDeliveryPoint = (point: DeliveryPoint) =>
  addressOf({
    organisation: [point.ORGANISATION_NAME, point.DEPARTMENT_NAME].map((name) => name && titleCase(name)),
    hasPremises: Boolean(
      point.PO_BOX_NUMBER || point.SUB_BUILDING_NAME || point.BUILDING_NAME || point.BUILDING_NUMBER,
    ),
    lines: linesOf(point).map(titleCase),
    town_or_city: titleCase(point.POST_TOWN ?? ''),
    postcode: point.POSTCODE,
    formatted: point.ADDRESS && titleCase(withoutCommaAfterNumber(point.ADDRESS)),
    country: countries[point.COUNTRY_CODE ?? ''],
  });

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
      while (found.length < maxAddresses) {
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
