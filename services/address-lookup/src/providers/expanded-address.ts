import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';

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
export const ExpandedAddress = z.union([
  Parts,
  z.string().transform((line) => {
    const parts = line.split(',').map((each) => each.trim());
    return Parts.parse(Object.fromEntries(inOneLine.map((name, index) => [name, parts[index] ?? ''])));
  }),
]);

/** @param postcode of the whole answer, where the address does not carry its own */
export function fromExpanded(address: z.infer<typeof ExpandedAddress>, postcode = address.postcode) {
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
