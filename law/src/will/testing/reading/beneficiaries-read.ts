import Fraction from 'fraction.js';
import type { Cursor } from './cursor.ts';
import type { Mention } from './printed-will.ts';

export interface ClassRead {
  of: 'children' | 'grandchildren';
  /** Those named as the children there are now. */
  now: readonly Mention[];
  /** Those named as children who have died. */
  deceased: readonly Mention[];
  except: readonly Mention[];
}

export interface BeneficiaryRead {
  who: Mention | ClassRead;
  /** Of the whole of the level; null where that is shared equally. */
  share: Fraction | null;
  age: number | null;
}

/** For whom stand-ins take: named people, and the testator's children as a class. */
export interface StandInsRead {
  people: readonly Mention[];
  children: { except: readonly Mention[]; isAlsoForDeadBefore: boolean } | null;
}

export interface LevelRead {
  beneficiaries: BeneficiaryRead[];
  /** A sum for each of them. */
  isEach: boolean;
  standIns: StandInsRead;
  /** The words say of these that they must survive to take. */
  survivors: 'all' | 'people' | 'by class alone';
  /** How a share that nobody takes is added to the others; null where nothing says so. */
  failedShares: 'equally' | 'in proportion' | null;
}

const noStandIns: StandInsRead = { people: [], children: null };

export const isClass = (who: Mention | ClassRead): who is ClassRead => 'of' in who;

/**
 * Says whether two mentions can be of one person: of one name, told apart by what stands beside it where both have it.
 */
export const isSame = (a: Mention, b: Mention) =>
  a.name === b.name &&
  (a.identity === null || b.identity === null || a.identity === b.identity) &&
  (a.phrase === null || b.phrase === null || a.phrase === b.phrase);

/** The beneficiary whom a later sentence of a clause names again. Of two called alike, one may have nothing beside the name. */
export function beneficiaryNamed(
  beneficiaries: readonly BeneficiaryRead[],
  { name, phrase, identity }: Mention,
): BeneficiaryRead | undefined {
  const isAsBefore = (who: Mention) => who.name === name && who.phrase === phrase && who.identity === identity;
  return (
    beneficiaries.find(({ who }) => !isClass(who) && isAsBefore(who)) ??
    beneficiaries.find(({ who }) => !isClass(who) && isSame(who, { name, phrase, identity }))
  );
}

const classOfChildren = /those of my children who survive me(?: and reach the age of (\d+))?/uy;
const classOfGrandchildren =
  /those of my grandchildren who survive me, or were conceived before my death and are born after it/uy;
const eachChild = /each of my children who survives me(?: and reaches the age of (\d+))?/uy;
const eachGrandchild =
  /each of my grandchildren who survives me, or was conceived before my death and is born after it/uy;

/** One who takes, or a class. */
export function beneficiaryIn(cursor: Cursor): Omit<BeneficiaryRead, 'share'> {
  const children = cursor.take(classOfChildren) ?? cursor.take(eachChild);
  if (children) {
    const age = children[1] === undefined ? null : Number(children[1]);
    return { who: { of: 'children', now: [], deceased: [], except: [] }, age };
  }
  if (cursor.has(classOfGrandchildren) || cursor.has(eachGrandchild))
    return { who: { of: 'grandchildren', now: [], deceased: [], except: [] }, age: null };
  return { who: cursor.needMention(), age: null };
}

/** The share that follows a beneficiary; those of a class share it. */
export function shareIn(cursor: Cursor, who: BeneficiaryRead['who']): Fraction | null {
  const isGrandchildren = isClass(who) && who.of === 'grandchildren';
  const share = cursor.take(isGrandchildren ? /,? as to ([\d.]+) per cent/uy : / as to ([\d.]+) per cent/uy);
  if (share && isClass(who)) cursor.need(/ in equal shares between them/uy);
  return share?.[1] ? new Fraction(share[1]).div(100) : null;
}

/** `A as to 60 per cent and B as to 40 per cent`. */
export function beneficiariesIn(cursor: Cursor): BeneficiaryRead[] {
  const beneficiaries: BeneficiaryRead[] = [];
  do {
    const beneficiary = beneficiaryIn(cursor);
    beneficiaries.push({ ...beneficiary, share: shareIn(cursor, beneficiary.who) });
  } while (cursor.has(/, (?=⟦|those|each)| and (?=⟦|those|each)/uy));
  return beneficiaries;
}

/** `A, B or C`. */
export function namesIn(cursor: Cursor): Mention[] {
  const names: Mention[] = [];
  do names.push(cursor.needMention());
  while (cursor.has(/, (?=⟦)| (?:and|or) (?=⟦)/uy));
  return names;
}

/** The children for whom somebody stands in: by name, or `a child of mine`. */
export function replacedIn(cursor: Cursor): StandInsRead {
  const people: Mention[] = [];
  let children: StandInsRead['children'] = null;
  do {
    if (cursor.has(/a child of mine/uy)) {
      const isAlsoForDeadBefore = cursor.has(/ \(even one who died before I made this will/uy);
      const except = cursor.has(/, but not /uy) ? namesIn(cursor) : [];
      if (isAlsoForDeadBefore) cursor.need(/\)/uy);
      children = { except, isAlsoForDeadBefore };
    } else people.push(cursor.needMention());
  } while (cursor.has(/, (?=⟦|a child)| or (?=⟦|a child)/uy));
  return { people, children };
}

/** The sentences on who belongs to the classes of a level, which stand in the order of the classes. */
export function membersIn(cursor: Cursor, beneficiaries: readonly BeneficiaryRead[], of?: string): void {
  for (const beneficiary of beneficiaries)
    if (isClass(beneficiary.who)) beneficiary.who = classIn(cursor, beneficiary.who.of, of);
}

function classIn(cursor: Cursor, of: ClassRead['of'], clause?: string): ClassRead {
  const under = clause === undefined ? 'under this clause' : `under clause ${clause}`;
  const needUnder = (words: RegExp) => {
    const [said = ''] = cursor.need(words);
    if (!said.includes(under)) cursor.fail('members of another clause');
  };
  if (of === 'grandchildren') {
    cursor.need(/ ?Each of my grandchildren takes at once\./uy);
    return { of, now: [], deceased: [], except: [] };
  }
  const isAll = cursor.has(/ ?My (?:only child now(?: living)? is|children now(?: living)? are) /uy);
  const isSome = !isAll && cursor.has(/ ?Of my children(?: living)?, /uy);
  const now = isAll || isSome ? namesIn(cursor) : [];
  if (isSome) needUnder(/ takes? under (?:this clause|clause [\d.]+) and /uy);
  const isLeftOut = isSome || cursor.has(/ ?(?=(?:⟦\d+⟧|, | and )+ do(?:es)? not take under )/uy);
  const except = isLeftOut ? namesIn(cursor) : [];
  if (isSome) cursor.need(/ do(?:es)? not/uy);
  else if (isLeftOut) needUnder(/ do(?:es)? not take under (?:this clause|clause [\d.]+(?=\.))/uy);
  if (isAll || isLeftOut) cursor.need(/\./uy);
  const deceased = cursor.has(/ ?(?=⟦)/uy) ? namesIn(cursor) : [];
  if (deceased.length > 0) cursor.need(/, (?:a child|children) of mine, (?:has|have) died\./uy);
  const [, where] = cursor.need(
    / ?A child who becomes mine later, by birth \(whoever carries the child\), adoption or order of a court, is included(?: in clause ([\d.]+))?, and so is one conceived before my death and born after it\./uy,
  );
  if (where !== clause) cursor.fail('members of another clause');
  return { of, now, deceased, except };
}

const aLevel = (beneficiaries: BeneficiaryRead[]): LevelRead => ({
  beneficiaries,
  isEach: false,
  standIns: noStandIns,
  survivors: 'by class alone',
  failedShares: null,
});

/** A level of which each takes a sum. */
export const eachLevel = (beneficiaries: BeneficiaryRead[]): LevelRead => ({ ...aLevel(beneficiaries), isEach: true });

/** The level of these beneficiaries, before anything is said of shares that fail. */
export function levelOf(beneficiaries: BeneficiaryRead[], equally: string | null, cursor: Cursor): LevelRead {
  const classes = beneficiaries.filter(({ who }) => isClass(who));
  const isShared = beneficiaries.length > 1 || classes.length > 0;
  const hasShares = beneficiaries.some(({ share }) => share !== null);
  if (hasShares && beneficiaries.some(({ share }) => share === null)) cursor.fail('some have a share and others none');
  if (hasShares && equally !== null) cursor.fail('shares both equal and stated');
  if (isShared && !hasShares && equally === null) cursor.fail('nothing says how they share');
  const isByHeads = equally?.includes('one for each person') ?? false;
  if (!hasShares && classes.length > 0 && beneficiaries.length > 1 && !isByHeads)
    cursor.fail('a class beside others, and nothing says whether it counts as one');
  return aLevel(beneficiaries);
}
