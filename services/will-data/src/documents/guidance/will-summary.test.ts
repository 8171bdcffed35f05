import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { willOf } from '@plainwill/law/will/model/will';
import { peopleIn } from '@plainwill/law/will/people/people';
import { exampleFamilies } from '@plainwill/law/will/testing/example-families';
import {
  aChild,
  anAdultChild,
  aPerson,
  aSpouse,
  asOf,
  levels,
  type Story,
  someFacts,
} from '@plainwill/law/will/testing/facts';
import { families } from '@plainwill/law/will/testing/families';
import { typical } from '@plainwill/law/will/testing/wills';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { willSummary } from './will-summary.ts';

const partsOf = (facts: WillFacts) => willSummary(willOf(facts, asOf), 'Eleanor Hart', facts, asOf).parts;

/** "Executors: Daniel Hart", one line each. */
const rowsIn = (facts: WillFacts, heading: string) =>
  (partsOf(facts).find((part) => part.heading === heading)?.rows ?? []).flatMap(({ label, lines }) =>
    lines.map((line) => `${label} | ${line}`),
  );

describe('a will at a glance', () => {
  it('has the family in words, with what each does and is given', () => {
    expect(rowsIn(typical(), 'The same in words')).toEqual([
      'Your parents’ generation | Joan Vale, mother: backup guardian; inherits 1/3 if no one above can',
      'Beside you | Daniel James Hart, husband: executor; guardian; inherits; is given a gift',
      'Brothers and sisters | Susan Vale, sister: executor; backup guardian; inherits 1/3 if no one above can; is given a gift',
      'Children | Tom Hart, 11: inherits 50% if those before cannot; is given a gift if others cannot take',
      'Children | Amy Hart, 11: inherits 50% if those before cannot; is given a gift',
      'Others with a part in your will | Robert Finch, friend: backup executor; backup guardian; inherits 1/3 if no one above can; is given a gift',
      'Others with a part in your will | Jane Doe, solicitor: backup executor',
    ]);
  });

  it('says who acts, who gets each gift and who inherits, level by level', () => {
    expect(rowsIn(typical(), 'Who carries out your will')).toEqual([
      'Executors | Daniel James Hart and Susan Vale',
      'If one of them cannot act | Robert Finch and Jane Doe',
    ]);
    expect(rowsIn(typical(), 'Who looks after your children')).toEqual([
      'For Tom Hart and Amy Hart | First: Daniel James Hart',
      'For Tom Hart and Amy Hart | If not: Susan Vale',
      'For Tom Hart and Amy Hart | If not: Robert Finch and Joan Vale, together',
    ]);
    expect(rowsIn(typical(), 'Your gifts')).toEqual([
      '“The upright piano” | First: Amy Hart',
      '“The upright piano” | If not: Susan Vale',
      '£5,000 | Robert Finch and Susan Vale, in equal shares',
      'Pension, Nest, as a request | First: Daniel James Hart',
      'Pension, Nest, as a request | If not: Tom Hart and Amy Hart, in equal shares',
    ]);
    expect(rowsIn(typical(), 'Who inherits the rest')).toEqual([
      'First | Daniel James Hart: everything',
      'If no one above can inherit | Tom Hart and Amy Hart, in equal shares',
      'If no one above can inherit | Susan Vale, Robert Finch and Joan Vale, in equal shares',
      'If a child dies before you | Their own children inherit their share',
      'If no one is left | Whoever the law says',
    ]);
    expect(rowsIn(typical(), 'Also in your will')).toEqual([
      'Until they are older | What some inherit is looked after until they are 21',
      'Funeral | Cremation',
    ]);
  });

  it('has stepchildren, adopted children and the parents of each where they belong', () => {
    const leo = { relationship: 'Stepson', otherParentType: 'contact', otherParentId: 'Ann Reed' };
    const people = [
      aSpouse('Rex Hart'),
      aChild('Rosie Hart', { otherParentType: 'spouse', otherParentId: 'Rex Hart' }),
      aChild('Leo Reed', leo),
      anAdultChild('Mia Hart', { relationship: 'Adopted Daughter' }),
      aPerson('Ann Reed', 'Other'),
      aPerson('Sam Vale', 'Cousin'),
      aPerson('Eve Day'),
      aPerson('Kit Day'),
    ];
    const facts = someFacts({
      testator: { maritalStatus: 'married' },
      people,
      residue: levels([aSpouse('Rex Hart')]),
    });
    expect(rowsIn(facts, 'The same in words')).toEqual([
      'Beside you | Rex Hart, husband: inherits',
      'Children with Rex Hart | Rosie Hart, 11',
      'Children whose other parent is not named | Mia Hart, 46, adopted',
      'Children with Ann Reed | Leo Reed, 11, stepchild',
      'Children with Ann Reed | Ann Reed, other parent of Leo Reed',
      'Others in your family | Sam Vale, cousin',
      'Others with a part in your will | Robert Finch, friend: executor',
      'Others you have named | Eve Day and Kit Day',
    ]);
  });

  it.each([
    ['homeTrust', /^Your home \| Ruth|^Your home \| .* may live there/],
    ['exclusions', /^Left out \| Paul Holt$/],
    ['charityTenth', /% to charity \| /],
    ['pets', / \| First: /],
  ] as const)('names what the will does beyond gifts: %s', (kind, line) => {
    const family = exampleFamilies.find(({ facts }) => [facts[kind] ?? []].flat().length > 0);
    expect(family && rowsIn(family.facts, 'Also in your will')).toContainEqual(expect.stringMatching(line));
  });

  it('says what becomes of the share of a child who dies, as was chosen', () => {
    const facts = (more: Story['more']) =>
      someFacts({ residue: levels([anAdultChild('Mia Hart'), aPerson('Ann Reed')]), more });
    const said = (more: Story['more']) => rowsIn(facts(more), 'Who inherits the rest')[1];
    expect(said({})).toBe('If a child dies before you | Their own children inherit their share');
    expect(said({ residue: { grandchildrenInherit: false } })).toBe(
      'If a child dies before you | Their own children do not inherit it',
    );
  });

  it('says what some have had already', () => {
    const family = exampleFamilies.find(({ facts }) => facts.personalDetails.lastName === 'Dale');
    expect(family && rowsIn(family.facts, 'Who inherits the rest').slice(2, 4)).toEqual([
      'Already given, and taken off their share | Mark Dale: £20,000 in 2021',
      'Already given, and taken off their share | Ruth Dale: £7,500.50',
    ]);
  });

  it('has everyone told exactly once, whoever they are', () => {
    fc.assert(
      fc.property(families, (facts) => {
        const people = peopleIn(facts, asOf);
        const contacts = facts.contacts.flatMap(({ id }) => people.find(id, 'contact') ?? []);
        const everyone = new Set([...(people.spouse ? [people.spouse] : []), ...people.children, ...contacts]);
        const rows = partsOf(facts).find(({ heading }) => heading === 'The same in words')?.rows ?? [];
        const lines = rows.flatMap(({ label, lines }) => (label === 'Others you have named' ? [] : lines));
        const named = rows.find(({ label }) => label === 'Others you have named')?.lines[0] ?? '';
        for (const { name } of everyone) {
          const told = lines.filter(
            (line) => line === name || line.startsWith(`${name},`) || line.startsWith(`${name}:`),
          );
          expect([name, told.length + named.split(name).length - 1]).toEqual([name, 1]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
