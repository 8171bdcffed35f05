import { vi } from 'vitest';
import type { Ports } from '../../../tools/launcher/settings/environments.ts';
import { local } from '../../../tools/launcher/settings/environments.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import { signUpAt } from './person.ts';
import type { PostgresServer } from './servers/postgres-server.ts';
import { openStage } from './stage.ts';
import type { StoreKind } from './stores.ts';

interface SiteOptions {
  /** The store of the queues; either will do for a fault that has nothing to do with them. */
  store?: StoreKind;
  given?: Environment | ((ports: Ports) => Environment);
  postgres?: PostgresServer;
}

/** A stage with the site running on it, but for address look-up, and somebody signed in. */
export async function openSite({ store = 'PostgreSQL', given, postgres }: SiteOptions = {}) {
  const stage = await openStage({ store, ...(given && { given }), ...(postgres && { postgres }) });
  const services = await stage.start('identity', 'will-data', 'notifications', 'gateway');
  const url = local(stage.ports.gateway);
  // On a busy machine services that have just started may not answer the first call in time.
  const signUp = () => vi.waitFor(() => signUpAt({ url, origin: stage.origin, mail: stage.mail }), { timeout: 90_000 });
  return {
    stage,
    services,
    url,
    signUp,
    person: await signUp(),
    areRunning: () => Object.values(services).every((service) => service.isRunning()),
  };
}
