import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { Taking, WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { pounds } from '@plainwill/law/intestacy/steps/wording';
import type { Outcome } from './outcome.ts';
import type { Voice } from './voice.ts';

/** One person gets this. */
export interface Gain {
  pence: number;
  /** The age until which some of it is kept. */
  heldUntil: string | null;
  /** Things that have no price here, as "a gift" or "your home". */
  things: readonly string[];
  /** It is shared with others of a class, and nobody knows how many they are. */
  isShared?: true;
}

export type Gains = ReadonlyMap<string, Gain>;

export const nothing: Gain = { pence: 0, heldUntil: null, things: [] };

export const crownKey = 'crown';

interface GainRow {
  person: string;
  pence: number;
  heldUntil: string | null;
  thing?: string | undefined;
}

function gainsOf(rows: readonly GainRow[]): Gains {
  const gains = new Map<string, Gain>();
  for (const { person, pence, heldUntil, thing } of rows) {
    const before = gains.get(person) ?? nothing;
    gains.set(person, {
      pence: before.pence + pence,
      heldUntil: heldUntil ?? before.heldUntil,
      things: thing && !before.things.includes(thing) ? [...before.things, thing] : before.things,
    });
  }
  return gains;
}

const homeOf = ({ your }: Voice) => `${your} home`;

/** Names what somebody takes that nobody has put a price on. */
function thingOf({ what, pence }: Taking, voice: Voice): string | undefined {
  if (pence > 0) return undefined;
  if (what === 'gift') return 'a gift';
  return what === 'survivorship' || what === 'home' ? homeOf(voice) : undefined;
}

/** An age alone says when; a right that ends does not. */
const ageOf = (heldUntil: string | null) => (heldUntil && /^\d+$/.test(heldUntil) ? heldUntil : null);

const crownRow = (pence: number): GainRow[] => (pence > 0 ? [{ person: crownKey, pence, heldUntil: null }] : []);

export const gainsByWill = ({ takes, crown }: WhatIfAnswer, voice: Voice): Gains =>
  gainsOf([
    ...takes.map((taking) => ({
      person: taking.person,
      pence: taking.pence,
      heldUntil: ageOf(taking.heldUntil),
      thing: thingOf(taking, voice),
    })),
    ...takes.flatMap(({ occupier }) =>
      occupier ? [{ person: occupier, pence: 0, heldUntil: null, thing: 'a home to live in' }] : [],
    ),
    ...crownRow(crown),
  ]);

export const gainsWithout = ({ answer: { shares, outside, crown }, voice }: Outcome): Gains =>
  gainsOf([
    ...shares,
    ...outside.map(({ person, pence }) => ({ person, pence, heldUntil: null, thing: homeOf(voice) })),
    ...crownRow(crown),
  ]);

/** A joint home goes to its other owner with or without a will. */
export function withJointHome(gains: Gains, { takes }: Pick<WhatIfAnswer, 'takes'>, voice: Voice): Gains {
  const home = homeOf(voice);
  const owners = takes.filter(({ what }) => what === 'survivorship');
  return new Map([
    ...gains,
    ...owners.map(({ person }): [string, Gain] => {
      const gain = gains.get(person) ?? nothing;
      return [person, gain.things.includes(home) ? gain : { ...gain, things: [...gain.things, home] }];
    }),
  ]);
}

const isNothing = ({ pence, things }: Gain) => pence === 0 && things.length === 0;

const amountText = ({ pence, heldUntil, isShared }: Gain) => {
  if (isShared) return `a share of ${pounds(pence)}`;
  return `${pounds(pence)}${heldUntil ? `, at ${heldUntil}` : ''}`;
};

const gainText = (gain: Gain) => listed([...(gain.pence > 0 ? [amountText(gain)] : []), ...gain.things]);

export const gainLabel = (gain: Gain) => (isNothing(gain) ? 'Nothing' : capitalised(gainText(gain)));

/** "Ruth would get nothing." */
export function differenceText(who: string, byWill: Gain, without: Gain): string {
  if (isNothing(without)) return isNothing(byWill) ? 'Nothing either way.' : `${capitalised(who)} would get nothing.`;
  if (isNothing(byWill) || without.isShared) return `${capitalised(who)} would get ${gainText(without)}.`;
  const lost = byWill.things.filter((thing) => !without.things.includes(thing));
  const gained = without.things.filter((thing) => !byWill.things.includes(thing));
  const parts = [
    moreText(without.pence - byWill.pence),
    ageText(byWill.heldUntil, without.heldUntil),
    gained.length > 0 && `with ${listed(gained)}`,
    lost.length > 0 && `without ${listed(lost)}`,
  ].filter((part) => part);
  return parts.length === 0 ? 'The same.' : `${capitalised(parts.join(', '))}.`;
}

const moreText = (pence: number) => pence !== 0 && `${pounds(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'}`;

function ageText(byWill: string | null, without: string | null): string | null {
  if (byWill === without) return null;
  if (without === null) return 'straight away';
  return byWill === null ? `at ${without}, not straight away` : `at ${without}, not ${byWill}`;
}
