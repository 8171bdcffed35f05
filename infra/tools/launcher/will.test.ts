import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from './settings/paths.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'will-'));
afterAll(() => rm(folder, { recursive: true }));
const will = (...args: string[]) =>
  run(process.execPath, [inRoot('infra', 'tools', 'commands', 'will.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, INIT_CWD: folder },
  });

it('makes a will where no server and no database is, with nothing but JSON on standard output', async () => {
  await writeFile(join(folder, 'facts.json'), JSON.stringify({ personal_details: { first_name: 'Ada', shoe: 7 } }));
  const { stdout, stderr } = await will('facts.json', '--as-of', '2026-11-20');
  expect(Object.keys(JSON.parse(stdout))).toEqual(['text', 'document', 'checks']);
  expect(stderr).toBe('personal_details.shoe: not known, and left out\n');
});

it('ends with code 1 and the problems of a file that is malformed', async () => {
  await writeFile(join(folder, 'bad.json'), JSON.stringify({ children: [{}] }));
  await expect(will('bad.json')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'children[0].id: Must be an id\n',
  });
});

it('says who takes what of a family file, or ends with code 1 and its problems', async () => {
  const family = { asOf: '2026-11-20', estatePence: 10_000, parents: [{ id: 'mum', shoe: 7 }] };
  await writeFile(join(folder, 'family.json'), JSON.stringify(family));
  const { stdout, stderr } = await will('intestacy', 'family.json');
  expect(JSON.parse(stdout)).toMatchObject({ shares: [{ person: 'mum', what: 'share', pence: 10_000 }], crown: 0 });
  expect(stderr).toBe('parents[0].shoe: not known, and left out\n');
  await writeFile(
    join(folder, 'family.json'),
    JSON.stringify({ ...family, parents: [{ id: 'mum', age: -1 }], asOf: '2001-01-01' }),
  );
  await expect(will('intestacy', 'family.json')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^parents\[0\]\.age: .+\nasOf: Must be 2014-10-01 or later/),
  });
});
