import { readFileSync } from 'node:fs';
import type { RedisOptions } from 'ioredis';
import { parseSentinelUrl } from '../config/sentinel-url.ts';
import { SentinelConnector } from './sentinel-connector.ts';
import { TlsConnector } from './tls-connector.ts';

/**
 * An address of Redis as its client takes it. With `redis-sentinel://` the client asks Sentinel where the primary is, and
 * follows it when another one is promoted. With `rediss` connections are by TLS: whoever signed the servers' certificates is
 * in the file that `sslrootcert` names, as in addresses of PostgreSQL, or else known to the system.
 */
export function redisOptions(url: string): RedisOptions {
  const sentinels = parseSentinelUrl(url);
  if (sentinels) return sentinelOptions(sentinels);
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: withoutBrackets(hostname),
    port: Number(port || 6379),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' && { tls: tlsOf(searchParams), Connector: TlsConnector }),
  };
}

function tlsOf(parameters: URLSearchParams) {
  const authority = parameters.get('sslrootcert');
  return authority ? { ca: readFileSync(authority) } : {};
}

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function sentinelOptions(sentinels: [URL, ...URL[]]): RedisOptions {
  const [{ protocol, username, password, pathname, searchParams }] = sentinels;
  return {
    sentinels: sentinels.map(({ hostname, port }) => ({
      host: withoutBrackets(hostname),
      port: Number(port || 26379),
    })),
    name: decodeURIComponent(pathname.slice(1)),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    sentinelPassword: searchParams.get('sentinelpassword') ?? undefined,
    ...(protocol === 'rediss-sentinel:' && { tls: tlsOf(searchParams) }),
    Connector: SentinelConnector,
    connectTimeout: 1000,
    // Only a primary that was replaced, or that is cut off from its replicas, refuses to write: a Sentinel knows better.
    reconnectOnError: ({ message }) => /^(READONLY|NOREPLICAS)/.test(message),
  };
}
