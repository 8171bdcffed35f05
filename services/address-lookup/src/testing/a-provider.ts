import type { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { addressOf } from '../addresses/address-of.ts';
import type { NamedProvider } from '../finder/create-providers.ts';

export const minster: FoundAddress = addressOf({
  lines: ['York Minster', 'Deangate'],
  town_or_city: 'York',
  postcode: 'YO1 7HH',
});

/** A provider that knows the Minster, and costs money. */
export const aProvider = (overrides: Partial<NamedProvider> = {}): NamedProvider => ({
  name: 'ideal',
  paidFor: ['search'],
  search: async () => [minster],
  ...overrides,
});
