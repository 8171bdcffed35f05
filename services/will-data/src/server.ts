import { MikroORM } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { Log } from '@plainwill/kit/log';
import { createServiceServer } from '@plainwill/kit/server';
import { createVerifier } from '@plainwill/kit/service-token';
import type { Config } from './config.ts';
import { ormOptions } from './database.ts';
import { createRouter } from './router.ts';

interface Deps {
  log: Log;
  clock: () => Date;
}

/** The whole will-data service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: Deps) {
  const orm = await MikroORM.init(ormOptions(config.databaseUrl));
  const router = createRouter((call) => {
    const now = clock();
    return { em: orm.em.fork(), log: call.log, now, today: dayInUnitedKingdom(now) };
  });
  const http = createServiceServer({
    router,
    verify: await createVerifier('will-data', config.publicKeys),
    log,
    ready: () => orm.em.fork().execute('select 1'),
  });
  await http.listen({ port: config.port, host: config.host });
  log.info('will-data is listening');
  return {
    http,
    async close() {
      await http.close();
      await orm.close();
    },
  };
}
