import { type FoundAddress, mostAddresses } from '@plainwill/contracts/address-lookup/addresses';

const natural = new Intl.Collator('en-GB', { numeric: true });

const keyOf = ({ line_1, line_2, postcode, resolveId }: FoundAddress) =>
  (resolveId ?? [line_1, line_2, postcode].join('\n')).toLowerCase();

const whole = ({ line_1, line_2, formatted_address }: FoundAddress) =>
  line_1 ? `${line_1}, ${line_2}` : formatted_address;

const byStreet = (a: FoundAddress, b: FoundAddress) => natural.compare(whole(a), whole(b));

/** Each address once, by building number as people count, 2 before 10 and 1 before 1A, and then by name. */
export function inOrder(addresses: readonly FoundAddress[]): FoundAddress[] {
  const once = new Map(addresses.map((address) => [keyOf(address), address]));
  return [...once.values()].sort(byStreet).slice(0, mostAddresses);
}
