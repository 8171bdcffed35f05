import Fraction from 'fraction.js';
import { type BeneficiaryRead, isClass, type LevelRead, type StandInsRead } from './beneficiaries-read.ts';
import type { GiftRead } from './gift-read.ts';
import type { HomeTrustRead } from './home-trust-read.ts';
import {
  equally,
  type Head,
  nobody,
  type Outcome,
  type Parts,
  partsOf,
  shown,
  someOf,
  sumOf,
  totalWeight,
  wholly,
} from './outcome.ts';
import { foldedName, type Mention } from './printed-will.ts';
import type { PetRead } from './provisions-read.ts';
import type { Family } from './random-family.ts';
import type { Someone } from './random-people.ts';
import type { BodyShare, ResidueRead } from './residue-read.ts';
import type { WillRead } from './will-read.ts';
import type { Descendant, Life, World } from './world.ts';

type Branch = Omit<Head, 'weight'>;

/** When a list of beneficiaries is read out. */
interface Moment {
  /** Says whether it is asked who survives, or who is living on a later day. */
  isLiving: (diesOnDay: number, isExempt: boolean) => boolean;
  mayRefuse: boolean;
}

/** Whom the words mean: by name, and where two are called alike, by what stands beside the name. */
export function whoIs({ name, phrase, identity }: Mention, people: readonly Someone[]): Someone {
  const called = people.filter((someone) => foldedName(someone.name) === name);
  const told =
    called.length < 2
      ? called
      : called.filter(
          (someone) =>
            (phrase === null || phrase === someone.phrase) &&
            (identity ?? '') === (someone.address && `of ${someone.address}`),
        );
  const [someone] = told;
  if (!someone || told.length > 1) throw new Error(`${told.length} people are meant by ${name}`);
  if (phrase !== null && phrase !== someone.phrase) throw new Error(`${name} is not ${phrase}`);
  return someone;
}

/** What becomes of the estate by the words that are printed, and by what has become of everybody. */
export function printedOutcome(will: WillRead, { people }: Pick<Family, 'people'>, world: World): Outcome {
  const who = (mention: Mention) => whoIs(mention, people);
  const lifeOf = (key: string): Life | null => world.lives.get(key) ?? world.unstored.get(key) ?? null;
  const exempt = will.survival.exempt && who(will.survival.exempt);
  const atDeath: Moment = {
    mayRefuse: true,
    isLiving: (day, isExempt) => (isExempt || will.survival.days === 0 ? day >= 0 : day > will.survival.days),
  };

  /** The stand-ins of one person, as of the moment when it is certain that the person does not take. */
  function standInsOf({ children }: { children: readonly Descendant[] }, isLiving: (day: number) => boolean): Parts {
    if (will.standInsAfter === null) throw new Error('the will does not say what stand-ins are');
    if (will.standInsAfter !== will.survival.days) throw new Error('stand-ins of another day');
    const shares: Parts[] = [];
    for (const child of children) {
      const share = isLiving(child.diesOnDay) ? wholly(child.key) : standInsOf(child, isLiving);
      if (share.size > 0) shares.push(share);
    }
    return equally(shares);
  }

  function branchOf(key: string, age: number | null, isReplaced: boolean, { isLiving, mayRefuse }: Moment): Parts {
    const life = lifeOf(key);
    if (!life) throw new Error(`nobody knows what became of ${key}`);
    const takesIfOldEnough = isLiving(life.diesOnDay, key === exempt?.key) && !(mayRefuse && life.refuses);
    if (takesIfOldEnough && life.lastAge >= (age ?? 0)) return wholly(key);
    if (!isReplaced) return nobody;
    return standInsOf(life, takesIfOldEnough ? (day) => day > life.failsOnDay : (day) => isLiving(day, false));
  }

  const ownChildren = () => [
    ...people.filter(({ isOwnChild }) => isOwnChild).map(({ key }) => key),
    ...world.unstored.keys(),
  ];

  function classBranches(beneficiary: BeneficiaryRead, { children }: StandInsRead, moment: Moment): Branch[] {
    if (!isClass(beneficiary.who)) return [];
    if (beneficiary.who.of === 'grandchildren') {
      const grandchildren = ownChildren().flatMap((key) => lifeOf(key)?.children ?? []);
      const stored = people.filter(({ isGrandchild }) => isGrandchild);
      return [
        ...stored.map(({ key }) => ({ owner: key, parts: branchOf(key, null, false, moment) })),
        ...grandchildren
          .filter(({ diesOnDay }) => moment.isLiving(diesOnDay, false))
          .map(({ key }) => ({ owner: key, parts: wholly(key) })),
      ];
    }
    const left = new Set(beneficiary.who.except.map((mention) => who(mention).key));
    const without = new Set(children?.except.map((mention) => who(mention).key));
    const all = ownChildren();
    const members = all
      .filter((key) => !left.has(key))
      .map((key) => {
        const isDeadBefore = lifeOf(key)?.diesOnDay === -1;
        const isReplaced = children !== null && !without.has(key) && (!isDeadBefore || children.isAlsoForDeadBefore);
        return { owner: key, parts: branchOf(key, beneficiary.age, isReplaced, moment) };
      });
    // Words that let stand-ins of "a child of mine" take say nothing of one who is left out, unless they leave them out too.
    const others = [...left].filter((key) => children !== null && !without.has(key));
    return [...members, ...others.map((key) => ({ owner: key, parts: standInsIfDead(key, moment) }))];
  }

  function standInsIfDead(key: string, { isLiving }: Moment): Parts {
    const life = lifeOf(key);
    return life && !isLiving(life.diesOnDay, false) ? standInsOf(life, (day) => isLiving(day, false)) : nobody;
  }

  function branchesOf(beneficiary: BeneficiaryRead, level: LevelRead, moment: Moment): Branch[] {
    if (isClass(beneficiary.who)) return classBranches(beneficiary, level.standIns, moment);
    const someone = who(beneficiary.who);
    const owner = someone.key;
    if (someone.body) {
      if (level.survivors === 'all') throw new Error(`${someone.name} cannot survive anybody`);
      return [{ owner, parts: wholly(owner) }];
    }
    if (level.survivors === 'by class alone') throw new Error(`nothing asks ${someone.name} to survive`);
    const isReplaced = level.standIns.people.some((mention) => who(mention) === someone);
    return [{ owner, parts: branchOf(owner, beneficiary.age, isReplaced, moment) }];
  }

  const sharing = (branches: readonly Branch[], share: Fraction): Head[] =>
    branches.map((branch) => ({ ...branch, weight: share.div(branches.length) }));

  function headsOf(level: LevelRead, moment: Moment): Head[] {
    const taking = level.beneficiaries.map((beneficiary) => ({
      share: beneficiary.share,
      branches: branchesOf(beneficiary, level, moment).filter(({ parts }) => parts.size > 0),
    }));
    const all = taking.flatMap(({ branches }) => branches);
    if (level.isEach) return all.map((branch) => ({ ...branch, weight: new Fraction(1) }));
    const isAlone = level.beneficiaries.length === 1 && !level.beneficiaries.some(({ who }) => isClass(who));
    if (all.length > 0 && !isAlone && level.failedShares === null)
      throw new Error('nothing says who gets a failed share');
    if (taking.every(({ share }) => share === null)) return sharing(all, new Fraction(1));
    const taken = taking.filter(({ branches }) => branches.length > 0);
    const stated = ({ share }: { share: Fraction | null }) => share ?? new Fraction(0);
    const total = taken.reduce((sum, one) => sum.add(stated(one)), new Fraction(0));
    const more = new Fraction(1).sub(total).div(Math.max(taken.length, 1));
    return taken.flatMap((one) =>
      sharing(one.branches, level.failedShares === 'in proportion' ? stated(one).div(total) : stated(one).add(more)),
    );
  }

  const firstTaken = (levels: readonly LevelRead[], moment: Moment): Head[] =>
    levels.map((level) => headsOf(level, moment)).find(({ length }) => length > 0) ?? [];

  function outcomeOf(levels: readonly LevelRead[], rest: Parts, moment = atDeath): Parts {
    const heads = firstTaken(levels, moment);
    return heads.length > 0 ? partsOf(heads) : rest;
  }

  /** The residue as the clause on advances divides it: again and again, until nobody has had more than their share. */
  function divided(heads: readonly Head[], advances: ResidueRead['advances']): Parts {
    const ownerOf = new Map(heads.map((head) => [head.owner, heads.filter(({ owner }) => owner === head.owner)]));
    const hadBy = (key: string) =>
      advances.reduce((sum, advance) => (who(advance.who).key === key ? sum + advance.pence : sum), 0);
    const total = [...ownerOf.keys()].reduce((sum, key) => sum + hadBy(key), world.restPence);
    const shareOf = (some: readonly Head[]) => totalWeight(some).div(totalWeight(heads)).mul(total);
    const isOver = [...ownerOf].find(([key, own]) => shareOf(own).compare(hadBy(key)) < 0);
    if (isOver)
      return divided(
        heads.filter(({ owner }) => owner !== isOver[0]),
        advances,
      );
    const parts = [...ownerOf].flatMap(([key, own]) => {
      const left = shareOf(own).sub(hadBy(key)).div(world.restPence).div(totalWeight(own));
      return own.map(({ parts, weight }) => [parts, weight.mul(left)] as const);
    });
    return someOf(sumOf(parts));
  }

  function residueOutcome(residue: ResidueRead): Parts {
    const heads = firstTaken(residue.levels, atDeath);
    return heads.length > 0 ? divided(heads, residue.advances) : lastResort(residue);
  }

  /** By the rules of the section on gifts. */
  const underRules = (level: LevelRead): LevelRead => {
    const hasShares = level.beneficiaries.some(({ share }) => share !== null);
    const inProportion = hasShares && will.hasProportions ? 'in proportion' : will.failedShares;
    const survivors = will.isSurvivalAsked && level.survivors !== 'all' ? 'people' : level.survivors;
    return { ...level, survivors, failedShares: inProportion };
  };

  const given = (levels: readonly LevelRead[], moment = atDeath) =>
    outcomeOf(levels.map(underRules), wholly(will.isRestResidue ? 'residue' : 'nobody'), moment);

  const survives = (someone: Someone) => {
    const life = lifeOf(someone.key);
    return life !== null && atDeath.isLiving(life.diesOnDay, someone.key === exempt?.key);
  };

  function giftOutcome({ what, levels, onlyWithout, ...terms }: GiftRead) {
    const isGiven = onlyWithout === null || !survives(who(onlyWithout));
    return { key: subjectIn(what), parts: given(isGiven ? levels : []), terms };
  }

  function petOutcome({ animal, later, cash, beneficiary, substitute, mustSurvive }: PetRead) {
    const [first, second] = [who(beneficiary), substitute && who(substitute)];
    if (first.body === null && !mustSurvive) throw new Error('nothing asks them to survive');
    const takes = (someone: Someone, isAsked: boolean) =>
      someone.body ? !isAsked : survives(someone) && !lifeOf(someone.key)?.refuses;
    const next = second && takes(second, false) ? second.key : 'a good home';
    const parts = wholly(takes(first, mustSurvive) ? first.key : next);
    return { key: animal, parts, terms: { cash: pounds(cash), later } };
  }

  const bodies = (shares: readonly BodyShare[]) =>
    sumOf(shares.map(({ who: body, share }) => [wholly(who(body).key), share]));

  function lastResort({ fallback }: ResidueRead): Parts {
    switch (fallback?.kind) {
      case 'bodies':
        return bodies(fallback.bodies);
      case 'relatives':
        return wholly('relatives');
      case 'both families':
        return equally([wholly('relatives'), wholly(`relatives of ${who(fallback.of).key}`)]);
      default:
        return wholly('intestacy');
    }
  }

  function homeOutcome({ thenTo, occupier, ...right }: HomeTrustRead) {
    const onThatDay: Moment = { mayRefuse: false, isLiving: (day) => day > world.rightEndsOn };
    const moment = survives(who(occupier)) ? onThatDay : { ...atDeath, mayRefuse: false };
    return { key: 'home', parts: given(thenTo, moment), terms: { occupier: who(occupier).key, ...right } };
  }

  const { residue, tenth } = will;
  const known = [
    ...will.gifts.map(giftOutcome),
    ...will.pets.map(petOutcome),
    ...(will.homeTrust ? [homeOutcome(will.homeTrust)] : []),
  ];
  const others = [
    ...(residue ? [{ key: 'residue', parts: residueOutcome(residue) }] : []),
    ...(will.belongings.length > 0 ? [{ key: 'belongings', parts: given(will.belongings) }] : []),
    ...(will.files.length > 0 ? [{ key: 'files', parts: given(will.files) }] : []),
    ...(tenth ? [{ key: 'tenth', parts: bodies(tenth.bodies) }] : []),
  ];
  return {
    parts: Object.fromEntries([...known, ...others].map(({ key, parts }) => [key, shown(parts)])),
    terms: {
      ...Object.fromEntries(known.map(({ key, terms }) => [key, terms])),
      guardians: pounds(will.guardianSum),
      ...(tenth && {
        tenth: { percent: Number(tenth.percent), least: pounds(tenth.least), most: pounds(tenth.most) },
      }),
    },
  };
}

const pounds = (printed: string | null) => printed && Number(printed.replace(/[£,]/gu, ''));

/** What stands for a gift in an outcome: its sum, its number or the home. */
export const subjectIn = (what: string) =>
  /\((£[\d,.]+)\)/u.exec(what)?.[1]?.replaceAll(',', '') ??
  /g\d+/u.exec(what)?.[0] ??
  (/house|my home/u.test(what) ? 'house' : what);
