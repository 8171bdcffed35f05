import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Family, Relative, SpouseStatus, WiderFamily } from '@plainwill/contracts/will-data/what-if/family';
import {
  countedChildren,
  type DescentPath,
  type FamilyAnswers,
  type KinQuestion,
  type Offspring,
  type Relationship,
} from './family-answers.ts';
import { askedOf, doesSpouseInherit, estateSizeOf, isOffspringKnown, legacyPenceOn } from './questions.ts';

/** What would have to be so, where somebody does not know it. */
export type Condition = { kind: KinQuestion; answer: 'yes' | 'no' } | { kind: 'estate'; answer: 'within' | 'above' };

interface PossibleFamily {
  /** None where the answers leave nothing open. */
  conditions: Condition[];
  family: Family;
  /** Says whether the pence of the answer mean anything: without a figure, only its fractions do. */
  isEstateTold: boolean;
}

/** "Your mother" to the person themselves, "their mother" about them: of those whose names are not told. */
type Possessive = 'your' | 'their';

/** One family, or one for each way that what is not known may be. Only once nothing is left to ask. */
export function possibleFamilies(
  answers: FamilyAnswers,
  asOf: CalendarDate,
  whose: Possessive = 'your',
): PossibleFamily[] {
  const open = askedOf(answers, asOf).answered.find((question) =>
    question.kind === 'estate'
      ? estateSizeOf(answers, asOf) === 'unknown'
      : answerTo(question.kind, answers) === 'unknown',
  );
  if (!open)
    return [{ conditions: [], family: familyOf(answers, asOf, whose), isEstateTold: answers.estatePence !== null }];
  const ways: { condition: Condition; told: Partial<FamilyAnswers> }[] =
    open.kind === 'estate'
      ? (['within', 'above'] as const).map((answer) => ({
          condition: { kind: 'estate', answer },
          told: { estateSize: answer },
        }))
      : (['yes', 'no'] as const).map((answer) => ({
          condition: { kind: open.kind as KinQuestion, answer },
          told: { [open.kind]: answer },
        }));
  return ways.flatMap(({ condition, told }) =>
    possibleFamilies({ ...answers, ...told }, asOf, whose).map((possible) => ({
      ...possible,
      conditions: [condition, ...possible.conditions],
    })),
  );
}

const answerTo = (kind: string, answers: FamilyAnswers): unknown =>
  (answers as unknown as Record<string, unknown>)[kind];

const statuses: Record<Exclude<Relationship, 'none'>, SpouseStatus> = {
  married: 'married',
  separated: 'separated',
  'court-order': 'judicially-separated',
  'living-together': 'cohabiting',
};

const spouseNouns: Record<Exclude<Relationship, 'none'>, string> = {
  married: 'spouse',
  separated: 'spouse',
  'court-order': 'spouse',
  'living-together': 'partner',
};

/** Stands in for a figure that is not told: its fractions are right, its pence mean nothing. */
const somePence = 100_000_000;

function familyOf(answers: FamilyAnswers, asOf: CalendarDate, whose: Possessive): Family {
  const { relationship, known } = answers;
  const children = answers.hasChildren ? childrenOf(answers, whose) : [];
  const estatePence = answers.estatePence ?? penceWithin(answers, asOf);
  return {
    asOf,
    estatePence,
    chattelsPence: isAsked('chattels', answers, asOf) ? Math.min(answers.chattelsPence ?? 0, estatePence) : 0,
    outside:
      isAsked('home', answers, asOf) && answers.home === 'spouse'
        ? [{ to: known?.spouse?.id ?? 'spouse', pence: 0, what: `${whose} home` }]
        : [],
    spouse:
      relationship && relationship !== 'none'
        ? {
            ...(known?.spouse ?? { id: 'spouse', name: `${whose} ${spouseNouns[relationship]}` }),
            status: statuses[relationship],
          }
        : null,
    children,
    ...kinOf(answers, asOf, whose),
  };
}

const isAsked = (kind: 'home' | 'chattels', answers: FamilyAnswers, asOf: CalendarDate) =>
  askedOf(answers, asOf).answered.some((question) => question.kind === kind);

function penceWithin(answers: FamilyAnswers, asOf: CalendarDate): number {
  const legacy = legacyPenceOn(asOf);
  return doesSpouseInherit(answers) && estateSizeOf(answers, asOf) === 'within' ? legacy : legacy + somePence;
}

/** A family whose children were not asked about has some: it made no difference who. */
const childrenOf = (answers: FamilyAnswers, whose: Possessive): Relative[] =>
  isOffspringKnown(answers) ? offspring(answers, []) : [{ id: 'child', name: `${whose} children` }];

/** The age of those under 18 is not asked: any will do. */
const someMinorAge = 10;

const offspring = (parent: Offspring, path: DescentPath): Relative[] =>
  countedChildren(parent).map((child, at) => {
    const place = [...path, at];
    return {
      id: child.id ?? placeId(place),
      name: child.name || placeName(place),
      ...(child.state === 'minor' && { age: someMinorAge }),
      ...(child.state === 'died' && { alive: false, children: offspring(child, place) }),
    };
  });

const placeId = (path: DescentPath) => ['child', ...path.map((at) => at + 1)].join('-');

const generations = ['Child', 'Grandchild', 'Great-grandchild'];

/** "Child 2", and "Grandchild 2.1" for that child's first. */
export const placeName = (path: DescentPath) =>
  `${generations[path.length - 1] ?? 'Descendant'} ${path.map((at) => at + 1).join('.')}`;

/** Whole classes stand for those in them, who share equally. */
function kinOf(answers: FamilyAnswers, asOf: CalendarDate, whose: Possessive): WiderFamily {
  const has = (kind: KinQuestion) =>
    answers[kind] === 'yes' && askedOf(answers, asOf).answered.some((question) => question.kind === kind);
  // Of one who is stored, nobody knows which of the two it is.
  const father = answers.known?.mother ? 'other parent' : 'father';
  const parent = (kind: 'mother' | 'father', word: string) =>
    has(kind) ? [answers.known?.[kind] ?? { id: kind, name: `${whose} ${word}` }] : [];
  const group = (kind: KinQuestion, words: string, blood?: 'half') =>
    has(kind) ? [{ id: kind, name: `${whose} ${words}`, ...(blood && { blood }) }] : [];
  return {
    parents: [...parent('mother', 'mother'), ...parent('father', father)],
    siblings: [
      ...group('siblings', 'brothers and sisters'),
      ...group('halfSiblings', 'half-brothers and half-sisters', 'half'),
    ],
    grandparents: group('grandparents', 'grandparents'),
    auntsAndUncles: [
      ...group('auntsAndUncles', 'aunts and uncles'),
      ...group('halfAuntsAndUncles', 'half-aunts and half-uncles', 'half'),
    ],
  };
}
