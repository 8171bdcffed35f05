import type { Log } from '@plainwill/kit/log';
import { createServiceServer } from '@plainwill/kit/server';
import { createVerifier } from '@plainwill/kit/service-token';
import { createAddressFinder } from './addresses/address-finder.ts';
import type { Config } from './config.ts';
import type { AddressProvider, ProviderName } from './provider.ts';
import { createRouter } from './router.ts';
import { createSampleProvider } from './sample/sample-provider.ts';

interface Deps {
  log: Log;
}

const providers: Record<ProviderName, () => AddressProvider> = { sample: createSampleProvider };

/** The whole address-lookup service without the process; listening when it resolves. */
export async function createServer(config: Config, { log }: Deps) {
  const finder = createAddressFinder(providers[config.provider]());
  const http = createServiceServer({
    router: createRouter((call) => ({ log: call.log, finder })),
    verify: await createVerifier('address-lookup', config.publicKeys),
    log,
    // It has no store; a provider that is away is told to each person who searches.
    ready: async () => {},
  });
  await http.listen({ port: config.port, host: config.host });
  log.info('address-lookup is listening');
  return { http, close: () => http.close() };
}
