import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { Holding } from '@plainwill/contracts/will-data/signing/holdings';
import type { PackPart } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import { formatDay } from '@plainwill/law/checks/wording';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { willOf } from '@plainwill/law/will/model/will';
import { fullName } from '@plainwill/law/will/people/names';
import { workOfExecutors } from '../../documents/guidance/executor-guide.ts';
import type { Sheet, SheetPart } from '../../documents/guidance/sheet.ts';
import { factsSoFar, letterOfWishesIn, type RecordOfDay } from '../../record/testator-record/stored-facts.ts';
import { isOfEstate, whatThereIs } from './estate.ts';
import { factsForApplying } from './facts-for-applying.ts';
import { firstWeek } from './first-week.ts';
import { funeralInPack } from './funeral-in-pack.ts';
import { hasLettersInPack, lettersInPack } from './letters-in-pack.ts';
import { basisOf, type PackSources, type SignedNote } from './pack-sources.ts';
import { everyoneInPack, type PackPerson, whoIsWho } from './people-in-pack.ts';
import { whereThingsAre } from './places.ts';

export interface PackAsked {
  /** Null while no will is recorded as signed; without facts for one that was not made here. */
  signed: { note: SignedNote; facts: unknown } | null;
  holdings: readonly Holding[];
  letters: readonly Letter[];
  parts: readonly PackPart[];
  chosenLetters: readonly LetterId[];
}

/** A pack before it is set: its pages, and its tables. */
export interface Pack {
  sheet: Sheet;
  people: readonly PackPerson[];
  holdings: readonly Holding[];
}

function sourcesOf({ signed, record, asOf, ...asked }: RecordOfDay & PackAsked): PackSources {
  const stored = { record, asOf };
  const today = factsSoFar(stored);
  const signedFacts = signed?.facts ? readFacts(signed.facts).facts : null;
  const facts = signedFacts ?? today;
  const will = signedFacts
    ? willOf(signedFacts, signed?.note.signedOn ?? asOf)
    : willOf(today, asOf, { isDraft: true });
  return {
    ...asked,
    will,
    facts,
    today,
    asOf,
    signed: signed?.note ?? null,
    isOfSignedWill: Boolean(signedFacts),
    testator: fullName(will.testator),
    belongingsLetter: letterOfWishesIn(record).trim(),
  };
}

const guideForExecutors = (sources: PackSources): SheetPart[] => [
  {
    heading: 'A guide for executors',
    text: `${basisOf(sources)} It says what there is to do, in the order it usually comes. It is not legal advice.`,
  },
  ...workOfExecutors(sources.will).map((part) => ({ ...part, level: 2 as const })),
];

interface Chapter {
  isWanted: (sources: PackSources) => boolean;
  partsOf: (sources: PackSources) => SheetPart[];
}

const ticked =
  (...wanted: PackPart[]) =>
  ({ parts }: PackSources) =>
    wanted.some((part) => parts.includes(part));

const chapters: readonly Chapter[] = [
  { isWanted: ticked('first_week'), partsOf: firstWeek },
  { isWanted: ticked('people', 'takers'), partsOf: whoIsWho },
  { isWanted: ticked('places'), partsOf: whereThingsAre },
  { isWanted: ticked('estate'), partsOf: whatThereIs },
  { isWanted: ticked('guide'), partsOf: guideForExecutors },
  { isWanted: ticked('application'), partsOf: factsForApplying },
  { isWanted: ticked('funeral'), partsOf: funeralInPack },
  { isWanted: hasLettersInPack, partsOf: lettersInPack },
];

const numbered = (number: number, [first, ...others]: readonly SheetPart[]): SheetPart[] =>
  first
    ? [{ ...first, heading: `${number}. ${first.heading}`, ...(number > 1 && { isOnNewPage: true }) }, ...others]
    : [];

function sheetOf(sources: PackSources): Sheet {
  const { testator, asOf } = sources;
  const wanted = chapters.filter(({ isWanted }) => isWanted(sources)).map(({ partsOf }) => partsOf(sources));
  const maker = testator || 'the person who made the will';
  return {
    title: 'Papers for the executors',
    lead: `For the executors of ${maker}. The paper is the will; this is a note about it.`,
    madeBy: `Made by ${maker} on ${formatDay(asOf)}`,
    parts: [
      {
        heading: 'In these papers',
        list: { kind: 'steps', lines: wanted.flatMap(([first]) => (first ? [first.heading] : [])) },
      },
      ...wanted.flatMap((part, at) => numbered(at + 1, part)),
    ],
  };
}

const isInTable =
  (parts: readonly PackPart[]) =>
  (holding: Holding): boolean =>
    (holding.kind === 'papers' && parts.includes('places')) || (isOfEstate(holding) && parts.includes('estate'));

export const packFrom = (sources: PackSources): Pack => ({
  sheet: sheetOf(sources),
  people: everyoneInPack(sources),
  holdings: sources.holdings.filter(isInTable(sources.parts)),
});

export const packOf = (asked: RecordOfDay & PackAsked): Pack => packFrom(sourcesOf(asked));
