import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import type { KinQuestion } from '@plainwill/law/intestacy/family-answers';
import { peopleIn } from '@plainwill/law/intestacy/people';
import { pounds } from '@plainwill/law/intestacy/steps/wording';
import { conditionsSaid } from './outcome-words.ts';
import type { PossibleOutcome } from './outcomes.ts';
import { capital, nameOf } from './shares-view.ts';

export interface ComparedRow {
  id: string;
  who: string;
  byWill: string;
  /** One line, or one for each way that what is not known may be. */
  without: string[];
  difference: string[];
}

interface Gain {
  pence: number;
  /** The age until which some of it is kept. */
  heldUntil: string | null;
  /** It is shared with others of a class, and nobody knows how many they are. */
  isShared?: true;
}

const nothing: Gain = { pence: 0, heldUntil: null };

const gainSaid = ({ pence, heldUntil, isShared }: Gain) => {
  if (isShared) return `A share of ${pounds(pence)}`;
  return pence === 0 ? 'Nothing' : `${pounds(pence)}${heldUntil ? `, at ${heldUntil}` : ''}`;
};

const withHome = (gain: Gain) =>
  gain.pence === 0 ? 'The home to live in' : `${gainSaid(gain)}, and the home to live in`;

type Gains = ReadonlyMap<string, Gain>;

function gainsOf(rows: readonly { person: string; pence: number; heldUntil: string | null }[]): Gains {
  const gains = new Map<string, Gain>();
  for (const { person, pence, heldUntil } of rows) {
    const before = gains.get(person) ?? nothing;
    gains.set(person, { pence: before.pence + pence, heldUntil: heldUntil ?? before.heldUntil });
  }
  return gains;
}

/** Only an age can be said of when. */
const ageOf = (heldUntil: string | null) => (heldUntil && /^\d+$/.test(heldUntil) ? heldUntil : null);

const crownKey = 'crown';

const crownRow = (pence: number) => (pence > 0 ? [{ person: crownKey, pence, heldUntil: null }] : []);

const byWillOf = ({ takes, crown }: WhatIfAnswer) =>
  gainsOf([
    ...takes.map(({ person, pence, heldUntil }) => ({ person, pence, heldUntil: ageOf(heldUntil) })),
    ...crownRow(crown),
  ]);

/** Those who may live in a home that goes to somebody else after them. */
const occupiersOf = ({ takes }: WhatIfAnswer) => new Set(takes.flatMap(({ occupier }) => occupier ?? []));

const withoutOf = ({ answer: { shares, outside, crown } }: PossibleOutcome) =>
  gainsOf([
    ...shares.map(({ person, pence, heldUntil }) => ({ person, pence, heldUntil })),
    ...outside.map(({ person, pence }) => ({ person, pence, heldUntil: null })),
    ...crownRow(crown),
  ]);

const sharedGain = (ofClass: Gain | undefined): Gain => (ofClass ? { ...ofClass, isShared: true } : nothing);

/** The classes that stored relatives belong to, by the questions about them. */
const classesIn = ({ siblings = [], auntsAndUncles = [] }: Family): ReadonlyMap<string, KinQuestion> =>
  new Map([
    ...siblings.map(({ id, blood }) => [id, blood === 'half' ? 'halfSiblings' : 'siblings'] as const),
    ...auntsAndUncles.map(({ id }) => [id, 'auntsAndUncles'] as const),
  ]);

/** Per person: by the will and without it, with the difference in words; those of the will first. */
export function comparedRows(
  will: WhatIfAnswer,
  outcomes: readonly PossibleOutcome[],
  names: ReadonlyMap<string, string>,
  stored: Family,
): ComparedRow[] {
  const classOf = classesIn(stored);
  const byWill = byWillOf(will);
  const occupiers = occupiersOf(will);
  const withouts = outcomes.map(withoutOf);
  const inFamily = new Map(
    outcomes.flatMap(({ family }) => [...peopleIn(family)].map(({ person }) => [person.id, nameOf(person)] as const)),
  );
  const livingChildren = (outcomes[0]?.family.children ?? [])
    .filter(({ alive }) => alive !== false)
    .map(({ id }) => id);
  const spouse = outcomes[0]?.family.spouse;
  const people = new Set([
    ...byWill.keys(),
    ...occupiers,
    ...(spouse ? [spouse.id] : []),
    ...livingChildren,
    ...withouts.flatMap((gains) => [...gains.keys()]),
  ]);
  people.delete('');
  return [...people].map((id) => {
    const who = id === crownKey ? 'the Crown' : (names.get(id) ?? inFamily.get(id) ?? 'someone in your family');
    const mine = byWill.get(id) ?? nothing;
    const each = withouts.map((gains) => gains.get(id) ?? sharedGain(gains.get(classOf.get(id) ?? '')));
    const said = (line: (gain: Gain) => string): string[] => {
      const lines = each.map(line);
      const isSame = new Set(lines).size === 1;
      if (isSame) return lines.slice(0, 1);
      return lines.map((words, at) => `${conditionsSaid(outcomes[at]?.conditions ?? [])}: ${words}`);
    };
    return {
      id,
      who: capital(who),
      byWill: occupiers.has(id) ? withHome(mine) : gainSaid(mine),
      without: said(gainSaid),
      difference: said((gain) => (occupiers.has(id) ? withoutHome(who, gain) : differenceSaid(who, mine, gain))),
    };
  });
}

const withoutHome = (who: string, { pence }: Gain) =>
  pence === 0
    ? `${capital(who)} would get nothing.`
    : `${capital(who)} would get ${pounds(pence)}, but no right to live in the home.`;

/** "Ruth would get nothing." */
function differenceSaid(who: string, byWill: Gain, without: Gain): string {
  const name = capital(who);
  const more = without.pence - byWill.pence;
  if (byWill.pence > 0 && without.pence === 0) return `${name} would get nothing.`;
  if (byWill.pence === 0 && without.pence === 0) return 'Nothing either way.';
  if (without.isShared)
    return `${name} would get a share of ${pounds(without.pence)}${byWill.pence > 0 ? `, not ${pounds(byWill.pence)}` : ''}.`;
  if (byWill.pence === 0) return `${name} would get ${pounds(without.pence)}.`;
  const when = ageSaid(byWill.heldUntil, without.heldUntil);
  if (more === 0) return when ? `The same amount, ${when}.` : 'The same.';
  const amount = `${pounds(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return when ? `${amount}, ${when}.` : `${amount}.`;
}

function ageSaid(byWill: string | null, without: string | null): string | null {
  if (byWill === without) return null;
  if (without === null) return 'straight away';
  return byWill === null ? `at ${without}, not straight away` : `at ${without}, not ${byWill}`;
}
