import type { AnyTRPCRouter } from '@trpc/server';
import { serviceTlsIn, type TlsSettings } from '../config/tls-variables.ts';
import type { Log } from '../log.ts';
import { createServiceServer } from '../server.ts';
import { createVerifier } from '../tokens/service-token.ts';

interface ListeningSettings extends TlsSettings {
  host: string;
  port: number;
  publicKeys: Parameters<typeof createVerifier>[1];
}

interface Listening {
  name: string;
  config: ListeningSettings;
  log: Log;
  router: AnyTRPCRouter;
  /** Rejects while the service cannot do its own work; looks at nothing beyond its own store. */
  ready: () => Promise<unknown>;
  /** Closes the stores and threads that calls need, once the last call is answered. */
  close: () => Promise<unknown>;
}

/** Serves the router, health and metrics; listening when it resolves. */
export async function listenForCalls({ name, config, log, router, ready, close }: Listening) {
  const verify = await createVerifier(name, config.publicKeys);
  const http = createServiceServer({ router, verify, log, ready, tls: serviceTlsIn(config) });
  await http.listen({ port: config.port, host: config.host });
  log.info(`${name} is listening`);
  return {
    http,
    async close() {
      await http.close();
      await close();
    },
  };
}
