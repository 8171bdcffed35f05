import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PlanProblem } from '@plainwill/contracts/will-data/signing/signing-plan';
import { signingExamples } from '@plainwill/law/signing/testing/examples';
import { describe, expect, it } from 'vitest';
import { willCommand } from './will-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'witnesses-'));
const today = '2027-01-01';
const runWith = (args: string[], stdin: string) =>
  willCommand(['witnesses', ...args], { folder, stdin: Readable.from([stdin]), today });
const run = (plan: unknown, ...args: string[]) => runWith(['-', ...args], JSON.stringify(plan));
const problemsOf = (plan: unknown) =>
  run(plan).then(
    () => [],
    (error: Error) => error.message.split('\n').toSorted(),
  );

const problemsIn = (output: string) => PlanProblem.array().parse(JSON.parse(output).problems);
const foundBy = (problems: readonly PlanProblem[], severity: string) =>
  problems.filter((problem) => problem.severity === severity).map(({ id, person }) => JSON.stringify([id, person]));

const written = (found: readonly unknown[]) => found.map((each) => JSON.stringify(each)).toSorted();

const facts = {
  personal_details: { first_name: 'Eleanor', last_name: 'Hart', marital_status: 'single', date_of_birth: '1958-04-02' },
  home_details: { line_1: '4 Mill Lane', postcode: 'SY8 1XX' },
  contacts: [
    {
      id: 'sue',
      first_name: 'Susan',
      last_name: 'Vale',
      role: 'sister',
      line_1: '9 Corve Street',
      postcode: 'SY8 1DA',
    },
    { id: 'rob', first_name: 'Rob', last_name: 'Finch', role: 'Friend' },
    { id: 'rob2', first_name: 'Rob', last_name: 'Finch', role: 'Cousin' },
    { id: 'hope', first_name: 'Hope House', role: 'Other', is_charity: true },
  ],
  children: [{ id: 'amy', first_name: 'Amy', last_name: 'Hart', relationship: 'Mother', has_died: true }],
  residuary_recipients: [{ recipient_id: 'sue', recipient_type: 'contact' }],
};
const aWitness = (row: object = {}) => ({
  name: 'Elizabeth Moore',
  date_of_birth: '1971-05-06',
  relation: 'neighbour',
  address: { line_1: '6 Mill Lane', line_2: '', town_or_city: 'Ludlow', postcode: 'SY8 1XX' },
  spouse_of: [],
  ...row,
});
const aPlan = (row: object = {}, more: object = {}) => ({
  facts,
  witnesses: [aWitness({ name: 'Kenneth Price' }), aWitness(row)],
  ...more,
});

describe('the will command for a plan of witnesses', () => {
  it.each(signingExamples.flatMap((example) => (example.fails ? [] : [[example.id, example] as const])))(
    'finds what is published of %s',
    async (_id, { plan, blocks, warns, informs, silent }) => {
      const { output, notes } = await run(plan);
      const problems = problemsIn(output);
      expect(notes).toEqual([]);
      expect(foundBy(problems, 'blocks').toSorted()).toEqual(written(blocks));
      expect(foundBy(problems, 'warns').toSorted()).toEqual(written(warns));
      expect(foundBy(problems, 'informs')).toEqual(expect.arrayContaining(written(informs)));
      expect(problems.filter(({ id }) => silent.includes(id))).toEqual([]);
    },
  );

  it.each(signingExamples.flatMap(({ id, plan, fails }) => (fails ? [[id, plan, fails] as const] : [])))(
    'refuses %s',
    async (_id, plan, path) => {
      expect(await problemsOf(plan)).toEqual([`${path}: names nobody in the facts`]);
    },
  );

  it('prints the keys of a problem in their order, from a file or from standard input', async () => {
    await writeFile(join(folder, 'plan.json'), JSON.stringify(aPlan({ person_id: 'sue' })));
    const { output } = await runWith(['plan.json'], '');
    expect(Object.keys(JSON.parse(output).problems[0])).toEqual(['id', 'severity', 'person', 'message']);
    expect(output).toBe((await run(aPlan({ person_id: 'sue' }))).output);
  });

  it('takes what is null or absent for not asked', async () => {
    const asked = Object.fromEntries(
      Object.keys(aWitness()).flatMap((field) => (field === 'name' ? [] : [[field, null] as const])),
    );
    const bare = {
      ...aPlan({ ...asked, not_same_as: null, acts_for: null, is_blind: null, attends: null }),
      signing: null,
    };
    const { output } = await run(bare);
    expect(problemsIn(output).map(({ id }) => id)).toEqual(['SIG-25', 'SIG-35', 'SIG-37']);
    expect(
      (await run({ facts, witnesses: [aWitness({ name: 'Kenneth Price' }), { name: 'Elizabeth Moore' }] })).output,
    ).toBe(output);
    expect(problemsIn((await run({ facts })).output).map(({ id }) => id)).toEqual(['SIG-10']);
  });

  it.each([
    [['--as-of', '2026-11-19'], {}, ['SIG-15']],
    [['--as-of', '2026-11-20'], { as_of: '2026-11-19' }, []],
    [[], { as_of: '2026-11-19', facts: { ...facts, as_of: '2026-11-20' } }, ['SIG-15']],
    [[], { facts: { ...facts, as_of: '2026-11-19' } }, ['SIG-15']],
    [[], {}, []],
    [['--as-of', '2026-11-19'], { signing: { planned_for: '2026-11-20' } }, []],
  ])(
    'is of the day asked for, else of the plan’s, of its facts’ or of today, and ages are of the signing (%#)',
    async (args, more, ids) => {
      const { output } = await run(aPlan({ date_of_birth: '2008-11-20' }, more), ...args);
      expect(problemsIn(output).map(({ id }) => id)).toEqual(ids);
    },
  );

  it('names what it does not know at any depth, and goes on', async () => {
    const strange = { ...aPlan({ hat: 1, address: { line_1: '6 Mill Lane', floor: 2 } }), shoes: [] };
    const { notes, output } = await run({
      ...strange,
      facts: { ...facts, boats: 1 },
      signing: { reader: { name: 'Ada Reed', pen: 1 } },
    });
    expect(notes.toSorted()).toEqual([
      'facts.boats: not known, and left out',
      'shoes: not known, and left out',
      'signing.reader.pen: not known, and left out',
      'witnesses[1].address.floor: not known, and left out',
      'witnesses[1].hat: not known, and left out',
    ]);
    expect(problemsIn(output)).toEqual([]);
  });

  it('names every problem by its path', async () => {
    const bad = {
      facts: { ...facts, gifts: [{ gift_type: 'car' }] },
      as_of: '2026-02-30',
      witnesses: [
        {
          name: 7,
          person_id: 8,
          date_of_birth: 'May',
          age: 17.5,
          is_adult: 'yes',
          address: 9,
          email: {},
          relation: 'boss',
        },
        {
          spouse_of: 'sue',
          partner_of: [3],
          child_of: [''],
          acts_for: {},
          not_same_as: 'sue',
          is_blind: 0,
          attends: 'post',
        },
        'Kenneth Price',
        null,
      ],
      signing: { planned_for: 'soon', signs_for_testator: {}, reader: 'Ada', needs_interpreter: 'no' },
    };
    expect((await problemsOf(bad)).map((line) => line.split(':')[0])).toEqual(
      [
        'as_of',
        'facts.gifts[0].gift_type',
        'signing.needs_interpreter',
        'signing.planned_for',
        'signing.reader',
        'signing.signs_for_testator.name',
        ...['address', 'age', 'date_of_birth', 'email', 'is_adult', 'name', 'person_id', 'relation'].map(
          (field) => `witnesses[0].${field}`,
        ),
        ...['acts_for', 'attends', 'child_of[0]', 'is_blind', 'name', 'not_same_as', 'partner_of[0]', 'spouse_of'].map(
          (field) => `witnesses[1].${field}`,
        ),
        'witnesses[2]',
        'witnesses[3]',
      ].toSorted(),
    );
  });

  it.each([
    [[], 'the file: Must be an object'],
    ['plan', 'the file: Must be an object'],
    [{}, 'facts: Must be given'],
    [{ facts: [] }, 'facts: Must be an object'],
    [{ facts, witnesses: {} }, 'witnesses: Must be a list'],
    [{ facts, witnesses: Array.from({ length: 21 }, () => aWitness()) }, 'witnesses: Must have 20 rows or fewer'],
    [aPlan({ name: ' ' }), 'witnesses[1].name: Enter a full name'],
    [aPlan({ name: '...' }), 'witnesses[1].name: Enter a full name using letters'],
    [aPlan({ address: 'x'.repeat(501) }), 'witnesses[1].address: This must be 500 characters or less'],
    [aPlan({ person_id: 'zoe' }), 'witnesses[1].person_id: names nobody in the facts'],
    [aPlan({ person_id: 'amy' }), 'witnesses[1].person_id: names someone who has died'],
    [aPlan({ person_id: 'hope' }), 'witnesses[1].person_id: names an organisation, and only a person can be there'],
    [aPlan({ person_id: 'spouse' }), 'witnesses[1].person_id: names nobody in the facts'],
    [
      aPlan({}, { signing: { interpreter: { name: 'Ada Reed', person_id: 'zoe' } } }),
      'signing.interpreter.person_id: names nobody in the facts',
    ],
    [
      aPlan({ spouse_of: ['nobody', 'Rob Finch'] }),
      'witnesses[1].spouse_of[1]: names more than one person in the facts: give an id',
    ],
    [aPlan({ person_id: 'zoe', age: 'old' }), 'witnesses[1].person_id: names nobody in the facts'],
  ])('refuses %j', async (plan, problem) => {
    expect(await problemsOf(plan)).toContain(problem);
  });

  it('takes a name that nobody has for an outsider’s, and an id for the one it is of', async () => {
    const ids = async (spouse_of: string[]) => problemsIn((await run(aPlan({ spouse_of }))).output).map(({ id }) => id);
    expect(await ids(['Susan Gale', 'rob'])).toEqual([]);
    expect(await ids(['Susan Vale'])).toEqual(['SIG-14']);
    expect(await ids(['sue'])).toEqual(['SIG-14']);
  });

  it.each([
    [[], 'npm run --silent will -- witnesses plan.json'],
    [['a.json', 'b.json'], 'One file at a time: b.json is one too many.'],
    [['none.json'], 'There is no file none.json.'],
    [['-', '--as-of', 'Monday'], '--as-of must be a real day, as 2026-11-20: Monday'],
    [['-'], 'Standard input is not JSON'],
  ])('says what is wrong with %j', async (args, problem) => {
    await expect(runWith(args, '{')).rejects.toThrow(problem);
  });
});
