import type { Ports } from '../../launcher/settings/environments.ts';
import { local } from '../../launcher/settings/environments.ts';
import type { Environment } from '../../launcher/settings/settings.ts';
import { enterSite } from './person.ts';
import { openStage } from './stage.ts';
import type { StoreKind } from './stores.ts';

interface SiteOptions {
  /** Which store the queues are on; for a fault that has nothing to do with them, either. */
  store?: StoreKind;
  given?: Environment | ((ports: Ports) => Environment);
}

/** A stage with the site running on it, but for address look-up, and somebody signed in. */
export async function openSite({ store = 'PostgreSQL', given }: SiteOptions = {}) {
  const stage = await openStage({ store, ...(given && { given }) });
  const services = await stage.start('identity', 'will-data', 'notifications', 'gateway');
  const url = local(stage.ports.gateway);
  const enter = () => enterSite({ url, origin: stage.origin, mail: stage.mail });
  return {
    stage,
    services,
    url,
    enter,
    person: await enter(),
    areRunning: () => Object.values(services).every((service) => service.isRunning()),
  };
}
