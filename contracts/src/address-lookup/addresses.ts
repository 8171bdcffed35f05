import { z } from 'zod';
import { perMinute, query } from '../kit/contract.ts';
import { Address } from '../shared/address.ts';
import { requiredText } from '../shared/text.ts';

export const AddressSearch = z.strictObject({
  /** `found`, or why the list is empty; `unavailable` is ours to mend and never the person's fault. */
  outcome: z.enum(['found', 'none', 'unavailable']),
  addresses: z.array(Address).max(100),
});
export type AddressSearch = z.infer<typeof AddressSearch>;

export const addressesContract = {
  search: query({
    access: 'public',
    limit: perMinute(30),
    input: z.strictObject({ searchTerm: requiredText(100, 'Postcode', 'Enter a postcode') }),
    output: AddressSearch,
  }),
};

export const addressLookupContract = { addresses: addressesContract };
