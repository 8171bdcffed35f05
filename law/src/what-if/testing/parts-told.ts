import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import { subjectOf } from '../../will/testing/reading/law.ts';
import type { Family } from '../../will/testing/reading/random-family.ts';
import { eventIdOf } from '../../will/testing/reading/world-of-events.ts';

type Parts = Record<string, Record<string, string>>;
type Rows = WhatIfAnswer['takes'];

const lastResort = 'residue.fallback';
const relatives = 'relatives';

/** Who takes which part of each thing, in the form of what is read from the paper. */
export function partsTold({ takes }: WhatIfAnswer, { facts, people }: Family): Parts {
  const keys = new Map(people.map((someone) => [eventIdOf(someone), someone.key]));
  /** @param times how often the whole is given: once, or a sum for each */
  const partsOf = (rows: Rows, otherwise: string, times = 1) => {
    const sums = new Map<string, Fraction>();
    for (const { person, fraction } of rows) {
      const key = keys.get(person) ?? person;
      sums.set(key, new Fraction(fraction ?? 0).mul(times).add(sums.get(key) ?? 0));
    }
    const parts = [...sums].map(([key, sum]): [string, string] => [key, sum.toFraction()]);
    return rows.length > 0 ? Object.fromEntries(parts) : { [otherwise]: '1' };
  };
  const given = (id: string | null) => takes.filter(({ gift }) => gift === id);
  const parts: Parts = {};
  for (const gift of facts.gifts) {
    const rows = given(gift.id);
    const pence = rows.reduce((sum, row) => sum + row.pence, 0);
    const isEach = gift.giftType === 'cash_gift' && gift.amountEach;
    parts[subjectOf(gift)] = partsOf(rows, 'residue', isEach ? Math.round(pence / 100 / (gift.cashAmount ?? 1)) : 1);
  }
  for (const { id, description } of facts.pets) parts[description ?? ''] = partsOf(given(`pet-${id}`), 'a good home');
  if (facts.personalChattels) parts.belongings = partsOf(given('belongings'), 'residue');
  if (facts.digitalAssets) parts.files = partsOf(given('digital'), 'residue');
  if (facts.homeTrust) parts.home = partsOf(given('home-trust'), 'residue');
  parts.residue = partsOf(
    takes.filter(({ what }) => what === 'residue'),
    'intestacy',
  );
  const kind = facts.residueFallback?.kind ?? 'law';
  // The paper leaves it to the law who the relatives are.
  const isByLevel = takes.some(({ what, clause }) => what === 'residue' && clause !== lastResort);
  if ((kind === 'relatives' || kind === 'both_families') && !isByLevel) parts.residue = { [relatives]: '1' };
  return parts;
}

/** What the paper and an answer can both tell. */
export function comparable({ tenth: _tenth, ...parts }: Parts, { takes }: WhatIfAnswer): Parts {
  // What the other owner has taken was not there to give.
  const { house: _house, home: _home, ...others } = parts;
  const all = takes.some(({ what }) => what === 'survivorship') ? others : parts;
  const toRelatives = Object.keys(parts.residue ?? {}).some((key) => key.startsWith(relatives));
  return toRelatives ? { ...all, residue: { [relatives]: '1' } } : all;
}
