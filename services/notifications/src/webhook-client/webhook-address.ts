import { isIP } from 'node:net';
import type { Reason } from '@plainwill/contracts/reasons';
import ipaddr from 'ipaddr.js';

export const zapierHost = 'hooks.zapier.com';

export interface AddressRules {
  /** Public hosts, each with its port where that is not the standard one of https. */
  allowedHosts: readonly string[];
  /** Exactly these hosts with their ports may be in a private network, and need no https. */
  privateHosts: readonly string[];
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

/** Tells whether an operator allows this host and port, although it is in their own network. */
export function isPrivateHost({ hostname, port, protocol }: URL, privateHosts: readonly string[]): boolean {
  const host = hostname.replace(/\.$/, '');
  return privateHosts.includes(`${host}:${port || (protocol === 'https:' ? '443' : '80')}`);
}

/** Why deliveries must not go to an address, or null. Where its name leads is for the connection to find out. */
export function addressProblem(
  address: string,
  { allowedHosts, privateHosts, mayBeLocal }: AddressRules,
): AddressProblem | null {
  if (address === '') return 'WebhookAddressMissing';
  const url = URL.parse(address);
  if (!url || !/^[a-z]+:\/\//i.test(address)) return 'WebhookAddressMalformed';
  const host = hostOf(url);
  if (mayBeLocal && /^https?:$/.test(url.protocol) && isLocal(host)) return null;
  const isPrivate = /^https?:$/.test(url.protocol) && isPrivateHost(url, privateHosts);
  if (url.protocol !== 'https:' && !isPrivate) return 'WebhookAddressNotHttps';
  if (url.username || url.password) return 'WebhookAddressHasCredentials';
  if (url.hash) return 'WebhookAddressHasFragment';
  if (isPrivate) return null;
  if (isIP(host) || privateNames.test(host)) return 'WebhookAddressPrivate';
  if (!allowedHosts.includes(url.port ? `${host}:${url.port}` : host))
    return allowedHosts.includes(host) ? 'WebhookAddressHasPort' : 'WebhookHostNotAllowed';
  if (host === zapierHost && !catchHook.test(url.pathname)) return 'WebhookAddressNotCatchHook';
  return null;
}

/** The ranges of networks of one's own; never link-local, where clouds answer about themselves. */
const ownRanges = new Set(['private', 'uniqueLocal', 'loopback', 'carrierGradeNat']);

export const isOwnNetworkAddress = (address: string) =>
  ipaddr.isValid(address) && ownRanges.has(ipaddr.parse(address).range());

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
