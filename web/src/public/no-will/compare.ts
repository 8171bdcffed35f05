import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { coOwnerKey, spousesRelativesKey } from '@plainwill/contracts/will-data/what-if/people-keys';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import type { KinQuestion } from '@plainwill/law/intestacy/family-answers';
import { peopleIn } from '@plainwill/law/intestacy/people';
import {
  crownKey,
  differenceText,
  type Gain,
  gainLabel,
  gainsByWill,
  gainsWithout,
  nothing,
  withJointHome,
} from './gains.ts';
import type { PossibleOutcome } from './outcomes.ts';
import { nameOf } from './shares-view.ts';
import type { Voice } from './voice.ts';

export interface ComparedRow {
  id: string;
  who: string;
  byWill: string;
  /** One line, or one for each way that what is not known may be. */
  without: string[];
  difference: string[];
}

const sharedGain = (ofClass: Gain | undefined): Gain => (ofClass ? { ...ofClass, isShared: true } : nothing);

/** The classes that stored relatives belong to, by the questions about them. */
const classesIn = ({ siblings = [], auntsAndUncles = [] }: Family): ReadonlyMap<string, KinQuestion> =>
  new Map([
    ...siblings.map(({ id, blood }) => [id, blood === 'half' ? 'halfSiblings' : 'siblings'] as const),
    ...auntsAndUncles.map(({ id }) => [id, 'auntsAndUncles'] as const),
  ]);

/** People whose name nobody has given, by the ids of answers. */
const unnamed = ({ your }: Voice) =>
  new Map([
    [crownKey, 'the Crown'],
    [coOwnerKey, `the other owner of ${your} home`],
    [spousesRelativesKey, `${your} spouse’s own family`],
  ]);

/** One line where all say the same; else each with its condition, and what most of them say last, as "Otherwise". */
function linesByCondition(ways: readonly { condition: string; words: string }[]): string[] {
  const alike = Map.groupBy(ways, ({ words }) => words);
  if (alike.size < 2) return [...alike.keys()];
  const [most] = [...alike.values()].toSorted((a, b) => b.length - a.length);
  const otherwise = most && most.length > 1 ? most[0]?.words : undefined;
  return [
    ...ways.filter(({ words }) => words !== otherwise).map(({ condition, words }) => `${condition}: ${words}`),
    ...(otherwise === undefined ? [] : [`Otherwise: ${otherwise}`]),
  ];
}

/** Each person has a row: by the will and without it, with the difference; people in the will come first. */
export function comparedRows(
  will: WhatIfAnswer,
  outcomes: readonly PossibleOutcome[],
  names: ReadonlyMap<string, string>,
  stored: Family,
  voice: Voice,
): ComparedRow[] {
  const classOf = classesIn(stored);
  const unnamedPeople = unnamed(voice);
  const byWill = gainsByWill(will, voice);
  const withouts = outcomes.map((outcome) => withJointHome(gainsWithout(outcome), will, voice));
  const inFamily = new Map(
    outcomes.flatMap(({ family }) => [...peopleIn(family)].map(({ person }) => [person.id, nameOf(person)] as const)),
  );
  const livingChildren = (outcomes[0]?.family.children ?? [])
    .filter(({ alive }) => alive !== false)
    .map(({ id }) => id);
  const spouse = outcomes[0]?.family.spouse;
  const people = new Set([
    ...byWill.keys(),
    ...(spouse ? [spouse.id] : []),
    ...livingChildren,
    ...withouts.flatMap((gains) => [...gains.keys()]),
  ]);
  people.delete('');
  return [...people].map((id) => {
    const who = names.get(id) ?? inFamily.get(id) ?? unnamedPeople.get(id) ?? `someone in ${voice.your} family`;
    const mine = byWill.get(id) ?? nothing;
    const each = withouts.map((gains) => gains.get(id) ?? sharedGain(gains.get(classOf.get(id) ?? '')));
    const linesOf = (line: (gain: Gain) => string) =>
      linesByCondition(each.map((gain, at) => ({ condition: outcomes[at]?.condition ?? '', words: line(gain) })));
    return {
      id,
      who: capitalised(who),
      byWill: gainLabel(mine),
      without: linesOf(gainLabel),
      difference: linesOf((gain) => differenceText(who, mine, gain)),
    };
  });
}
