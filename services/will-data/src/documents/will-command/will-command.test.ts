import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { factsFile } from '@plainwill/law/facts/facts-file';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asOf } from '@plainwill/law/will/testing/facts';
import { typical } from '@plainwill/law/will/testing/wills';
import { describe, expect, it } from 'vitest';
import { readDocx } from '../files/testing/read-files.ts';
import { willCommand } from './will-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'will-command-'));
const write = (name: string, contents: unknown) =>
  writeFile(join(folder, name), typeof contents === 'string' ? contents : JSON.stringify(contents));
const run = (args: string[], stdin = '') =>
  willCommand(args, { folder, stdin: Readable.from([stdin]), today: '2030-05-06' });
const problemsOf = (args: string[], stdin?: string) =>
  run(args, stdin).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

/** A will that nothing blocks. */
const family = (): WillFacts => {
  const { personalDetails, ...facts } = typical();
  return { ...facts, personalDetails: { ...personalDetails, title: 'mrs', dateOfBirth: '1980-02-03' } };
};
const familyFile = () => factsFile(family());

await write('facts.json', familyFile());

describe('the will command', () => {
  it('prints the text, the document and what the checks find', async () => {
    const { output, notes } = await run(['facts.json', '--as-of', asOf]);
    const { text, document, checks, ...more } = JSON.parse(output);
    expect([notes, more]).toEqual([[], {}]);
    expect(WillDocument.parse(document)).toEqual(composeWill(family(), { asOf }));
    expect(text).toContain('1.1 I, ELEANOR MAY HART, also known as Nell Hart, of 4 Mill Lane');
    expect(checks).toContainEqual({
      id: 'SIG-02',
      severity: 'informs',
      message: expect.stringContaining('Sign in ink'),
    });
  });

  it.each([
    [['--as-of', '2026-11-20'], { as_of: '2020-01-01' }, '2026-11-20'],
    [[], { as_of: '2026-11-20' }, '2026-11-20'],
    [[], {}, '2030-05-06'],
  ])('is of the day asked for, else of the file’s, else of today (%#)', async (args, facts, day) => {
    await write('day.json', { ...facts, children: [{ id: 'a', first_name: 'Amy', date_of_birth: '2010-01-01' }] });
    const { document } = JSON.parse((await run(['day.json', ...args])).output);
    expect(document).toEqual(JSON.parse((await run(['day.json', '--as-of', day])).output).document);
  });

  it('reads standard input, and the facts inside the download of an account’s data', async () => {
    const plain = (await run(['facts.json'])).output;
    expect((await run(['-'], JSON.stringify(familyFile()))).output).toBe(plain);
    expect((await run(['-'], `\ufeff${JSON.stringify({ willData: { facts: familyFile() } })}`)).output).toBe(plain);
  });

  it('names what it does not know, and goes on', async () => {
    await write('more.json', { ...familyFile(), shoes: [], questionnaire: { colour: 'blue' } });
    const { notes, output } = await run(['more.json', '--as-of', asOf]);
    expect(notes.toSorted()).toEqual([
      'questionnaire.colour: not known, and left out',
      'shoes: not known, and left out',
    ]);
    expect(JSON.parse(output).document).toEqual(composeWill(family(), { asOf }));
  });

  it('names each list that is longer than an account may have it', async () => {
    const contacts = Array.from({ length: recordLimits.contacts + 1 }, (_, at) => ({
      id: `c${at}`,
      first_name: `A${at}`,
    }));
    const recipients = contacts.slice(0, recordLimits.recipients + 1).map(({ id }) => ({ id, type: 'contact' }));
    const gifts = Array.from({ length: 8 }, () => ({
      gift_type: 'specific_item',
      item_description: 'Clock',
      recipients,
    }));
    await write('large.json', { contacts, gifts: gifts.slice(0, 1) });
    expect(await problemsOf(['large.json'])).toEqual([
      'contacts: Must have 60 rows or fewer, not 61',
      'gifts[0].recipients: Must have 20 rows or fewer, not 21',
    ]);
    await write('large.json', { gifts });
    expect((await problemsOf(['large.json'])).at(-1)).toBe('gifts: Must have 160 recipients in all or fewer, not 168');
    await write('large.json', {
      contacts: contacts.slice(1).map((contact) => ({ ...contact, notes: 'x'.repeat(9000) })),
    });
    expect((await problemsOf(['large.json']))[0]).toMatch(/^the file: Must have 411000 bytes or fewer/);
  });

  it('names every problem of a file with its path', async () => {
    await write('bad.json', { children: [{}], gifts: [{ gift_type: 'car' }], home_details: 7 });
    const paths = (await problemsOf(['bad.json'])).map((line) => line.split(':')[0]);
    expect(paths.toSorted()).toEqual(['children[0].id', 'gifts[0].gift_type', 'home_details']);
  });

  it('gives a draft nowhere to sign, and one that a check blocks nothing to witness', async () => {
    const draft = (await run(['facts.json', '--as-of', asOf])).output;
    expect(draft).toContain('signed this document');
    expect(draft).not.toContain('Witness 1');
    await write('blocked.json', { ...familyFile(), residuary_recipients: [] });
    const blocked = (await run(['blocked.json', '--as-of', asOf])).output;
    expect(JSON.parse(blocked).checks).toContainEqual(expect.objectContaining({ id: 'RES-01', severity: 'blocks' }));
    expect(blocked).not.toMatch(/Witness 1|signed this document/);
    await run(['blocked.json', '--as-of', asOf, '--out', 'blocked.txt']);
    const text = await readFile(join(folder, 'blocked.txt'), 'utf8');
    expect(text).toMatch(/^DRAFT – CANNOT BE SIGNED YET\n/);
    expect(text).not.toMatch(/Witness 1|signed this document/);
  });

  it('explains itself', async () => {
    expect((await run(['--help'])).output).toContain('facts.json [--as-of 2026-11-20]');
  });

  it.each([
    [[], 'npm run --silent will -- facts.json'],
    [['none.json'], 'There is no file none.json.'],
    [['.'], '. cannot be read (EISDIR).'],
    [['-'], 'Standard input is not JSON'],
    [['facts.json', 'more.json'], 'One file at a time'],
    [['facts.json', '--as-of', '2026-02-30'], '--as-of must be a real day, as 2026-11-20: 2026-02-30'],
    [['facts.json', '--format', 'rtf', '--out', 'will.rtf'], '--format must be one of: pdf, docx, txt'],
    [['facts.json', '--format', 'pdf'], 'Say where to write it: --out FILE'],
    [['facts.json', '--out', 'no/such/folder/will.txt'], 'no/such/folder/will.txt cannot be written (ENOENT).'],
    [['facts.json', '--colour'], "Unknown option '--colour'"],
  ])('says what is wrong with %j', async (args, problem) => {
    expect((await problemsOf(args))[0]).toContain(problem);
  });

  it.each([
    ['will.pdf', ['--format', 'pdf'], '%PDF'],
    ['will.docx', ['--format', 'docx'], 'PK'],
    ['will.txt', [], 'DRAFT'],
  ])('writes %s as a draft', async (out, format, begins) => {
    const { output, notes } = await run(['facts.json', '--as-of', asOf, ...format, '--out', out]);
    expect([output, notes]).toEqual(['', [`Wrote ${out}, a draft as of ${asOf}.`]]);
    expect((await readFile(join(folder, out))).subarray(0, begins.length).toString()).toBe(begins);
    if (out === 'will.docx') expect(await readDocx(await readFile(join(folder, out)))).toContain('Dated: TBC');
  });
});
