import { MikroORM } from '@mikro-orm/postgresql';
import type { Log } from '@plainwill/kit/log';
import { startRelay } from '@plainwill/kit/outbox/relay';
import { createProducer } from '@plainwill/kit/queues';
import { createServiceServer } from '@plainwill/kit/server';
import { createVerifier } from '@plainwill/kit/service-token';
import { createLinkTokens } from './accounts/link-tokens.ts';
import { startPurge } from './accounts/purge.ts';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';
import { createRouter } from './router.ts';
import { createSessions } from './sessions/sessions.ts';

interface Deps {
  log: Log;
  clock: () => Date;
}

/** The whole identity service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: Deps) {
  const orm = await MikroORM.init(ormOptions(config.databaseUrl));
  const passwords = createPasswordHashing();
  const linkTokens = createLinkTokens(config.linkKey, config.publicUrl);
  const sessions = createSessions(orm, clock);
  const router = createRouter((call) => ({
    em: orm.em.fork(),
    log: call.log,
    now: clock(),
    sessions,
    passwords,
    linkTokens,
  }));
  const http = createServiceServer({
    router,
    verify: await createVerifier('identity', config.publicKeys),
    log,
    ready: () => orm.em.fork().execute('select 1'),
  });
  const producer = createProducer(config.queueUrl, log);
  const relay = startRelay({ orm, databaseUrl: config.databaseUrl, producer, log });
  const purge = startPurge(orm, { clock, log });
  await http.listen({ port: config.port, host: config.host });
  log.info('identity is listening');
  return {
    http,
    async close() {
      await http.close();
      purge.stop();
      await relay.close();
      await producer.close();
      await orm.close();
    },
  };
}
