import Fraction from 'fraction.js';
import { keyOf } from '../events/people-of-case.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import type { Part } from './beneficiaries.ts';

/** A sum that somebody had in the testator's lifetime, where it counts, or would count if it were less. */
export interface Counted {
  /** The one who had it, also where their stand-ins take. */
  person: string;
  pence: number;
  /** It is no less than the share, so that nothing more is taken and nothing is paid back. */
  isAllOfTheShare: boolean;
}

interface AfterAdvances {
  /** Parts of what there is: together they are the whole. */
  parts: readonly Part[];
  counted: readonly Counted[];
}

const ownerOf = ({ person, insteadOf }: Part) => insteadOf ?? person;
const sumOf = (fractions: readonly Fraction[]) => fractions.reduce((sum, one) => sum.add(one), new Fraction(0));

/** Clause `residue.advances-counted`. Where nothing is left, there is nothing to divide. */
export function afterAdvances({ will }: WhatIfCase, parts: readonly Part[], pence: number): AfterAdvances {
  const had = new Map<string, number>();
  for (const { person, amount } of will.advances)
    had.set(keyOf(person), (had.get(keyOf(person)) ?? 0) + Math.round(amount * 100));
  const shares = new Map(
    [...Map.groupBy(parts, ownerOf)].map(([key, own]) => [key, sumOf(own.map((p) => p.fraction))]),
  );
  const counted = [...had].filter(([key]) => shares.has(key));
  if (counted.length === 0 || pence === 0) return { parts, counted: [] };

  const shareOf = (key: string) => shares.get(key) ?? new Fraction(0);
  const hadBy = (key: string) => had.get(key) ?? 0;
  let taking = [...shares.keys()];
  /** One whole of the shares that are taken comes to so much, with all advances that count. */
  const whole = () => {
    const total = taking.reduce((sum, key) => sum + hadBy(key), pence);
    return new Fraction(total).div(sumOf(taking.map(shareOf)));
  };
  // Each who is left out lowers the whole, so that another may have had as much as their share.
  for (;;) {
    const now = whole();
    const left = taking.filter((key) => shareOf(key).mul(now).compare(hadBy(key)) > 0);
    if (left.length === taking.length) break;
    taking = left;
  }

  const now = whole();
  return {
    parts: parts
      .filter((part) => taking.includes(ownerOf(part)))
      .map((part) => {
        const own = part.fraction.div(shareOf(ownerOf(part))).mul(hadBy(ownerOf(part)));
        return {
          ...part,
          fraction: part.fraction.mul(now).sub(own).div(pence),
          advancePence: Math.round(own.valueOf()),
        };
      }),
    counted: counted.map(([person, pence]) => ({ person, pence, isAllOfTheShare: !taking.includes(person) })),
  };
}
