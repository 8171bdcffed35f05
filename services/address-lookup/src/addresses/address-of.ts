import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { otherCountries, otherCountryOf } from '@plainwill/contracts/shared/country';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';

interface AddressParts {
  /**
   * The organisation that gets its letters there, and its department. The list shows it, so that people find it, and
   * the lines leave it out: a company registered at a home is no part of where somebody lives.
   */
  organisation?: readonly (string | null | undefined)[];
  /** Says whether the lines name a building, its number or a post box; else the organisation is what finds the place. */
  hasPremises?: boolean;
  /** The lines before the town, most particular first; empty parts are left out. */
  lines: readonly (string | null | undefined)[];
  town_or_city: string | null | undefined;
  county?: string | null;
  postcode: string | null | undefined;
  /** The address on one line, if the provider writes it so. */
  formatted?: string;
  /** The country as the provider names it; without it the postcode decides. */
  country?: string | null;
}

const maxLengths = { line: 200, town: 100, postcode: 10, formatted: 500 };

/** Fit for the contract: no control characters, spaces single, not too long. */
const normalised = (text: string | null | undefined, maxLength: number) =>
  (text ?? '')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

function countryOf(given: string | null | undefined, postcode: string): FoundAddress['country'] {
  if (given === 'England' || given === 'Wales') return undefined;
  const named = otherCountries.find((country) => country === given);
  return named ?? otherCountryOf(postcode) ?? undefined;
}

/** An address as the product writes it: what comes after its first line is folded into the second, never dropped. */
export function addressOf(parts: AddressParts): FoundAddress {
  const present = (lines: AddressParts['lines']) =>
    lines.map((line) => normalised(line, maxLengths.line)).filter(Boolean);
  const organisation = present(parts.organisation ?? []).join(', ');
  const lines = present(parts.lines);
  const [line_1 = '', ...others] = parts.hasPremises || !organisation ? lines : [organisation, ...lines];
  const line_2 = normalised(others.join(', '), maxLengths.line);
  const town_or_city = normalised(parts.town_or_city, maxLengths.town);
  const given = normalised(parts.postcode, maxLengths.postcode);
  const postcode = normalisePostcode(given) ?? given;
  const oneLine = [...new Set([organisation, line_1]), line_2, town_or_city, postcode].filter(Boolean).join(', ');
  const country = countryOf(parts.country, postcode);
  return {
    formatted_address: normalised(parts.formatted || oneLine, maxLengths.formatted),
    line_1,
    line_2,
    town_or_city,
    county: normalised(parts.county, maxLengths.town),
    postcode,
    ...(country && { country }),
  };
}
