import type { Client } from '@plainwill/contracts/identity/sessions';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const maxUserAgentLength = 400;

/** Enough of an address to recognise a place by, and too little to find a person with: IPv4 to /24, IPv6 to /48. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
}

/** The browser that a session is opened in, and where it calls from. */
export const clientOf = (request: FastifyRequest): Client => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
  network: networkOf(request.ip),
});

const maxPathLength = 200;

/** The routes that a link with a secret leads to; what follows one may be that secret, mistyped or its # written as %23. */
const afterSecretRoute = /^(\/auth\/[^/%]+[/%]|\/unsubscribe\/).+/;

/** The path of an address as it may be logged: one line, of bounded length, without query and secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return JSON.stringify(path.replace(afterSecretRoute, '$1…').slice(0, maxPathLength)).slice(1, -1);
}
