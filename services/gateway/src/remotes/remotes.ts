import { type ServiceName, serviceNames, services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { connectTo, createRemoteCalls, type RemoteClient } from '@plainwill/kit/calls/remote-calls';
import { headersOf } from '@plainwill/kit/calls/service-client';
import type { ServiceTls } from '@plainwill/kit/config/tls-variables';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { audiences } from '../audiences.ts';
import type { Config } from '../config.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { type CircuitBreakers, type Cost, perCost, withCircuitBreaker } from './circuit-breaker.ts';

export const urlsOf = (config: Config) =>
  Object.fromEntries(serviceNames.map((name) => [name, config[`${name}Url`]])) as Record<ServiceName, string>;

type Connections = Record<ServiceName, Record<Cost, ReturnType<typeof connectTo>>>;

/** The gateway's connections to all services, which every request uses; costly calls cannot keep those of the others busy. */
export function connectToServices(config: Config, tls?: ServiceTls) {
  const urls = urlsOf(config);
  const connections = Object.fromEntries(
    serviceNames.map((name) => [name, perCost(() => connectTo(urls[name], tls))]),
  ) as Connections;
  const pools = Object.values(connections).flatMap((ofService) => Object.values(ofService));
  return { connections, close: () => Promise.all(pools.map((pool) => pool.destroy())) };
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

const costlyPaths = Object.fromEntries(
  serviceNames.map((name) => [
    name,
    new Set(proceduresOf(services[name]).flatMap(({ path, procedure }) => (procedure.isCostly ? [path] : []))),
  ]),
) as Record<ServiceName, Set<string>>;

/** The client of a service that sends costly calls, and those that came together with one, on a way of their own. */
function apartByCost(service: ServiceName, clients: Record<Cost, RemoteClient>): RemoteClient {
  const clientFor = (paths: readonly string[]) =>
    paths.some((path) => costlyPaths[service].has(path)) ? clients.costly : clients.cheap;
  return {
    query: (path, ...given) => clientFor([path]).query(path, ...given),
    mutation: (path, ...given) => clientFor([path]).mutation(path, ...given),
    passOn: (kind, request, options) => clientFor(request.paths).passOn(kind, request, options),
  };
}

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
    const clients = perCost((cost) =>
      withCircuitBreaker(
        createRemoteCalls({ connections: connections[service][cost], headers }),
        circuitBreakers[service][cost],
      ),
    );
    const remote = apartByCost(service, clients);
    const given = service === 'identity' ? forgetting(remote, sessions) : remote;
    made.set(key, given);
    return given;
  };
}
