import type { Ports } from '../../launcher/environments.ts';
import { local } from '../../launcher/environments.ts';
import type { Environment } from '../../launcher/settings.ts';
import { enterSite } from './person.ts';
import { openStage } from './stage.ts';

interface SiteOptions {
  given?: Environment | ((ports: Ports) => Environment);
}

/** A stage with the site running on it, but for address look-up, and somebody signed in. */
export async function openSite({ given }: SiteOptions = {}) {
  const stage = await openStage({ store: 'PostgreSQL', ...(given && { given }) });
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
