import type { Taking, WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
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
}

const nothing: Gain = { pence: 0, heldUntil: null };

const gainSaid = ({ pence, heldUntil }: Gain) =>
  pence === 0 ? 'Nothing' : `${pounds(pence)}${heldUntil ? `, at ${heldUntil}` : ''}`;

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

const byWillOf = (takes: readonly Taking[]) =>
  gainsOf(takes.map(({ person, pence, heldUntil }) => ({ person, pence, heldUntil: ageOf(heldUntil) })));

const crownKey = 'crown';

const withoutOf = ({ answer: { shares, outside, crown } }: PossibleOutcome) =>
  gainsOf([
    ...shares.map(({ person, pence, heldUntil }) => ({ person, pence, heldUntil })),
    ...outside.map(({ person, pence }) => ({ person, pence, heldUntil: null })),
    ...(crown > 0 ? [{ person: crownKey, pence: crown, heldUntil: null }] : []),
  ]);

/** Per person: by the will and without it, with the difference in words; those of the will first. */
export function comparedRows(
  will: WhatIfAnswer,
  outcomes: readonly PossibleOutcome[],
  names: ReadonlyMap<string, string>,
): ComparedRow[] {
  const byWill = byWillOf(will.takes);
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
    ...(spouse ? [spouse.id] : []),
    ...livingChildren,
    ...withouts.flatMap((gains) => [...gains.keys()]),
  ]);
  people.delete('');
  return [...people].map((id) => {
    const who = id === crownKey ? 'the Crown' : (names.get(id) ?? inFamily.get(id) ?? 'someone in your family');
    const mine = byWill.get(id) ?? nothing;
    const each = withouts.map((gains) => gains.get(id) ?? nothing);
    const said = (line: (gain: Gain) => string): string[] => {
      const lines = each.map(line);
      const isSame = new Set(lines).size === 1;
      if (isSame) return lines.slice(0, 1);
      return lines.map((words, at) => `${conditionsSaid(outcomes[at]?.conditions ?? [])}: ${words}`);
    };
    return {
      id,
      who: capital(who),
      byWill: gainSaid(mine),
      without: said(gainSaid),
      difference: said((gain) => differenceSaid(who, mine, gain)),
    };
  });
}

/** "Ruth would get nothing." */
function differenceSaid(who: string, byWill: Gain, without: Gain): string {
  const name = capital(who);
  const more = without.pence - byWill.pence;
  if (byWill.pence > 0 && without.pence === 0) return `${name} would get nothing.`;
  if (byWill.pence === 0 && without.pence === 0) return 'Nothing either way.';
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
