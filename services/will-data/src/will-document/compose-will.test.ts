import { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { describe, expect, it } from 'vitest';
import { composeWill } from './compose-will.ts';
import { fullName, inCapitals } from './names.ts';
import { aPerson, asOf, aTestator, backups, levels, primaries, someFacts, someWishes } from './testing/facts.ts';
import { familyNumber } from './testing/families.ts';
import { willText } from './will-text.ts';

const families = Array.from({ length: 3000 }, (_, seed) => familyNumber(seed));
const compose = (facts: (typeof families)[number]) => composeWill(facts, { asOf });

describe('composeWill, for three thousand families', () => {
  it('prints no leftovers of code or of punctuation', () => {
    for (const facts of families) {
      const document = compose(facts);
      const explanations = document.sections.flatMap((section) => section.clauses.map((clause) => clause.explanation));
      for (const line of [...willText(document), ...explanations]) {
        expect(line).not.toMatch(/undefined|null|NaN|\[object|person-\d/);
        expect(line).not.toMatch(/\s\s|,\s*,|,\s*[.;:]|\.\.|\s[,.;:]|[,\s]$|^\s/);
      }
    }
  });

  it('numbers without a gap', () => {
    for (const { sections } of families.map(compose)) {
      expect(sections.map((section) => section.number)).toEqual(sections.map((_, at) => at + 1));
      for (const { number, clauses } of sections) {
        expect(clauses.map((clause) => clause.number)).toEqual(clauses.map((_, at) => `${number}.${at + 1}`));
      }
    }
  });

  it('names everyone who has a part, in capitals once in each section, and nobody else', () => {
    for (const facts of families) {
      const { sections } = compose(facts);
      const namesIn = (key: string) =>
        sections
          .filter((section) => section.key === key)
          .flatMap((section) => section.clauses.flatMap((clause) => [...clause.runs, ...clause.items.flat()]))
          .filter((run) => run.style === 'name')
          .map((run) => run.text)
          .toSorted();
      const capitals = (people: readonly { person: { firstName: string; lastName: string } }[]) =>
        people.map(({ person }) => inCapitals(fullName(person))).toSorted();
      expect(namesIn('declaration')).toEqual([inCapitals(fullName(facts.testator))]);
      expect(namesIn('funeral')).toEqual([]);
      expect(namesIn('executors')).toEqual(capitals(facts.executors));
      expect(namesIn('residue')).toEqual(capitals(facts.residue));
    }
  });

  it('is what the contract says, and the same each time', () => {
    for (const facts of families.slice(0, 300)) {
      const document = compose(facts);
      expect(WillDocument.parse(document)).toEqual(document);
      expect(JSON.stringify(compose(structuredClone(facts)))).toBe(JSON.stringify(document));
    }
  });

  it('ends in a short clause, which shares its page with the signatures', () => {
    for (const { sections } of families.map(compose)) {
      const last = sections.at(-1)?.clauses.at(-1);
      expect(last?.items).toEqual([]);
      expect(last?.runs.map((run) => run.text).join('').length).toBeLessThan(300);
    }
  });

  it('explains every clause in at most three short sentences', () => {
    for (const { sections } of families.slice(0, 300).map(compose)) {
      for (const { explanation, source } of sections.flatMap((section) => section.clauses)) {
        expect(source).not.toBe('');
        const sentences = explanation.split(/(?<=[.!?]) /);
        expect(sentences.length).toBeLessThanOrEqual(3);
        for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(32);
      }
    }
  });
});

describe('composeWill', () => {
  it('never prints the date of birth or anything else it was not told to', () => {
    const facts = someFacts({ testator: { ...aTestator(), dateOfBirth: '1950-02-03' } as never });
    expect(willText(compose(facts)).join(' ')).not.toMatch(/1950/);
  });

  it('reads as a lawyer would expect', async () => {
    const facts = someFacts({
      testator: aTestator({ knownAs: 'Nell', maritalStatus: 'married' }),
      funeralWishes: someWishes({
        funeralType: 'cremation',
        location: 'St Laurence’s, Ludlow',
        ashesDirections: 'Scattered on Clee Hill, on a dry day.',
        readingsHymns: 'Abide with me',
        flowersCharities: 'Family flowers only; donations to Hope House if you wish',
      }),
      executors: [
        ...primaries(aPerson('Daniel Hart', 'spouse_partner'), aPerson('Robert Finch')),
        ...backups(aPerson('Amy Hart', 'child'), aPerson('Jane Doe', 'professional_solicitor')),
      ],
      residue: levels(
        [aPerson('Daniel Hart', 'spouse_partner')],
        [aPerson('Amy Hart', 'child'), aPerson('Ben Rowe', 'stepchild')],
        [aPerson('Susan Vale', 'sibling'), aPerson('Robert Finch'), aPerson('Joan Vale', 'parent')],
      ),
    });
    const lines = willText(compose(facts)).join('\n\n');
    await expect(`${lines}\n`).toMatchFileSnapshot('./testing/typical-will.txt');
  });
});
