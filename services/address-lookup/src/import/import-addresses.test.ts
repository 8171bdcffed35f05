import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSample } from '../book/store-addresses.ts';
import { bookDatabase, manyAddresses } from '../testing/book-database.ts';
import { importAddresses } from './import-addresses.ts';

const { pool, url } = await bookDatabase();
const folder = await mkdtemp(join(tmpdir(), 'plainwill-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => pool.query('truncate addresses, words, imports'));

const command = fileURLToPath(new URL('../commands/import-addresses.ts', import.meta.url));
const header = 'line_1,line_2,town_or_city,county,postcode,country';

async function fileOf(...lines: (string | Buffer)[]): Promise<string> {
  const path = join(folder, 'addresses.csv');
  await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
  return path;
}

async function importFile(path: string, batchSize = 5000) {
  const badLines: [number, string][] = [];
  const onBadLine = (line: number, problem: string) => badLines.push([line, problem]);
  const done = await importAddresses({ databaseUrl: url, path, onBadLine, onProgress: () => undefined, batchSize });
  return { ...done, badLines };
}

const stored = async () =>
  (
    await pool.query(
      'select line_1, line_2, town_or_city, county, postcode, country from addresses order by postcode, line_1',
    )
  ).rows;
const countOf = async (table: string) =>
  (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

describe('a file of addresses', () => {
  it('is read by the names in its first line, whatever their order, with what is unknown passed over', async () => {
    const path = await fileOf(
      '\uFEFF"Postcode",uprn,TOWN_OR_CITY,line_1\r',
      'dh13ab,123,Durham,"7 ""Old"" Quarry Street, Rear"\r',
    );
    expect(await importFile(path)).toMatchObject({ stored: 1, refused: 0, badLines: [] });
    expect(await stored()).toEqual([
      {
        line_1: '7 "Old" Quarry Street, Rear',
        line_2: '',
        town_or_city: 'Durham',
        county: '',
        postcode: 'DH1 3AB',
        country: null,
      },
    ]);
  });

  it('is written as people write when it is all in capitals', async () => {
    await importFile(await fileOf(header, "FLAT 2,1A O'NEILL'S ROW,STOKE-ON-TRENT,STAFFORDSHIRE,ST1 1AA,"));
    expect(await stored()).toMatchObject([
      { line_1: 'Flat 2', line_2: "1A O'Neill's Row", town_or_city: 'Stoke-on-Trent', county: 'Staffordshire' },
    ]);
  });

  it('leaves out bad lines by their number, in every batch, and keeps the rest', async () => {
    const path = await fileOf(
      header,
      '1 Mill Lane,,York,,YO1 7AA,',
      '2 Mill Lane,,York,,YO1,',
      ',,York,,YO1 7AA,',
      '3 Mill Lane,,,,YO1 7AA,',
      '4 Mill Lane,,York',
      '"5 Mill Lane,,York,,YO1 7AA,',
      '',
      Buffer.from([0x36, 0x20, 0xe9, 0x2c, 0x2c]),
      '7 Mill Lane,,York,,YO1 7AA,Atlantis',
      `8 ${'x'.repeat(300)},,York,,YO1 7AA,`,
      '9 Mill Lane,,York,,YO1 7AA,Wales',
    );
    for (const batchSize of [2, 5000]) {
      expect((await importFile(path, batchSize)).badLines).toEqual([
        [3, 'postcode is not a postcode'],
        [4, 'line_1 is empty'],
        [5, 'town_or_city is empty'],
        [6, 'it has 3 columns, not 6'],
        [7, 'its quotation marks do not match'],
        [9, 'it is not UTF-8'],
        [10, expect.stringContaining('country is none of England, Wales')],
        [11, 'it has a part that is too long'],
      ]);
      expect((await stored()).map(({ line_1 }) => line_1)).toEqual(['1 Mill Lane', '9 Mill Lane']);
    }
  });

  it('takes the place of the sample', async () => {
    await storeSample(pool);
    await importFile(await fileOf(header, '1 Mill Lane,,York,,YO1 7AA,'));
    expect(await countOf('addresses')).toBe(1);
  });

  it('brings a changed address up to date, and changes nothing the second time', async () => {
    await importFile(await fileOf(header, '1 Mill Lane,,York,,YO1 7AA,'));
    const path = await fileOf(header, '1 MILL LANE,,YORK,NORTH YORKSHIRE,YO1 7AA,');
    await importFile(path);
    expect(await stored()).toMatchObject([{ line_1: '1 Mill Lane', town_or_city: 'York', county: 'North Yorkshire' }]);
    const versions = async () => (await pool.query('select xmin::text from addresses')).rows;
    const before = await versions();
    expect(await importFile(path)).toMatchObject({ stored: 1, wentOnFrom: null });
    expect(await versions()).toEqual(before);
  });

  it.each([
    ['line_1,postcode', 'town_or_city is missing'],
    ['"line_1,town_or_city,postcode', 'The first line is not CSV.'],
  ])('is refused as a whole with the first line %s', async (first, reason) => {
    await expect(importFile(await fileOf(first, 'x,y,z'))).rejects.toThrow(reason);
  });

  it('is refused when it is not there, or empty', async () => {
    await expect(importFile(join(folder, 'nowhere.csv'))).rejects.toThrow('cannot be read');
    await writeFile(join(folder, 'empty.csv'), '');
    await expect(importFile(join(folder, 'empty.csv'))).rejects.toThrow('is empty');
  });
});

describe('an import that is killed', () => {
  const count = 60_000;
  const lines = manyAddresses(count).map((each) => `${each.line_1},,${each.town_or_city},,${each.postcode},`);
  const run = (path: string) =>
    spawn(process.execPath, [command, path], { env: { ...process.env, ADDRESS_LOOKUP_DATABASE_URL: url } });

  it('goes on where it stood, and ends with each address once', async () => {
    const path = await fileOf(header, ...lines, 'bad line');
    const first = run(path);
    await vi.waitFor(async () => expect(await countOf('imports')).toBe(1), { timeout: 20_000, interval: 5 });
    first.kill('SIGKILL');
    await once(first, 'exit');
    const stored = await countOf('addresses');
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(count);

    const second = run(path);
    let output = '';
    for (const stream of [second.stdout, second.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const [code] = await once(second, 'close');
    expect(output).toMatch(/Went on from line \d+,\d{3}\./);
    expect(output).toContain(`Line ${(count + 2).toLocaleString('en-GB')} is left out: it has 1 columns, not 6.`);
    expect(output).toContain('60,000 addresses were read from the file; 1 lines were left out');
    expect(code).toBe(0);
    const { rows } = await pool.query('select stored, refused, lines, finished_at is not null as done from imports');
    expect(rows).toEqual([{ stored: count, refused: 1, lines: count + 2, done: true }]);
    expect(await countOf('addresses')).toBe(new Set(lines).size);
  });

  it('keeps another from starting beside it', async () => {
    const path = await fileOf(header, ...lines);
    const first = run(path);
    await vi.waitFor(async () => expect(await countOf('imports')).toBe(1), { timeout: 20_000, interval: 5 });
    await expect(importFile(path)).rejects.toThrow('Another import is under way');
    first.kill('SIGKILL');
    await once(first, 'exit');
  });
});
