import { readFileSync } from 'node:fs';
import type { RedisOptions } from 'ioredis';
import { TlsConnector } from './tls-connector.ts';

/**
 * An address of Redis as its client takes it. With `rediss://` the connection is by TLS: whoever signed the server's
 * certificate is in the file that `sslrootcert` names, as in addresses of PostgreSQL, or else known to the system.
 */
export function redisOptions(url: string): RedisOptions {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url);
  const authority = searchParams.get('sslrootcert');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' && {
      tls: authority ? { ca: readFileSync(authority) } : {},
      Connector: TlsConnector,
    }),
  };
}
