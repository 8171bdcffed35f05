import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runTask } from '../../tools/launcher/processes/node-process.ts';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { durations } from './support/pace.ts';
import { startProduct } from './support/running-product.ts';
import { addressOf, siteCaller } from './support/site-caller.ts';
import { type SyntheticAddress, syntheticAddresses, syntheticFile } from './support/synthetic-addresses.ts';

/** Searches through the gateway, each time as another visitor. */
function addressSearch(site: { url: string; gatewayUrl: string }, atOnce: number) {
  const { call, close } = siteCaller(site, atOnce);
  let visitors = 0;
  return {
    /** @returns how many addresses were found */
    async search(searchTerm: string): Promise<number> {
      const found = await call('addressLookup.addresses.search', { searchTerm }, { address: addressOf(++visitors) });
      return found.addresses.length;
    },
    close,
  };
}

const count = 1_000_000;
const askedFor = 1000;
const searches = { perSecond: 40, ms: 25_000 };
const warmUp = { ...searches, ms: 5000 };

/** Fills the book by the product's own command. @returns addresses a second */
async function fillBook({ addressLookupDatabaseUrl }: RunningSite, file: string): Promise<number> {
  await pipeline(Readable.from(syntheticFile(count)), createWriteStream(file));
  const started = performance.now();
  await runTask({
    failure: 'The addresses could not be imported',
    script: inRoot('services', 'address-lookup', 'src', 'commands', 'import-addresses.ts'),
    args: [file],
    environment: { ...process.env, ADDRESS_LOOKUP_DATABASE_URL: addressLookupDatabaseUrl },
  });
  return (count * 1000) / (performance.now() - started);
}

/** Some of the addresses in the book, from everywhere in it. */
function sample(): SyntheticAddress[] {
  const step = count / askedFor;
  const isTaken = (index: number) => index % step === Math.floor(index / step) % step;
  return [...syntheticAddresses(count)].filter((_, index) => isTaken(index));
}

const withoutALetter = (word: string) => word.slice(0, 3) + word.slice(4);

/** People type these: all of it, the street and the town, a slip of the fingers, a part. */
function textOf({ line_1, line_2, town_or_city, postcode }: SyntheticAddress, turn: number): string {
  const street = line_2 || line_1;
  const forms = [
    `${line_1} ${line_2} ${town_or_city}`,
    `${street}, ${town_or_city}`,
    `${street} ${withoutALetter(town_or_city)}`,
    `${line_1} ${postcode.split(' ')[0]}`,
  ];
  return forms[turn % forms.length] ?? street;
}

/** Measures how fast a book of a million made-up addresses is filled, and searched through the gateway. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { site, stop } = await startProduct(dataDir, { TRUSTED_PROXIES: '127.0.0.1' });
    cleanUp.push(stop);
    const rate = await fillBook(site, join(dataDir, 'addresses.csv'));
    const { search, close } = addressSearch(site, 16);
    cleanUp.push(close);
    const asked = sample();

    async function timesOf(termOf: (address: SyntheticAddress, turn: number) => string) {
      let turn = 0;
      const one = async () => {
        const address = asked[turn % asked.length] as SyntheticAddress;
        const term = termOf(address, turn++);
        if ((await search(term)) === 0) throw new Error(`nothing was found for ${term}`);
      };
      await durations(one, warmUp);
      return durations(one, searches);
    }

    const postcodes = await timesOf(({ postcode }) => postcode);
    const texts = await timesOf(textOf);
    return [
      { what: 'addresses imported', value: rate, unit: '/s' },
      { what: 'search by postcode, p50', value: median(postcodes), unit: 'ms' },
      { what: 'search by postcode, p99', value: quantile(postcodes, 0.99), unit: 'ms', limit: 10 },
      { what: 'search by words, p50', value: median(texts), unit: 'ms' },
      { what: 'search by words, p99', value: quantile(texts, 0.99), unit: 'ms', limit: 30 },
    ];
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}
