import type { Log } from '@plainwill/kit/log';
import { listenForCalls } from '@plainwill/kit/service/listen-for-calls';
import pg from 'pg';
import { storeSample } from './book/store-addresses.ts';
import { createCharityFinder } from './charities/charity-finder.ts';
import { storeSampleCharities } from './charities/store-charities.ts';
import type { Config } from './config.ts';
import { createAddressFinder } from './finder/address-finder.ts';
import { createCharityProviders, createProviders } from './finder/create-providers.ts';
import { createSpending } from './finder/spending.ts';
import { createRouter } from './router.ts';

interface ServerDeps {
  log: Log;
  clock: () => Date;
}

/** The whole address-lookup service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: ServerDeps) {
  const pool = openPool(config.databaseUrl);
  pool.on('error', (err) => log.debug({ err }, 'database connection lost'));
  const finder = createAddressFinder({
    providers: createProviders(config, pool, log),
    spending: createSpending(pool, { perVisitor: config.visitorLimit, perDay: config.dailyLimit }, log),
    cacheSeconds: config.cacheSeconds,
  });
  const charityFinder = createCharityFinder(createCharityProviders(config, pool, log));
  // On a server that people use, a search must not answer from a handful of public buildings or charities.
  if (config.environment !== 'production') {
    if (config.providers.includes('book')) await storeSample(pool);
    if (config.charityProviders.includes('register')) await storeSampleCharities(pool);
  }
  return listenForCalls({
    name: 'address-lookup',
    config,
    log,
    router: createRouter((call) => ({
      log: call.log,
      finder,
      charityFinder,
      visitor: call.visitor ?? 'unknown',
      now: clock(),
    })),
    // Its own store only; a provider that is away is told to each person who searches.
    ready: () => pool.query('select 1'),
    close: () => pool.end(),
  });
}

/**
 * Connections for looking things up. The planner never weighs reading a whole table against an index: nothing that a
 * stranger types may set off the former, whatever the statistics say. All that is written through them is counts, of
 * which a crash may take back the last.
 */
export const openPool = (url: string) =>
  new pg.Pool({
    connectionString: url,
    max: 8,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    options: '-c enable_seqscan=off -c jit=off -c synchronous_commit=off',
  });
