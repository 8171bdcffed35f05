import { type ServiceName, serviceNames } from '@plainwill/contracts';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { connectTo, createRemoteCalls, type RemoteClient } from '@plainwill/kit/calls/remote-calls';
import { headersOf } from '@plainwill/kit/calls/service-client';
import type { ServiceTls } from '@plainwill/kit/config/tls-variables';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { audiences } from '../audiences.ts';
import type { Config } from '../config.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { type CircuitBreakers, withCircuitBreaker } from './circuit-breaker.ts';

export const urlsOf = (config: Config) =>
  Object.fromEntries(serviceNames.map((name) => [name, config[`${name}Url`]])) as Record<ServiceName, string>;

type Connections = Record<ServiceName, ReturnType<typeof connectTo>>;

/** The gateway's connections to all services, which every request uses. */
export function connectToServices(config: Config, tls?: ServiceTls) {
  const urls = urlsOf(config);
  const connections = Object.fromEntries(serviceNames.map((name) => [name, connectTo(urls[name], tls)])) as Connections;
  return { connections, close: () => Promise.all(Object.values(connections).map((pool) => pool.destroy())) };
}

interface Remotes {
  connections: Connections;
  circuitBreakers: CircuitBreakers;
  sessions: SessionCache;
  sign: SignToken;
  requestId: string;
  /** Tells one visitor from another without naming either. */
  visitor: () => string;
}

/** The client of identity. Whatever it is told to change may end sessions or what they may do, even where it fails. */
const forgetting = ({ query, mutation, passOn }: RemoteClient, { forget }: SessionCache): RemoteClient => ({
  query,
  mutation: (path, input, options) => mutation(path, input, options).finally(forget),
  passOn: (kind, request, options) =>
    kind === 'query' ? passOn(kind, request, options) : passOn(kind, request, options).finally(forget),
});

export type RemoteFor = (service: ServiceName, account: CallingAccount | null) => RemoteClient;

/** Clients of one browser request: calls that arrive together leave together, and never beside another person's. */
export function remotesOf({ connections, circuitBreakers, sessions, sign, requestId, visitor }: Remotes): RemoteFor {
  const made = new Map<string, RemoteClient>();
  return (service, account) => {
    const key = `${service} ${account?.id ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const headers = headersOf({
      audience: audiences[service],
      sign,
      account,
      // Look-ups of addresses cost money, so the service counts them by visitor.
      visitor: service === 'addressLookup' ? visitor() : undefined,
      requestId,
    });
    const unprotected = createRemoteCalls({ connections: connections[service], headers });
    const remote = withCircuitBreaker(unprotected, circuitBreakers[service]);
    const given = service === 'identity' ? forgetting(remote, sessions) : remote;
    made.set(key, given);
    return given;
  };
}
