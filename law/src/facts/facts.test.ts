import { describe, expect, it } from 'vitest';
import { willOf } from '../will/model/will.ts';
import { factsFile, factsInFile } from './facts-file.ts';
import { readFacts } from './read-facts.ts';
import { WillFacts } from './will-facts.ts';

describe('a facts file', () => {
  it('may leave out anything that is not an id or a kind', () => {
    const { facts, problems } = readFacts({ personal_details: { first_name: 'Ada' }, children: null });
    expect(problems).toEqual([]);
    expect(facts?.personalDetails).toMatchObject({ firstName: 'Ada', lastName: '', maritalStatus: null });
    expect(facts).toMatchObject({ children: [], contacts: [], flags: { noSpecificGifts: false }, asOf: null });
  });

  it('is read back with the parts that there were not yet when it was kept', () => {
    const { advances: _advances, residue: _residue, ...before } = WillFacts.parse({ children: [{ id: 'a' }] });
    const facts = factsInFile(factsFile(before as WillFacts));
    expect(facts).toMatchObject({ advances: [], residue: { grandchildrenInherit: null }, children: [{ id: 'a' }] });
    expect(willOf(facts, '2026-11-20').advances).toEqual([]);
  });

  it('reads what was given already, and names what cannot be so', () => {
    const given = { id: 'a', person_type: 'child', person_id: 'c', amount: 20_000, purpose: 'a home', year: 2021 };
    expect(readFacts({ advances: [given] }).facts?.advances).toEqual([
      { id: 'a', personType: 'child', personId: 'c', amount: 20_000, purpose: 'a home', year: 2021 },
    ]);
    const { problems } = readFacts({
      advances: [
        { ...given, amount: 0 },
        { ...given, year: 1066, person_type: 'class', purpose: 'x'.repeat(61) },
        { person_id: 'c', amount: 1.234 },
      ],
    });
    expect(problems.map(({ path, message }) => `${path}: ${message}`).toSorted()).toEqual([
      'advances[0].amount: Enter how much you gave',
      'advances[1].person_type: Must be one of: spouse, child, contact',
      'advances[1].purpose: Must be 60 characters or less',
      'advances[1].year: Enter a year, like 2021',
      'advances[2].amount: Must have two decimals',
    ]);
    expect(readFacts({ advances: Array.from({ length: 13 }, () => given) }).problems).toEqual([
      { path: 'advances', message: 'Must have 12 rows or fewer' },
    ]);
    expect(readFacts({ advances: [{ ...given, interest: 4 }] }).unknown).toEqual(['advances[0].interest']);
  });

  it('reads remainder recipients grouped by priority, as stored, and one by one', () => {
    const { facts } = readFacts({
      gifts: [
        {
          gift_type: 'life_insurance',
          recipients: [{ id: 'a', type: 'contact' }],
          remainder_recipients: [
            { priority: 2, recipients: [{ id: 'b' }, { id: 'c' }] },
            { id: 'd', priority: 3 },
          ],
        },
      ],
    });
    expect(facts?.gifts[0]?.remainderRecipients.map(({ id, priority }) => [id, priority])).toEqual([
      ['b', 2],
      ['c', 2],
      ['d', 3],
    ]);
  });

  it('names each problem with its path', () => {
    const { problems } = readFacts({
      personal_details: { marital_status: 'engaged', date_of_birth: '2026-02-30' },
      gifts: [{ gift_type: 'cash_gift', cash_amount: -1 }, { gift_type: 'car' }],
      children: [{ first_name: 'Amy' }],
    });
    expect(problems.map(({ path }) => path).toSorted()).toEqual([
      'children[0].id',
      'gifts[0].cash_amount',
      'gifts[1].gift_type',
      'personal_details.date_of_birth',
      'personal_details.marital_status',
    ]);
  });

  it('reads what is told of a child who has died, and names what cannot be so', () => {
    const child = { id: 'a', date_of_birth: '1980-01-01' };
    const { facts } = readFacts({
      children: [
        { ...child, died_on: '2020-03-04', left_children: true },
        { ...child, id: 'b', has_died: true },
      ],
      residue: { grandchildren_inherit: false },
      will_settings: { has_child_who_died: true },
      funeral_wishes: { other_wishes: 'No post-mortem' },
      contacts: [{ id: 'c', role: 'godchild' }],
    });
    expect(facts?.children.map(({ hasDied, diedOn, leftChildren }) => [hasDied, diedOn, leftChildren])).toEqual([
      [false, '2020-03-04', true],
      [true, null, null],
    ]);
    expect(facts).toMatchObject({
      residue: { grandchildrenInherit: false },
      willSettings: { hasChildWhoDied: true },
      funeralWishes: { otherWishes: 'No post-mortem' },
      contacts: [{ role: 'godchild' }],
    });
    const { problems } = readFacts({
      children: [{ ...child, died_on: 'long ago', left_children: 'yes' }],
      residue: { grandchildren_inherit: 'no' },
      contacts: [{ id: 'c', role: 'grandson' }],
    });
    expect(problems.map(({ path }) => path).toSorted()).toEqual([
      'children[0].died_on',
      'children[0].left_children',
      'contacts[0].role',
      'residue.grandchildren_inherit',
    ]);
    expect(readFacts({ children: [{ ...child, died_on: '1979-12-31' }] }).problems).toEqual([
      { path: 'children[0].died_on', message: 'Must not be before the date of birth' },
    ]);
  });

  it.each([[null], ['text'], [[]], [7]])('refuses what is no record: %j', (json) => {
    expect(readFacts(json).problems).toHaveLength(1);
  });

  it('names text that cannot be seen, or would change how the rest reads', () => {
    const { problems } = readFacts({
      personal_details: { first_name: '\u3164', last_name: 'Re\ned', occupation: 'Clerk\nand more' },
      contacts: [{ id: 'a', first_name: 'Ann \u202ennA', notes: 'Two\nlines' }],
      gifts: [{ gift_type: 'specific_item', item_description: 'A ring\u{e0041}', recipients: [{ name: '\u200b' }] }],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'personal_details.first_name',
      'personal_details.last_name',
      'personal_details.occupation',
      'contacts[0].first_name',
      'gifts[0].item_description',
      'gifts[0].recipients[0].name',
    ]);
  });

  it('refuses two rows of one id', () => {
    expect(readFacts({ children: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }).problems).toEqual([
      { path: 'children[2].id', message: 'Must not be the id of another row' },
    ]);
  });

  it.each([
    [[60, 40], []],
    [[null, null], []],
    [[60, null], ['residuary_recipients[1].percentage']],
    [[60, 39.5], ['residuary_recipients[1].percentage']],
    [
      [33.333, 66.667],
      ['residuary_recipients[0].percentage', 'residuary_recipients[1].percentage'],
    ],
  ])('takes shares that are whole, of two decimals at most, and given to all or to none: %j', (shares, paths) => {
    const rows = shares.map((percentage, at) => ({ recipient_id: `${at}`, percentage }));
    expect(readFacts({ residuary_recipients: rows }).problems.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    [
      { gifts: [{ gift_type: 'cash_gift', recipients: [{ id: 'a', percentage: 60 }] }] },
      'gifts[0].recipients[0].percentage',
    ],
    [{ charity_tenth: { recipients: [{ id: 'a', percentage: 60 }] } }, 'charity_tenth.recipients[0].percentage'],
    [{ home_trust: { years: 51 } }, 'home_trust.years'],
    [{ charity_tenth: { percent: 9 } }, 'charity_tenth.percent'],
    [{ charity_tenth: { least_amount: 10, most_amount: 5 } }, 'charity_tenth.least_amount'],
    [{ pets: [{ description: 'x' }] }, 'pets[0].description'],
    [{ will_settings: { survivorship_days: 181 } }, 'will_settings.survivorship_days'],
    [{ residuary_recipients: [{ recipient_type: 'class', class_of: 'cousins' }] }, 'residuary_recipients[0].class_of'],
    [
      { residuary_recipients: [{ recipient_type: 'class', class_of: 'children', except_ids: ['b'] }] },
      'residuary_recipients[0].except_ids[0]',
    ],
    [{ residue_fallback: { kind: 'friends' } }, 'residue_fallback.kind'],
  ])('names the path of a value outside its limits: %j', (facts, path) => {
    expect(readFacts(facts).problems.map((problem) => problem.path)).toEqual([path]);
  });

  it('names what it does not know and reads the rest', () => {
    const { facts, unknown } = readFacts({ contacts: [{ id: 'a', shoe_size: 9, user_id: 'u' }], extra: {} });
    expect(unknown.toSorted()).toEqual(['contacts[0].shoe_size', 'extra']);
    expect(facts?.contacts).toHaveLength(1);
  });

  it('does not know a name that the code has and the file has not', () => {
    const { facts, unknown } = readFacts({
      personalDetails: { first_name: 'Ada' },
      home_details: { line1: '4 Mill Lane', line_1: '5 Mill Lane' },
      questionnaire: { who_for: 'Me', whoFor: 'You' },
    });
    expect(unknown.toSorted()).toEqual(['home_details.line1', 'personalDetails', 'questionnaire.who_for']);
    expect(facts?.homeDetails.line1).toBe('5 Mill Lane');
    expect([facts?.personalDetails.firstName, facts?.questionnaire.whoFor]).toEqual(['', 'You']);
  });

  it('is written as it was read', () => {
    const file = {
      personal_details: { first_name: 'Ada', is_british: true },
      home_details: { line_1: '4 Mill Lane' },
      guardian_groups: [{ child_id: 'a', member_ids: ['b', 'c'] }],
      questionnaire: { whoFor: 'Me' },
      as_of: '2026-11-20',
    };
    const { facts } = readFacts(file);
    expect(facts && factsFile(facts)).toMatchObject(file);
    expect(facts && factsInFile(factsFile(facts))).toEqual(facts);
  });
});
