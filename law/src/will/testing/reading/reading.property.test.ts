import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../../../services/kit/src/testing/test-scope.ts';
import { composeWill } from '../../composition/compose-will.ts';
import { willText } from '../../composition/will-text.ts';
import { asOf } from '../facts.ts';
import { isClass, type LevelRead } from './beneficiaries-read.ts';
import { type Dice, diceOf } from './dice.ts';
import { lawfulOutcome, subjectOf } from './law.ts';
import { totalOf } from './outcome.ts';
import { everyoneWithAPart } from './parts-in-will.ts';
import { type PrintedWill, printedWill } from './printed-will.ts';
import { aFamily, type Family } from './random-family.ts';
import { type WillRead, willRead } from './will-read.ts';
import { printedOutcome, whoIs } from './words-outcome.ts';
import { aWorld, deadBefore } from './world.ts';

const numRuns = Number(process.env.WILL_PROPERTY_RUNS ?? runsOf(100, 1000));
const worldsOfEach = 3;
const timeout = 60_000 + numRuns * 100;

it(
  'gives, read from the paper alone, what the law and the answers give, in any family, whoever has died',
  () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const dice = diceOf(gen);
        const family = aFamily(dice);
        const document = composeWill(family.facts, { asOf });
        const lines = willText(document);
        try {
          const printed = printedWill(document);
          const read = willRead(printed);
          for (let count = 0; count < worldsOfEach; count += 1) givesWhatTheLawGives(family, read, dice);
          namesEveryoneWithAPart(family, printed);
          namesTheChildrenOfAClass(family, read);
          explainsWhatItSays(read);
          isWhole(document, lines);
          expect(willText(composeWill(family.facts, { asOf }))).toEqual(lines);
        } catch (cause) {
          throw new Error(`of this will:\n${lines.join('\n')}`, { cause });
        }
      }),
      { numRuns, seed: 1837 },
    );
  },
  timeout,
);

/** The same by the words as by the law; nothing twice, nothing left over, nothing to the dead. */
function givesWhatTheLawGives(family: Family, read: WillRead, dice: Dice): void {
  const world = aWorld(family.people, dice);
  const { parts, terms } = printedOutcome(read, family, world);
  expect({ parts, terms }).toEqual(lawfulOutcome(family, world));
  const { gifts, residueFallback } = family.facts;
  const ofEach = new Set(gifts.filter(({ amountEach }) => amountEach).map(subjectOf));
  const dead = deadBefore(world);
  for (const [thing, beneficiaries] of Object.entries(parts)) {
    if (!ofEach.has(thing)) expect(totalOf(beneficiaries).toFraction(), thing).toBe('1');
    expect(
      Object.keys(beneficiaries).filter((beneficiary) => dead.has(beneficiary)),
      thing,
    ).toEqual([]);
  }
  const kind = residueFallback?.kind ?? 'law';
  if (kind !== 'law') expect(parts.residue).not.toHaveProperty('intestacy');
}

const keysOf = (people: Iterable<{ key: string }>) => [...new Set([...people].map(({ key }) => key))].toSorted();

function namesEveryoneWithAPart(family: Family, { mentions }: PrintedWill): void {
  const others = mentions.filter(({ name }) => !name.endsWith('TESTERQ'));
  expect(keysOf(others.map((mention) => whoIs(mention, family.people)))).toEqual(keysOf(everyoneWithAPart(family)));
}

const levelsIn = ({ residue, gifts, belongings, files, homeTrust }: WillRead): LevelRead[] => [
  ...(residue?.levels ?? []),
  ...gifts.flatMap(({ levels }) => levels),
  ...belongings,
  ...files,
  ...(homeTrust?.thenTo ?? []),
];

function namesTheChildrenOfAClass({ people }: Family, read: WillRead): void {
  const children = people.filter(({ type, isOwnChild }) => type === 'child' && isOwnChild);
  for (const { who } of levelsIn(read).flatMap(({ beneficiaries }) => beneficiaries)) {
    if (!isClass(who) || who.of !== 'children') continue;
    const named = [...who.now, ...who.deceased, ...who.except].map((mention) => whoIs(mention, people).key);
    expect(named.toSorted()).toEqual(keysOf(children));
  }
}

/** Stand-ins are explained where somebody has them; the age of 18 is replaced by the later ages that are printed. */
function explainsWhatItSays(read: WillRead): void {
  const levels = levelsIn(read);
  const hasStandIns = levels.some(({ standIns }) => standIns.people.length > 0 || standIns.children !== null);
  expect(read.standInsAfter !== null).toBe(hasStandIns);
  const ages = levels.flatMap(({ beneficiaries }) =>
    beneficiaries.flatMap(({ age }) => (age !== null && age > 18 ? [age] : [])),
  );
  const [age = null, ...others] = new Set(ages);
  expect(read.specifiedAge).toBe(others.length > 0 ? 'several' : age);
}

/** No leftovers of code or of punctuation, no gap in the numbers, no reference to a clause that is not there. */
function isWhole({ sections, notReady }: WillDocument, lines: readonly string[]): void {
  expect(notReady).toEqual([]);
  const clauses = sections.flatMap((section) => section.clauses);
  expect(sections.map(({ number }) => number)).toEqual(sections.map((_, s) => s + 1));
  expect(clauses.map(({ number }) => number)).toEqual(
    sections.flatMap((section, s) => section.clauses.map((_, c) => `${s + 1}.${c + 1}`)),
  );
  const numbers = new Set(clauses.map(({ number }) => number));
  const all = [...lines, ...clauses.map(({ explanation }) => explanation)];
  expect(all.filter((line) => codeLeftOver.test(line) || brokenPunctuation.test(line))).toEqual([]);
  const references = all.flatMap((line) => [...line.matchAll(/\bclauses? (\d+\.\d+)(?: (?:and|to) (\d+\.\d+))?/gu)]);
  const referred = references.flatMap(([, first, last]) => [first ?? '', last ?? first ?? '']);
  expect(referred.filter((number) => !numbers.has(number))).toEqual([]);
}

const codeLeftOver = /undefined|null|NaN|\[object|\b(?:child|contact|body|again|namesake|gift|pet)-\d/u;
const brokenPunctuation =
  /\s\s|,\s*,|,\s*[.;:)]|\.\.|;\s*[;.]|\(\s|\(\)|\s[,.;:)]|[,\s]$|^\s|[.?!] \p{Ll}|each of each/u;
