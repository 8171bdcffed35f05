import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one that anyone on the internet could be meant by. Everything else is refused, named or not:
 * loopback, private and link-local ranges, cloud metadata, documentation, and IPv6 forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

export const isLoopbackAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
