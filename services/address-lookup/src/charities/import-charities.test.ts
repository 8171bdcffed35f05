import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { extractRow, extractText } from '../testing/extract.ts';
import { registerDatabase } from '../testing/register-database.ts';
import { importCharities } from './import-charities.ts';
import { createRegister } from './register.ts';
import { storeSampleCharities } from './store-charities.ts';

const { pool, url } = await registerDatabase();
const folder = await mkdtemp(join(tmpdir(), 'plainwill-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => pool.query('truncate charities, charity_words, imports'));

const command = fileURLToPath(new URL('../commands/import-charities.ts', import.meta.url));
const asJson = (rows: readonly object[]) => `\uFEFF${JSON.stringify(rows)}`;

async function fileOf(content: string | Buffer, name = 'publicextract.charity'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function importFile(path: string, batchSize = 5000) {
  const badLines: [number, string][] = [];
  const onBadLine = (line: number, problem: string) => badLines.push([line, problem]);
  const done = await importCharities({ databaseUrl: url, path, onBadLine, onProgress: () => undefined, batchSize });
  return { ...done, badLines };
}

const run = (path: string) =>
  spawn(process.execPath, [command, path], { env: { ...process.env, ADDRESS_LOOKUP_DATABASE_URL: url } });

async function outputOf(child: ChildProcessWithoutNullStreams): Promise<{ code: number; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const stored = async () =>
  (
    await pool.query(
      `select number, name, other_names, town, postcode_area, is_removed, income::int
       from charities order by number`,
    )
  ).rows;
const countOf = async (table: string) =>
  (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
const find = (words: string) => createRegister(pool).find(words, AbortSignal.timeout(5000));

const lifeboats = extractRow({
  registered_charity_number: 209603,
  charity_name: 'ROYAL NATIONAL LIFEBOAT INSTITUTION',
  charity_contact_address1: 'WEST QUAY ROAD',
  charity_contact_address2: 'POOLE',
  charity_contact_address3: 'DORSET',
  charity_contact_postcode: 'BH15 1HZ',
  latest_income: 200_000_000.4,
});
const removed = extractRow({
  registered_charity_number: 300001,
  charity_name: 'Quarry "Old" Fund',
  charity_registration_status: 'Removed',
  charity_activities: 'Help {for} all: "stone, \\ slate"\n[and] sand',
});
const linked = extractRow({ registered_charity_number: 209603, linked_charity_number: 4, charity_name: 'A BRANCH' });
const rows = [lifeboats, linked, removed];

describe.each([
  ['JSON', asJson(rows)],
  ['JSON over many lines', JSON.stringify(rows, null, 2)],
  ['tab-separated text', extractText(rows)],
])('the register as %s', (_form, content) => {
  it.each([1, 2, 5000])('is stored without linked charities, %i records at a time', async (batchSize) => {
    const done = await importFile(await fileOf(content), batchSize);
    expect(done).toMatchObject({ stored: 2, wentOnFrom: null });
    expect(await stored()).toEqual([
      {
        number: '209603',
        name: 'Royal National Lifeboat Institution',
        other_names: [],
        town: 'Poole',
        postcode_area: 'BH15',
        is_removed: false,
        income: 200_000_000,
      },
      expect.objectContaining({ number: '300001', name: 'Quarry "Old" Fund', is_removed: true }),
    ]);
  });

  it('takes the place of the sample, and changes nothing the second time', async () => {
    await storeSampleCharities(pool);
    const path = await fileOf(content);
    await importFile(path);
    expect(await countOf('charities')).toBe(2);
    const versions = async () => (await pool.query('select xmin::text from charities order by number')).rows;
    const before = await versions();
    await importFile(path);
    expect(await versions()).toEqual(before);
  });
});

describe('a later file', () => {
  it('brings a charity up to date, and leaves its other names', async () => {
    await importFile(await fileOf(asJson([lifeboats])));
    const names = [
      { ...lifeboats, charity_name_type: 'Working Name', charity_name: 'RNLI' },
      { ...lifeboats, charity_name_type: 'Previous Name', charity_name: 'SHIPWRECK INSTITUTION' },
      { ...linked, charity_name_type: 'Working Name', charity_name: 'THE BRANCH' },
      { ...removed, charity_name_type: 'Working Name', charity_name: 'NOT HERE' },
    ];
    for (const content of [asJson(names), extractText(names)]) await importFile(await fileOf(content));
    await importFile(await fileOf(asJson([{ ...lifeboats, charity_registration_status: 'Removed' }])));
    expect(await stored()).toMatchObject([{ other_names: ['RNLI', 'Shipwreck Institution'], is_removed: true }]);
    expect(await find('rnli poole')).toMatchObject([{ number: '209603' }]);
    expect(await find('not here')).toEqual([]);
  });

  it('of other names is refused before there are charities to have them', async () => {
    await storeSampleCharities(pool);
    const path = await fileOf(asJson([{ ...lifeboats, charity_name_type: 'Working Name' }]));
    await expect(importFile(path)).rejects.toThrow('Import publicextract.charity first');
  });
});

it('needs the four columns that tell what a charity is, and no more', async () => {
  const { registered_charity_number, linked_charity_number, charity_name, charity_registration_status } = lifeboats;
  const minimal = { registered_charity_number, linked_charity_number, charity_name, charity_registration_status };
  expect(await importFile(await fileOf(asJson([minimal])))).toMatchObject({ stored: 1, refused: 0 });
  expect(await importFile(await fileOf(extractText([minimal])))).toMatchObject({ stored: 1, refused: 0 });
});

describe('a file with faults', () => {
  it('is stored without its bad records, which are named', async () => {
    const bad = [
      { ...lifeboats, registered_charity_number: 'SC1' },
      { ...lifeboats, charity_name: ' ' },
      { ...lifeboats, charity_name: 'x'.repeat(301) },
      { ...lifeboats, charity_registration_status: 'Asleep' },
      { ...lifeboats, charity_name: ['a list'] },
      { ...lifeboats, charity_name: undefined },
      { ...lifeboats, charity_name: 'Life\0boats' },
      { ...lifeboats, charity_contact_address2: 'Poole\0' },
      { ...lifeboats, charity_contact_address2: 'x'.repeat(3000) },
      { ...lifeboats, latest_income: '1e30' },
      { ...lifeboats, latest_income: 'much' },
    ];
    const { badLines, stored } = await importFile(await fileOf(asJson([lifeboats, ...bad, removed])));
    expect(stored).toBe(2);
    expect(badLines).toEqual([
      [2, 'registered_charity_number is not a charity number'],
      [3, 'charity_name is empty'],
      [4, 'charity_name is too long'],
      [5, 'charity_registration_status is none of Registered, Removed'],
      [6, 'it has a list where a text should be'],
      [7, 'charity_name is empty'],
      [8, 'it has a NUL character'],
      [9, 'it has a NUL character'],
      [10, 'a line of its address is too long'],
      [11, 'latest_income is not an amount of money'],
      [12, 'latest_income is not an amount of money'],
    ]);
  });

  it('of text is stored without lines that are cut short or are not UTF-8', async () => {
    const [header = '', line = ''] = extractText([lifeboats]).split('\r\n');
    const content = Buffer.concat([
      Buffer.from(`${header}\n2026-11-20\t1\t2\n\n`),
      Buffer.from([0xe9, 0x0a]),
      Buffer.from(`${line}\nand more of what it does\n`),
    ]);
    const { badLines, stored } = await importFile(await fileOf(content));
    expect(stored).toBe(1);
    expect(badLines).toEqual([
      [1, expect.stringMatching(/^it has 3 columns, not \d+$/)],
      [3, 'it is not UTF-8'],
      [5, expect.stringMatching(/^it has 1 columns, not \d+$/)],
    ]);
  });

  it.each([
    ['[]', 'is empty'],
    [
      '[{"charity_name":"Oxfam"}]',
      'registered_charity_number, linked_charity_number, charity_registration_status is missing',
    ],
    ['line_1\tpostcode\n', 'It is not publicextract.charity'],
    ['', 'is empty'],
    ['PK\x03\x04\x14', 'is a zip file. Unzip it first.'],
  ])('such as %j is refused as a whole', async (content, reason) => {
    await expect(importFile(await fileOf(content))).rejects.toThrow(reason);
  });

  it('is refused where a record never ends, and keeps what came before', async () => {
    const path = await fileOf(`${asJson([lifeboats]).slice(0, -1)},{"charity_name":"${'x'.repeat(3_000_000)}`);
    await expect(importFile(path, 1)).rejects.toThrow('Record 2 never ends.');
    expect(await countOf('charities')).toBe(1);
  });

  it.each([
    [asJson([lifeboats]).slice(0, -2), 1, 0],
    [asJson([lifeboats, removed]).slice(0, -20), 2, 1],
  ])(
    'is refused where it ends in the middle of a record, and keeps what came before',
    async (content, record, stored) => {
      const message = `The file ends in the middle of record ${record}. Download it again.`;
      await expect(importFile(await fileOf(content))).rejects.toThrow(message);
      expect(await countOf('charities')).toBe(stored);
    },
  );

  it('is refused when it is not there', async () => {
    await expect(importFile(join(folder, 'nowhere.json'))).rejects.toThrow('cannot be read');
  });

  it('is refused when it is a folder', async () => {
    await expect(importFile(folder)).rejects.toThrow(`${folder} cannot be read.`);
  });
});

it('ends with what the file held, be it charities or other names', async () => {
  const charities = await outputOf(run(await fileOf(asJson([lifeboats, removed, removed]))));
  expect(charities).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^3 charities were read from the file; /m),
  });
  const names = ['RNLI', 'Lifeboats'].map((name) => ({
    ...lifeboats,
    charity_name: name,
    charity_name_type: 'Working',
  }));
  const others = await outputOf(run(await fileOf(asJson([...names, { ...names[0], charity_name: '' }]))));
  expect(others.output).toContain('2 other names were read from the file; 1 records were left out');
  expect(others.output).not.toContain('charities');
});

it('goes on where it stood after a kill, and ends with each charity once', async () => {
  const count = 40_000;
  const many = Array.from({ length: count }, (_, index) =>
    extractRow({ registered_charity_number: 300_000 + index, charity_name: `THE ${index} TRUST` }),
  );
  const path = await fileOf(`[${many.map((row) => JSON.stringify(row)).join(',\r\n')}]`);
  const first = run(path);
  await vi.waitFor(async () => expect(await countOf('imports')).toBe(1), { timeout: 20_000, interval: 5 });
  first.kill('SIGKILL');
  await once(first, 'exit');
  const stored = await countOf('charities');
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(count);

  const { code, output } = await outputOf(run(path));
  expect(output).toMatch(/Went on from record \d+,\d{3}\./);
  expect(output).toContain('40,000 charities were read from the file; 0 records were left out');
  expect(code).toBe(0);
  expect(await countOf('charities')).toBe(count);
});
