import { type ServiceName, serviceNames } from '@plainwill/contracts';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { createRemote } from '@plainwill/kit/remote';
import { connectTo, type RemoteClient } from '@plainwill/kit/remote-calls';
import type { SignToken } from '@plainwill/kit/service-token';
import type { Config } from './config.ts';
import { type Guards, guarded } from './guard.ts';

/** Each service's name in its tokens. */
export const audiences: Record<ServiceName, string> = {
  identity: 'identity',
  willData: 'will-data',
  addressLookup: 'address-lookup',
  notifications: 'notifications',
};

export const urlsOf = (config: Config): Record<ServiceName, string> => ({
  identity: config.identityUrl,
  willData: config.willDataUrl,
  addressLookup: config.addressLookupUrl,
  notifications: config.notificationsUrl,
});

type Connections = Record<ServiceName, ReturnType<typeof connectTo>>;

/** The gateway's connections to all services, which every request uses. */
export function connectToServices(config: Config) {
  const urls = urlsOf(config);
  const connections = Object.fromEntries(serviceNames.map((name) => [name, connectTo(urls[name])])) as Connections;
  return { connections, close: () => Promise.all(Object.values(connections).map((pool) => pool.destroy())) };
}

interface Remotes {
  connections: Connections;
  guards: Guards;
  sign: SignToken;
  requestId: string;
  /** Who is at the browser, without saying who it is. */
  visitor: () => string;
  deadlineMs: number;
}

export type RemoteFor = (service: ServiceName, account: CallingAccount | null) => RemoteClient;

/** Clients of one browser request: calls that arrive together leave together, and never beside another person's. */
export function remotesOf({ connections, guards, sign, requestId, visitor, deadlineMs }: Remotes): RemoteFor {
  const made = new Map<string, RemoteClient>();
  return (service, account) => {
    const key = `${service} ${account?.id ?? ''}`;
    const remote =
      made.get(key) ??
      guarded(
        createRemote({
          connections: connections[service],
          audience: audiences[service],
          sign,
          account,
          // Only where look-ups cost money, to count what each visitor spends.
          visitor: service === 'addressLookup' ? visitor() : undefined,
          requestId,
          deadlineMs,
        }),
        guards[service],
      );
    made.set(key, remote);
    return remote;
  };
}
