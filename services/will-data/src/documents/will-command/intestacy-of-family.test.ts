import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { examples } from '@plainwill/law/intestacy/testing/example';
import { describe, expect, it } from 'vitest';
import { willCommand } from './will-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'intestacy-'));
const today = '2030-05-06';
const run = (family: unknown) =>
  willCommand(['intestacy', '-'], { folder, stdin: Readable.from([JSON.stringify(family)]), today });
const problemsOf = (family: unknown) =>
  run(family).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

const valid = { asOf: '2026-11-20', estatePence: 10_000, children: [{ id: 'tom' }] };

describe('the will command for a family without a will', () => {
  it.each(examples.map(({ id, family }) => [id, family] as const))('prints the answer for %s', async (_, family) => {
    const { output, notes } = await run(family);
    expect(JSON.parse(output)).toEqual(intestacy(family));
    expect(notes).toEqual([]);
  });

  it('prints the keys of the answer in their order', async () => {
    const answer = JSON.parse((await run(valid)).output);
    expect(Object.keys(answer)).toEqual(['estatePence', 'shares', 'crown', 'outside', 'steps']);
    expect(Object.keys(answer.shares[0])).toEqual(['person', 'what', 'pence', 'fraction', 'heldUntil']);
    expect(Object.keys(answer.steps[0])).toEqual(['text', 'source']);
  });

  it('reads a file by its path', async () => {
    await writeFile(join(folder, 'family.json'), JSON.stringify(valid));
    const told = await willCommand(['intestacy', 'family.json'], { folder, stdin: Readable.from([]), today });
    expect(told).toEqual(await run(valid));
  });

  it('names what it does not know at any depth, and goes on', async () => {
    const family = {
      ...valid,
      pets: 2,
      spouse: { id: 'ann', status: 'divorced', ring: 1 },
      children: [{ id: 'tom', alive: false, children: [{ id: 'lee', shoe: 7 }] }],
    };
    const { output, notes } = await run(family);
    expect(notes.toSorted()).toEqual([
      'children[0].children[0].shoe: not known, and left out',
      'pets: not known, and left out',
      'spouse.ring: not known, and left out',
    ]);
    expect(JSON.parse(output).shares).toMatchObject([{ person: 'lee', pence: 10_000 }]);
  });

  it('names every problem of shape and of sense with its path', async () => {
    const family = {
      asOf: '2014-09-30',
      estatePence: 1.5,
      chattelsPence: -1,
      outside: [{ to: 'nobody', pence: 1, what: 'home' }],
      spouse: { id: 'ann', status: 'wed' },
      children: [{ name: 'Tom' }, 7, { id: 'ann' }, { id: 'lee', died: '2026-02-30' }],
      parents: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    };
    expect((await problemsOf(family)).toSorted()).toEqual([
      'asOf: Must be 2014-10-01 or later: other rules held before',
      'chattelsPence: Must be 0 or more',
      'children[0].id: Must be given',
      'children[1]: Must be an object',
      'children[2].id: Is the id of spouse already',
      'children[3].died: Must be a real day, as 2026-11-20',
      'estatePence: Must be whole pence',
      'outside[0].to: Must be the id of somebody in the family',
      'parents: Nobody has more than two parents in law: say what kind the others are',
      expect.stringMatching(/^spouse\.status: Must be one of: married, civil-partner, /),
    ]);
  });

  it.each([
    [[], 'the file: Must be an object'],
    [{}, 'asOf: Must be given'],
    [{ ...valid, chattelsPence: 10_001 }, 'chattelsPence: Must be no more than estatePence, which includes it'],
    [{ ...valid, children: {} }, 'children: Must be a list'],
    [{ ...valid, partial: 'yes' }, 'partial: Must be true or false'],
  ])('refuses %j', async (family, problem) => {
    expect(await problemsOf(family)).toContain(problem);
  });

  it('refuses a family that is nested beyond reading', async () => {
    const depth = 20_000;
    const json = `{"asOf":"2026-11-20","estatePence":1,"children":[${'{"id":"a","children":['.repeat(depth)}${']}'.repeat(depth)}]}`;
    const told = willCommand(['intestacy', '-'], { folder, stdin: Readable.from([json]), today });
    await expect(told).rejects.toThrow('the file: Has lists within lists too deep to read');
  });

  it.each([
    [['intestacy'], 'npm run --silent will -- facts.json'],
    [['intestacy', 'a.json', 'b.json'], 'One file at a time: b.json is one too many.'],
    [['intestacy', 'none.json'], 'There is no file none.json.'],
    [['intestacy', '-', '--as-of', '2026-11-20'], "Unknown option '--as-of'"],
  ])('says what is wrong with %j', async (args, problem) => {
    const told = willCommand(args, { folder, stdin: Readable.from(['{}']), today });
    await expect(told).rejects.toThrow(problem);
  });
});
