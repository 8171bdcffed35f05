import { addressLookupContract } from './address-lookup/contract.ts';
import { identityContract } from './identity/contract.ts';
import type { RouterOf } from './kit/router-of.ts';
import { notificationsContract } from './notifications/contract.ts';
import type { Reason } from './reasons.ts';
import { willDataContract } from './will-data/contract.ts';

/** Every service's contract under its name in the API. */
export const services = {
  identity: identityContract,
  willData: willDataContract,
  addressLookup: addressLookupContract,
  notifications: notificationsContract,
};

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];

/** The whole API as a browser sees it. */
export type AppRouter = RouterOf<typeof services, Reason>;
