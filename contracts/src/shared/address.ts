import type { StructuredAddress } from './structured-address.ts';

/** A postal address, empty where a part is absent; `address` is the whole of it in one line. */
export interface Address {
  address: string;
  line1: string;
  line2: string;
  townOrCity: string;
  county: string;
  postcode: string;
}

export const addressLines = ['line1', 'line2', 'townOrCity', 'county', 'postcode'] as const;
export type AddressLine = (typeof addressLines)[number];

export const emptyAddress: Address = { address: '', line1: '', line2: '', townOrCity: '', county: '', postcode: '' };

/** The lines of an address in one line. */
export const inOneLine = (lines: Readonly<Record<AddressLine, string>>) =>
  addressLines
    .map((line) => lines[line].trim())
    .filter(Boolean)
    .join(', ');

/** An address comes so from an address search or the questionnaire. */
export const addressOf = (found: StructuredAddress): Address => ({
  address: found.formatted_address,
  line1: found.line_1,
  line2: found.line_2,
  townOrCity: found.town_or_city,
  county: found.county,
  postcode: found.postcode,
});

/** The questionnaire sends an address so. */
export const structuredAddressOf = ({
  address,
  line1,
  line2,
  townOrCity,
  county,
  postcode,
}: Address): StructuredAddress => ({
  formatted_address: address,
  line_1: line1,
  line_2: line2,
  town_or_city: townOrCity,
  county,
  postcode,
});
