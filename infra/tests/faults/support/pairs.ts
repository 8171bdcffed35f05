import { freePort } from '@plainwill/kit/free-port';
import { vi } from 'vitest';
import { type ServiceFolder, serviceFolders, servicesBehindGateway, urlVariables } from '../../../services.ts';
import { local } from '../../../tools/launcher/settings/environments.ts';
import { signUpAt } from './person.ts';
import { startHaproxy } from './servers/haproxy.ts';
import type { Service } from './service.ts';
import { openStage } from './stage.ts';
import type { StoreKind } from './stores.ts';

type Pair = [Service, Service];

/** The whole site with two of each, and HAProxy before each pair. */
export async function openPairs(store: StoreKind) {
  const ports = {} as Record<ServiceFolder, number>;
  for (const name of serviceFolders) ports[name] = await freePort();
  const stage = await openStage({
    store,
    given: Object.fromEntries(servicesBehindGateway.map((name) => [urlVariables[name], local(ports[name])])),
  });
  const pairs = {} as Record<ServiceFolder, Pair>;
  for (const name of serviceFolders) pairs[name] = [await stage.anotherService(name), await stage.anotherService(name)];
  startHaproxy(serviceFolders.map((name) => ({ name, port: ports[name], targets: pairs[name].map(({ url }) => url) })));

  const start = (one: Service) => one.start({ DRAIN_SECONDS: '2' });
  // No more than two at once, for each start takes a processor for some seconds.
  for (const pair of Object.values(pairs)) await Promise.all(pair.map(start));

  const url = local(ports.gateway);
  return {
    stage,
    pairs,
    /** HAProxy answers for the gateways at this address. */
    url,
    start,
    /** Patient, as the first calls of a process take longest. @param at one of the gateways, if not either */
    signUp: (at = url) =>
      vi.waitFor(() => signUpAt({ url: at, origin: stage.origin, mail: stage.mail }), { timeout: 60_000 }),
  };
}

export type Pairs = Awaited<ReturnType<typeof openPairs>>;
