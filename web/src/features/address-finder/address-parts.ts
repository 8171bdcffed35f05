import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import type { Address } from '@plainwill/contracts/shared/address';

export const emptyAddress: Address = {
  formatted_address: '',
  line_1: '',
  line_2: '',
  town_or_city: '',
  county: '',
  postcode: '',
};

export type AddressPart = Exclude<keyof Address, 'formatted_address'>;

const parts: readonly AddressPart[] = ['line_1', 'line_2', 'town_or_city', 'county', 'postcode'];

/** The address with one part changed, and written out again on one line. */
export function withPart(address: Address, part: AddressPart, text: string): Address {
  const changed = { ...address, [part]: text };
  const formatted_address = parts
    .map((each) => changed[each].trim())
    .filter(Boolean)
    .join(', ');
  return { ...changed, formatted_address };
}

/** What was found, as an address is kept. */
export function toAddress({
  formatted_address,
  line_1,
  line_2,
  town_or_city,
  county,
  postcode,
}: FoundAddress): Address {
  return { formatted_address, line_1, line_2, town_or_city, county, postcode };
}

/** What an address still lacks, in words; null if it can be used. */
export function missingInAddress(address: Address | undefined): string | null {
  if (!address) return 'Find your address by its postcode, or enter it yourself.';
  if (!address.line_1.trim()) return 'Enter the first line of your address.';
  if (!address.town_or_city.trim()) return 'Enter your town or city.';
  return address.postcode.trim() ? null : 'Enter your postcode.';
}

/** What the address finder calls its inputs, by the fields that they are stored in. */
export const addressInputs: Readonly<Record<string, string>> = {
  address: 'address.line_1',
  line1: 'address.line_1',
  line2: 'address.line_2',
  townOrCity: 'address.town_or_city',
  county: 'address.county',
  postcode: 'address.postcode',
};
