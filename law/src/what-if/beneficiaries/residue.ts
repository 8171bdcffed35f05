import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import {
  spouseKey,
  spousesRelativesKey,
  type Taking,
  testatorKey,
} from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import type { IntestacyAnswer, IntestateShare } from '../../intestacy/answer.ts';
import { intestacy } from '../../intestacy/intestacy.ts';
import { isReplaced } from '../../will/model/will.ts';
import { childrenWith } from '../events/children.ts';
import { yearOf } from '../events/days.ts';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { afterAdvances, type Counted } from './advances.ts';
import { atDeath, firstTaken, type Part } from './beneficiaries.ts';
import { rowsOf } from './rows.ts';
import { familyAfter } from './without-a-will.ts';

/** What becomes of all that the will has not given before. */
export interface Rest {
  pence: number;
  rows: Taking[];
  /** The residue itself, its last resort, or the law. */
  by: 'level' | 'last resort' | 'law';
  /** The level that takes, from 0. */
  at: number | null;
  /** The answer of the law, where the will gives to nobody. */
  law: IntestacyAnswer | null;
  crown: number;
  /** The advances to those who share a level. */
  advances: readonly Counted[];
}

export const wholeByLaw = (c: WhatIfCase, pence: number) => byLaw(c, pence, c.events.chattelsPence ?? 0);

function byLaw(c: WhatIfCase, pence: number, chattels: number): Rest {
  const law = intestacy(familyAfter(c, { estatePence: pence, chattelsPence: chattels, isOut: c.isKiller }));
  const rows = law.shares.map((share) => shareRow(c, share));
  return { pence, rows, by: 'law', at: null, law, crown: law.crown, advances: [] };
}

function shareRow(c: WhatIfCase, share: IntestateShare): Taking {
  const { person, what, pence, fraction, heldUntil, toTheirEstate } = share;
  const birthday = heldUntil && c.who.birthdayOf(person);
  return {
    person,
    what: 'intestacy',
    part: what,
    pence,
    fraction,
    heldUntil,
    heldUntilYear: birthday ? yearOf(birthday) + Number(heldUntil) : null,
    insteadOf: null,
    clause: null,
    ...(toTheirEstate && { toTheirEstate }),
  };
}

/** By the levels of the residue, else by its last resort, else by the law. */
export function restOf(c: WhatIfCase, pence: number, chattels: number): Rest {
  const taken = firstTaken(
    c,
    c.will.levels,
    { isReplaced: (person) => isReplaced(person, c.will.residue) },
    atDeath(c),
  );
  if (!taken) return lastResort(c, pence) ?? byLaw(c, pence, chattels);
  const level = taken.at + 1;
  const { parts, counted } = afterAdvances(c, taken.parts, pence);
  const rows = rowsOf(c, isNothingLeft(c, pence) ? [] : parts, {
    what: 'residue',
    pence,
    day: c.deathOn,
    isMoney: true,
    clauseOf: ({ insteadOf }) => `residue.${insteadOf === null ? 'level' : 'substitution'}-${level}`,
  });
  return { pence, rows, by: 'level', at: taken.at, law: null, crown: 0, advances: counted };
}

/** Where an amount is known, and all of it is spent: of an amount that is not known there are still shares. */
const isNothingLeft = ({ events }: WhatIfCase, pence: number) => pence === 0 && events.estatePence > 0;

/** Clause `residue.fallback`; null where there is none, or where it gives to nobody. */
function lastResort(c: WhatIfCase, pence: number): Rest | null {
  const { fallback, levels } = c.will;
  if (!fallback || fallback.kind === 'law' || levels.length === 0) return null;
  const parts = partsOfLastResort(c);
  if (parts.length === 0) return null;
  const rows = rowsOf(c, isNothingLeft(c, pence) ? [] : parts, {
    what: 'residue',
    pence,
    day: c.deathOn,
    isMoney: true,
    clauseOf: () => 'residue.fallback',
  });
  return { pence, rows, by: 'last resort', at: null, law: null, crown: 0, advances: [] };
}

function partsOfLastResort(c: WhatIfCase): readonly Part[] {
  const { fallback } = c.will;
  if (fallback?.kind === 'charity')
    return firstTaken(c, [fallback.charities], { isReplaced: () => false }, atDeath(c))?.parts ?? [];
  const own = relativesParts(ownFamily(c));
  if (fallback?.kind !== 'both_families') return own;
  // The family of a spouse is not stored beyond their children, and never taken to be nobody.
  const others = relativesParts(spousesFamily(c));
  const theirs = others.length > 0 ? others : [{ ...whole, person: spousesRelativesKey }];
  return own.length === 0 ? theirs : [...own, ...theirs].map((part) => ({ ...part, fraction: part.fraction.div(2) }));
}

const whole = { fraction: new Fraction(1), age: null, insteadOf: null };

/** Those who would take without a will; nobody rather than the Crown. */
const relativesParts = (family: Family): Part[] =>
  intestacy(family).shares.map(({ person, fraction }) => ({ ...whole, person, fraction: new Fraction(fraction ?? 1) }));

/** As if the testator had died when it became certain that nobody else takes, without a husband, wife or civil partner. */
function ownFamily(c: WhatIfCase): Family {
  const family = familyAfter(c, { estatePence: somePence, chattelsPence: 0, isOut: c.isBarred });
  return { ...family, asOf: certainOn(c), partial: false, spouse: null };
}

function spousesFamily(c: WhatIfCase): Family {
  const { asOf, estatePence, children } = ownFamily(c);
  const theirs = new Set(childrenWith(c, spouseKey));
  const kind = (stored: Relative['kind']) => (stored === 'step' ? 'birth' : stored);
  return {
    asOf,
    estatePence,
    children: children?.filter(({ id }) => theirs.has(id)).map((child) => ({ ...child, kind: kind(child.kind) })),
  };
}

/** Enough to be divided: only its parts are asked for. */
const somePence = 100_000_000;

/** When the last of those named for the residue has failed to take. */
function certainOn({ will, lives, who, deathOn }: WhatIfCase): CalendarDate {
  const first = daysAfter(deathOn, will.survivorship.days);
  const named = will.levels.flat().flatMap(({ person }) => person.class?.members ?? [person]);
  const keys = [...named.map(keyOf), ...who.bornOf(testatorKey).map(({ id }) => id)];
  const deaths = keys.flatMap((key) => lives.deathOf(key) ?? []);
  return [first, ...deaths].toSorted().at(-1) ?? first;
}
