import type { ServiceTls } from '../config/tls-variables.ts';
import { callerTls } from './tls-options.ts';

export type ServiceFetch = typeof globalThis.fetch;

/** `fetch` for calls to other services: by TLS and under our own name, where services have certificates. */
export async function createServiceFetch(tls: ServiceTls | undefined): Promise<ServiceFetch> {
  if (!tls) return fetch;
  // Only where it is needed: each process that loads it is several megabytes larger.
  const { Agent } = await import('undici');
  const dispatcher = new Agent({ connect: callerTls(tls) });
  return (address, init) => fetch(address, { ...init, dispatcher } as RequestInit);
}
