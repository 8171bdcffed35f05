import { isIP } from 'node:net';
import type { Reason } from '@plainwill/contracts/reasons';
import ipaddr from 'ipaddr.js';

export const zapierHost = 'hooks.zapier.com';

export interface AddressRules {
  allowedHosts: readonly string[];
  /** Lets deliveries go to this machine, without https; for tests. */
  mayBeLocal: boolean;
}

export type AddressProblem = Extract<Reason, `Webhook${string}`>;

const catchHook = /^\/hooks\/(?:catch|standard)\/(?:\d+\/)?[A-Za-z\d]+\/?$/;
const legacyCatchHook = /^\/hooks\/catch\/[A-Za-z\d]+\/?$/;
const privateNames = /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|intranet|lan|home\.arpa))$/;

// WHATWG parsing has made dotted decimals of every other way to write an IPv4 address.
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isLocal = (host: string) => host === 'localhost' || isLoopbackAddress(host);

/** Why deliveries must not go to an address, or null. Where its name leads is for the connection to find out. */
export function addressProblem(address: string, { allowedHosts, mayBeLocal }: AddressRules): AddressProblem | null {
  if (address === '') return 'WebhookAddressMissing';
  const url = URL.parse(address);
  if (!url || !/^[a-z]+:\/\//i.test(address)) return 'WebhookAddressMalformed';
  const host = hostOf(url);
  if (mayBeLocal && /^https?:$/.test(url.protocol) && isLocal(host)) return null;
  if (url.protocol !== 'https:') return 'WebhookAddressNotHttps';
  if (url.username || url.password) return 'WebhookAddressHasCredentials';
  if (url.hash) return 'WebhookAddressHasFragment';
  if (url.port) return 'WebhookAddressHasPort';
  if (isIP(host) || privateNames.test(host)) return 'WebhookAddressPrivate';
  if (!allowedHosts.includes(host)) return 'WebhookHostNotAllowed';
  if (host === zapierHost && !catchHook.test(url.pathname)) return 'WebhookAddressNotCatchHook';
  return null;
}

export const isLegacyAddress = (address: string) => {
  const { hostname, pathname } = new URL(address);
  return hostname === zapierHost && legacyCatchHook.test(pathname);
};

const bullets = '••••••';

/** Enough of an address to know it by, without the part that lets anyone post to it. */
export function maskedAddress(address: string): string {
  const { origin, hostname, pathname } = new URL(address);
  const account = hostname === zapierHost ? /^\/hooks\/[a-z]+\/\d+\//.exec(pathname)?.[0] : undefined;
  return `${origin}${account ?? '/'}${bullets}`;
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

// RFC 6052, section 2.1: the IPv4 address that a NAT64 leads to is the last four bytes.
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * A public address is one that anyone on the internet could be meant by. Everything else is refused, named or not:
 * loopback, private and link-local ranges, cloud metadata, documentation, and IPv6 forms that carry an IPv4 address. Of
 * NAT64, by which hosts without IPv4 reach those with nothing else, the IPv4 address decides.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.zoneId && parsed.match(nat64))
    return isPublicAddress(parsed.toByteArray().slice(-4).join('.'));
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

export const isLoopbackAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
