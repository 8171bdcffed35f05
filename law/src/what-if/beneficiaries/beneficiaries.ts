import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { spouseKey, testatorKey } from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import type { Beneficiary, Level } from '../../will/model/level.ts';
import { isOrganisation, type Person } from '../../will/people/person.ts';
import { hasShares } from '../../will/sections/beneficiaries.ts';
import { yearsAfter } from '../events/days.ts';
import { keyOf, storedPeople } from '../events/people-of-case.ts';
import { isFormerSpouse, type WhatIfCase } from '../events/what-if-case.ts';

/** A part of what one level gives, and who takes it. */
export interface Part {
  person: string;
  fraction: Fraction;
  /** The age to reach before it is theirs; null where it is theirs at once. */
  age: number | null;
  /** The child whose place is taken. */
  insteadOf: string | null;
  /** The advance that is taken off; only where some of those who share have had one. */
  advancePence?: number;
}

/** When it is asked who is there to take. */
export interface Moment {
  isLiving: (key: string) => boolean;
  /** Of stand-ins, whose time is never shortened for a spouse. */
  isStandInLiving: (key: string) => boolean;
  /** Says whether the children of one who is living and still does not take stand in. */
  replacesTheLiving: boolean;
}

export interface Terms {
  /** Says whether their own children stand in for one who does not take. */
  isReplaced: (person: Person) => boolean;
  /** The same sum for each, however many there are. */
  isEach?: boolean;
}

/** Everybody who survives the testator as clause `declaration.meanings` says. */
export function atDeath(c: WhatIfCase): Moment {
  const { days, isSpouseExempt } = c.will.survivorship;
  return {
    isLiving: (key) =>
      !isFormerSpouse(c, key) && c.lives.outlivesBy(key, isSpouseExempt && key === spouseKey ? 0 : days),
    isStandInLiving: (key) => c.lives.outlivesBy(key, days),
    replacesTheLiving: true,
  };
}

export interface LevelTaken {
  /** Which of the levels, from 0. */
  at: number;
  /** Together they are the whole. */
  parts: readonly Part[];
  /** How many take by themselves, those who stand in for one counting as one. */
  heads: number;
}

/** The first level with anybody who takes; null where there is none. */
export function firstTaken(c: WhatIfCase, levels: readonly Level[], terms: Terms, moment: Moment): LevelTaken | null {
  for (const [at, level] of levels.entries()) {
    const taken = level.map((beneficiary) => ({ beneficiary, branches: branchesOf(c, beneficiary, terms, moment) }));
    const heads = taken.flatMap(({ branches }) => branches);
    if (heads.length === 0) continue;
    const isByShares = hasShares(level) && !terms.isEach;
    return { at, parts: isByShares ? inProportion(taken) : inEqualParts(heads), heads: heads.length };
  }
  return null;
}

/** What nobody takes is added to the shares that are taken, as they stand to one another. */
function inProportion(taken: readonly { beneficiary: Beneficiary; branches: readonly Branch[] }[]): Part[] {
  const shares = taken.filter(({ branches }) => branches.length > 0);
  const total = shares.reduce((sum, { beneficiary }) => sum.add(beneficiary.percentage ?? 0), new Fraction(0));
  if (total.equals(0)) return inEqualParts(shares.flatMap(({ branches }) => branches));
  return shares.flatMap(({ beneficiary, branches }) =>
    inEqualParts(branches).map((part) => scaled(part, new Fraction(beneficiary.percentage ?? 0).div(total))),
  );
}

/** A person, or whoever stands in for them: parts that are one whole together. */
type Branch = readonly Part[];

const scaled = (part: Part, by: Fraction): Part => ({ ...part, fraction: part.fraction.mul(by) });

const inEqualParts = (branches: readonly Branch[]): Part[] =>
  branches.flatMap((branch) => branch.map((part) => scaled(part, new Fraction(1, branches.length))));

/** One for each head; none where nobody takes. */
function branchesOf(c: WhatIfCase, { person, age }: Beneficiary, terms: Terms, moment: Moment): Branch[] {
  const isReplaced = terms.isReplaced(person);
  if (!person.class) return some(branchOf(c, { key: keyOf(person), person, age, isReplaced }, moment));
  if (person.class.of === 'grandchildren') {
    const told = ownChildrenOf(c).flatMap((key) => childrenKnownOf(c, key));
    const grandchildren = [...person.class.members.map(keyOf), ...told];
    return grandchildren.filter((id) => moment.isLiving(id) && !c.isBarred(id)).map((id) => [whole(id)]);
  }
  const { members: living, deceased } = person.class;
  const members = [...[...living, ...deceased].map(keyOf), ...c.who.bornOf(testatorKey).map(({ id }) => id)];
  return members.flatMap((key) => some(branchOf(c, { key, person: c.who.personOf(key), age, isReplaced }, moment)));
}

const some = (branch: Branch): Branch[] => (branch.length > 0 ? [branch] : []);

const whole = (person: string): Part => ({ person, fraction: new Fraction(1), age: null, insteadOf: null });

/** Born to the testator or adopted, stored as a child or as a contact, or born later; those who have died, too. */
export const ownChildrenOf = ({ facts, people, who }: WhatIfCase): string[] => [
  ...storedPeople(facts, people)
    .filter(({ isChild, isStepchild }) => isChild && !isStepchild)
    .map(keyOf),
  ...who.bornOf(testatorKey).map(({ id }) => id),
];

interface Named {
  key: string;
  /** Null of a child born later. */
  person: Person | null;
  age: number | null;
  isReplaced: boolean;
}

function branchOf(c: WhatIfCase, { key, person, age, isReplaced }: Named, moment: Moment): Branch {
  const isBody = person !== null && isOrganisation(person);
  const isLiving = isBody || moment.isLiving(key);
  const isWilling = isLiving && !c.isBarred(key);
  const lost = isWilling ? lostOn(c, key, age) : null;
  if (isWilling && lost === null) return [{ ...whole(key), age }];
  if (!isReplaced || isBody || (isLiving && !moment.replacesTheLiving)) return [];
  const isThere = lost === null ? moment.isStandInLiving : (id: string) => c.lives.isLivingAfter(id, lost);
  return standInsOf(c, key, isThere).map((part) => ({ ...part, insteadOf: key }));
}

/** The day on which one who survived has died without reaching the age; null where nothing is lost so. */
export function lostOn({ lives, who }: WhatIfCase, key: string, age: number | null): CalendarDate | null {
  const death = lives.deathOf(key);
  if (age === null || death === null) return null;
  const birthday = who.birthdayOf(key);
  return birthday !== null && yearsAfter(birthday, age) <= death ? null : death;
}

/** The children of somebody, those whom nobody can name as one. */
export function childrenKnownOf({ who }: WhatIfCase, key: string): string[] {
  const unknown = who.childrenLeftBy(key);
  return unknown === null ? who.bornOf(key).map(({ id }) => id) : [unknown];
}

/** The children of one who does not take, and of those of them who are dead, in every generation. */
function standInsOf(c: WhatIfCase, key: string, isThere: (key: string) => boolean): Branch {
  const children = childrenKnownOf(c, key);
  const branches = children.map((id) => (isThere(id) && !c.isBarred(id) ? [whole(id)] : standInsOf(c, id, isThere)));
  return inEqualParts(branches.filter((branch) => branch.length > 0));
}
