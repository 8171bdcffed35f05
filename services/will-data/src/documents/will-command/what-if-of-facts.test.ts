import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { whatIf } from '@plainwill/law/what-if/answer';
import { whatIfExamples } from '@plainwill/law/what-if/testing/examples';
import { describe, expect, it } from 'vitest';
import { willCommand } from './will-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'what-if-'));
const write = (name: string, contents: unknown) => writeFile(join(folder, name), JSON.stringify(contents));
const run = (args: string[], stdin = '') =>
  willCommand(['what-if', ...args], { folder, stdin: Readable.from([stdin]), today: '2027-01-01' });
const problemsOf = (args: string[]) =>
  run(args).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

const [example] = whatIfExamples.slice(3);
if (!example) throw new Error('There is no example');
const { facts, events, asOf } = example;
await write('facts.json', factsFile(facts));
await write('events.json', events);

describe('the command of what would happen', () => {
  it('prints the answer, for the will of the day of its facts', async () => {
    const { output, notes } = await run(['facts.json', 'events.json']);
    expect(notes).toEqual([]);
    expect(WhatIfAnswer.parse(JSON.parse(output))).toEqual(whatIf(facts, events, { asOf }));
  });

  it('is of the will of another day, if asked', async () => {
    const { output } = await run(['facts.json', '-', '--as-of', '2029-05-05'], JSON.stringify(events));
    expect(JSON.parse(output)).toEqual(whatIf(facts, events, { asOf: '2029-05-05' }));
    await write('early.json', { ...events, deathOn: '2029-05-04' });
    expect(await problemsOf(['facts.json', 'early.json', '--as-of', '2029-05-05'])).toEqual([
      'deathOn: Must not be before the day of the will, 2029-05-05',
    ]);
  });

  it('names every fault with its path, and passes over what it does not know', async () => {
    await write('faulty.json', { ...events, hats: 3, died: [{ person: 'ghost', on: '2029-01-01' }], gone: ['sofa'] });
    expect((await problemsOf(['facts.json', 'faulty.json'])).toSorted()).toEqual([
      'died[0].person: Must be the id of someone in the will or the family',
      'gone[0]: Must be the id of a gift',
      'hats: not known, and left out',
    ]);
    await write('shapeless.json', { deathOn: '2030-02-30', estatePence: -1 });
    expect((await problemsOf(['facts.json', 'shapeless.json'])).toSorted()).toEqual([
      'deathOn: Must be a real day, as 2026-11-20',
      'estatePence: Must be 0 or more',
    ]);
  });

  it('wants both files', async () => {
    expect((await problemsOf(['facts.json']))[0]).toContain('npm run --silent will');
  });
});
