import type { Address } from '@plainwill/contracts/shared/address';

const most = 100;
const natural = new Intl.Collator('en-GB', { numeric: true });

const keyOf = ({ line_1, line_2, postcode }: Address) => [line_1, line_2, postcode].join('\n').toLowerCase();

const byStreet = (a: Address, b: Address) => natural.compare(a.line_1, b.line_1) || natural.compare(a.line_2, b.line_2);

/** Each address once, by building number as people count, 2 before 10 and 1 before 1A, and then by name. */
export function inOrder(addresses: readonly Address[]): Address[] {
  const once = new Map(addresses.map((address) => [keyOf(address), address]));
  return [...once.values()].sort(byStreet).slice(0, most);
}
