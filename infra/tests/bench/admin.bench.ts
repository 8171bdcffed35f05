import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { keyRing } from '@plainwill/kit/config/config';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import pg from 'pg';
import { indexAccounts } from '../../../services/identity/src/accounts/search/index-accounts.ts';
import { ormOptions } from '../../../services/identity/src/database.ts';
import { encryptedTables } from '../../../services/identity/src/encrypted-tables.ts';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { durations } from './support/pace.ts';
import { startProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';

const count = 100_000;
const pageSize = 25;
const asked = { perSecond: 6, ms: 40_000 };
const warmUp = { ...asked, ms: 4000 };

// There are as many names as in a town, and one account in five has none.
const seed = `
  insert into accounts (id, email, email_key, name, password_hash, email_confirmed_at, created_at)
  select gen_random_uuid(), 'Person.' || n || '@example.com', 'person.' || n || '@example.com',
    case when n % 5 > 0 then
      (array['Zoë', 'Harriet', 'Daniel', 'Émile', 'Susan', 'Thomas', 'Anna'])[1 + n % 7] || ' '
      || (array['Bell', 'Vale', 'O’Neil-Łuk', 'Hart', 'Finch', 'Reed'])[1 + n % 6] || ' ' || n end,
    repeat('x', 97), now(), now() - n * interval '1 minute'
  from generate_series(1, ${count}) n`;

const searches = ['e', 'an', 'bell', 'zoe', 'o’neil', 'person.777', '@example.com', 'nobody at all', '4321', 'hart 9'];
const allUsers = { search: '', role: 'all', order: 'joined', isDescending: true, pageSize };
const orders = ['joined', 'name', 'email'];

const staff: CallingAccount = {
  id: randomUUID() as AccountId,
  roles: ['admin'],
  sessionKey: '0'.repeat(64),
  authenticatedAt: new Date().toISOString(),
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
};

/** The identity service does the same at its start with rows of the version before. */
async function encryptSeed({ identityDatabaseUrl, identityEncryptionKeys }: RunningSite) {
  const keys = keyRing.parse(identityEncryptionKeys);
  const orm = await MikroORM.init(ormOptions(identityDatabaseUrl));
  const vault = createVault(keys);
  await rotateKeys(orm.em.fork(), encryptedTables(vault), keys.current);
  await indexAccounts(orm.em.fork(), vault);
  await orm.close();
}

/** Measures how fast staff find somebody among a hundred thousand, at the identity service itself. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { site, identityPort: port, stop } = await startProduct(dataDir);
    cleanUp.push(stop);
    const database = new pg.Client(site.identityDatabaseUrl);
    await database.connect();
    await database.query(seed);
    await encryptSeed(site);
    await database.query('vacuum analyze accounts, account_words');
    const { rows } = await database.query<{ id: string }>(
      'select id from accounts order by created_at desc, id desc offset $1 limit 1',
      [999 * pageSize - 1],
    );
    await database.end();
    const { call, close } = await serviceCaller({ dataDir, name: 'identity', port, atOnce: 8, account: staff });
    cleanUp.push(close);

    async function timesOf(inputFor: (turn: number) => object) {
      let turn = 0;
      const one = () => call('users.list', inputFor(turn++));
      await durations(one, warmUp);
      return durations(one, asked);
    }

    const found = await timesOf((turn) => ({
      ...allUsers,
      search: searches[turn % searches.length],
      order: orders[turn % orders.length],
    }));
    const first = await timesOf(() => allUsers);
    const thousandth = await timesOf(() => ({ ...allUsers, after: rows[0]?.id }));
    return [
      { what: 'users found by words of a name or address, p50', value: median(found), unit: 'ms' },
      { what: 'users found by words of a name or address, p99', value: quantile(found, 0.99), unit: 'ms', limit: 30 },
      { what: 'first page of users, p50', value: median(first), unit: 'ms' },
      { what: 'page 1,000 of users, p50', value: median(thousandth), unit: 'ms' },
      {
        what: 'page 1,000, of the first page',
        value: (100 * median(thousandth)) / median(first),
        unit: '%',
        limit: 120,
      },
    ];
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}
