import type { ServiceName } from '@plainwill/contracts';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { createRemote, type RemoteClient } from '@plainwill/kit/remote';
import type { SignToken } from '@plainwill/kit/service-token';
import type { Config } from './config.ts';

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

export type RemoteFor = (service: ServiceName, account: CallingAccount | null) => RemoteClient;

/** Clients of one browser request: calls that arrive together leave together, and never beside another person's. */
export function remotesOf(config: Config, sign: SignToken, requestId: string, visitor: string): RemoteFor {
  const urls = urlsOf(config);
  const made = new Map<string, RemoteClient>();
  return (service, account) => {
    const key = `${service} ${account?.id ?? ''}`;
    const remote =
      made.get(key) ??
      createRemote({
        url: urls[service],
        audience: audiences[service],
        sign,
        account,
        // Only where look-ups cost money, to count what each visitor spends.
        visitor: service === 'addressLookup' ? visitor : undefined,
        requestId,
      });
    made.set(key, remote);
    return remote;
  };
}
