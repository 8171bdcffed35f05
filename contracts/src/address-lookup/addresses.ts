import { z } from 'zod';
import { perMinute, query } from '../kit/contract.ts';
import { asStored } from '../shared/as-stored.ts';
import { otherCountries } from '../shared/country.ts';
import { StructuredAddress } from '../shared/structured-address.ts';
import { requiredLine } from '../shared/text.ts';
import { Outcome } from './outcome.ts';

/** More than the flats of any postcode that we have seen. */
export const maxAddresses = 300;

export const FoundAddress = asStored(StructuredAddress).extend({
  /** Set where the provider tells the lines of the chosen address only: to be given to `resolve`. */
  resolveId: z.string().optional(),
  /** Set where the address is known to lie elsewhere than in England and Wales. */
  country: z.enum(otherCountries).optional(),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

export const AddressSearch = z.strictObject({
  outcome: Outcome,
  addresses: z.array(FoundAddress).max(maxAddresses),
});
export type AddressSearch = z.infer<typeof AddressSearch>;

export const ResolvedAddress = z.strictObject({ outcome: Outcome, address: FoundAddress.nullable() });
export type ResolvedAddress = z.infer<typeof ResolvedAddress>;

export const addressesContract = {
  search: query({
    access: 'public',
    limit: perMinute(30),
    input: z.strictObject({ searchTerm: requiredLine(100, 'Postcode', 'Enter a postcode') }),
    output: AddressSearch,
  }),
  resolve: query({
    access: 'public',
    limit: perMinute(30),
    input: z.strictObject({ id: requiredLine(300, 'Address', 'Choose an address') }),
    output: ResolvedAddress,
  }),
};
