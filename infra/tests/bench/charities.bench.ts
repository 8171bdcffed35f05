import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { freePort } from '@plainwill/kit/free-port';
import { createRegister } from '../../../services/address-lookup/src/charities/register.ts';
import { openPool } from '../../../services/address-lookup/src/server.ts';
import { runTask } from '../../tools/launcher/processes/node-process.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { durations } from './support/pace.ts';
import { withProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';
import { type SyntheticCharity, syntheticCharities, syntheticExtract } from './support/synthetic-charities.ts';

const count = 200_000;
const askedFor = 500;
const searches = { perSecond: 40, ms: 20_000 };
const warmUp = { ...searches, ms: 4000 };

const account: CallingAccount = {
  id: randomUUID() as AccountId,
  roles: [],
  sessionKey: '0'.repeat(64),
  authenticatedAt: new Date().toISOString(),
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
};

const withoutALetter = (word: string) => word.slice(0, 3) + word.slice(4);

/** People type these: the name, two words of it, a slip of the fingers, the commonest words alone. */
function searchTextOf({ charity_name, charity_contact_address2: town }: SyntheticCharity, turn: number): string {
  const words = charity_name
    .toLowerCase()
    .replace(/^(the|st|friends of|royal) /, '')
    .split(' ');
  const [place = '', cause = '', body = ''] = words;
  const forms = [
    charity_name,
    `${place} ${cause}`,
    `${withoutALetter(place)} ${cause} ${body}`,
    `${cause} ${town}`,
    `${cause.slice(0, 4)} ${body}`,
    body,
  ];
  return forms[turn % forms.length] ?? place;
}

/** Measures how fast a charity is found among two hundred thousand made-up ones, at the service itself. */
export async function measure(): Promise<Figure[]> {
  const port = await freePort();
  return withProduct({ ADDRESS_LOOKUP_PORT: String(port) }, async ({ site, dataDir, cleanUp }) => {
    const file = join(dataDir, 'publicextract.charity.json');
    await pipeline(Readable.from(syntheticExtract(count)), createWriteStream(file));
    const started = performance.now();
    await runTask({
      failure: 'The charities could not be imported',
      script: inRoot('services', 'address-lookup', 'src', 'commands', 'import-charities.ts'),
      args: [file],
      environment: { ...process.env, ADDRESS_LOOKUP_DATABASE_URL: site.addressLookupDatabaseUrl },
    });
    const rate = (count * 1000) / (performance.now() - started);

    const asked = [...syntheticCharities(count)].filter((_, index) => index % (count / askedFor) === 7);
    const pool = openPool(site.addressLookupDatabaseUrl);
    cleanUp.push(() => pool.end());
    const register = createRegister(pool);
    for (const [turn, charity] of asked.entries()) {
      const found = await register.find(searchTextOf(charity, turn), AbortSignal.timeout(5000));
      if (found.length === 0) throw new Error(`nothing was found for ${searchTextOf(charity, turn)}`);
    }

    const { call, close } = await serviceCaller({ dataDir, name: 'address-lookup', port, atOnce: 16, account });
    cleanUp.push(close);
    async function timesOf(of: (charity: SyntheticCharity, turn: number) => string) {
      let turn = 0;
      const one = () => {
        const charity = asked[turn % asked.length] as SyntheticCharity;
        return call('charities.find', { words: of(charity, turn++) });
      };
      await durations(one, warmUp);
      return durations(one, searches);
    }

    const numbers = await timesOf(({ registered_charity_number }) => String(registered_charity_number));
    const names = await timesOf(searchTextOf);
    return [
      { what: 'charities imported', value: rate, unit: '/s' },
      { what: 'charity by number, p99', value: quantile(numbers, 0.99), unit: 'ms', limit: 10 },
      { what: 'charity by name, p50', value: median(names), unit: 'ms' },
      { what: 'charity by name, p99', value: quantile(names, 0.99), unit: 'ms', limit: 30 },
    ];
  });
}
