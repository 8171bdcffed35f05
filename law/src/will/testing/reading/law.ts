import Fraction from 'fraction.js';
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
  wholly,
} from './outcome.ts';
import type { Family } from './random-family.ts';
import type { Someone } from './random-people.ts';
import type { Descendant, Life, World } from './world.ts';

type Row = Family['facts']['gifts'][number]['recipients'][number];

type Branch = Omit<Head, 'weight'>;

/** How one list of beneficiaries takes. */
interface Terms {
  /** The age that children have to reach; null where nobody waits. */
  age: number | null;
  /** Says whether the children of a child who is stored as one stand in. */
  grandchildren: boolean;
  isEach: boolean;
  /** Says whether what is given can be refused: not what somebody takes years later. */
  mayRefuse: boolean;
  /** Says whether somebody is there to take, at the time it is asked. */
  isThere: (person: Someone | Descendant) => boolean;
}

/**
 * What the law and the answers make of the estate (survivorship, failing gifts, stand-ins in every generation, ages):
 * worked out from the facts alone, without the model and the clauses.
 */
export function lawfulOutcome({ facts, people, find }: Family, world: World): Outcome {
  const { willSettings: settings, residueFallback: fallback, homeTrust: home } = facts;
  const spouse = people.find(({ type }) => type === 'spouse') ?? null;
  const period = settings.survivorshipDays ?? 28;
  // Without a wait for the spouse, the condition is met in one will alone.
  const wait = settings.spouseSurvivorship === 'none' ? 0 : period;
  const lifeOf = ({ key }: { key: string }): Life | undefined => world.lives.get(key) ?? world.unstored.get(key);
  const livesBeyond = (day: number, diesOnDay: number) => diesOnDay > (day === 0 ? -1 : day);
  const survives = (one: Someone | Descendant) => {
    if ('body' in one && one.body) return true;
    const isExempt = one === spouse && settings.spouseSurvivorship === 'none';
    return livesBeyond(isExempt ? 0 : period, dayOf(one));
  };
  const dayOf = (one: Someone | Descendant) => ('diesOnDay' in one ? one.diesOnDay : (lifeOf(one)?.diesOnDay ?? -1));

  /** The children of one who does not take, and of those of them who are dead, as of a moment. */
  const standIns = (children: readonly Descendant[], isLiving: (one: Descendant) => boolean): Parts => {
    const branches = children.map((child) =>
      isLiving(child) ? wholly(child.key) : standIns(child.children, isLiving),
    );
    return equally(branches.filter(({ size }) => size > 0));
  };

  const ageOf = (someone: Someone, age: number | null) => {
    if (age === null || someone.type === 'child') return age;
    return someone.age !== null && someone.age < 18 && age > 18 ? age : null;
  };

  /** What becomes of the part of one who is named, or of a member of a class. */
  const branchOf = (one: Pick<Someone, 'key'>, age: number | null, isReplaced: boolean, terms: Terms): Parts => {
    const life = lifeOf(one);
    if (!life) return wholly(one.key);
    const isWilling = terms.isThere(one as Someone) && !(terms.mayRefuse && life.refuses);
    if (isWilling && (age === null || life.lastAge >= age)) return wholly(one.key);
    if (!isReplaced) return nobody;
    return standIns(life.children, isWilling ? (child) => child.diesOnDay > life.failsOnDay : terms.isThere);
  };

  const own = (): { key: string }[] => [
    ...people.filter(({ isOwnChild }) => isOwnChild),
    ...[...world.unstored.keys()].map((key) => ({ key })),
  ];

  const branchesOf = (row: Row, terms: Terms): Branch[] => {
    if (row.classOf === 'grandchildren')
      return [
        ...people
          .filter(({ isGrandchild }) => isGrandchild)
          .map(({ key }) => ({ owner: key, parts: branchOf({ key }, null, false, terms) })),
        ...own().flatMap((child) =>
          (lifeOf(child)?.children ?? []).filter(terms.isThere).map(({ key }) => ({ owner: key, parts: wholly(key) })),
        ),
      ];
    if (row.classOf === 'children') {
      const out = new Set(row.exceptIds.map((id) => find('child', id)?.key));
      return own()
        .filter(({ key }) => !out.has(key))
        .map((child) => ({ owner: child.key, parts: branchOf(child, terms.age, terms.grandchildren, terms) }));
    }
    const someone = find(row.type, row.id);
    if (!someone) return [];
    const isReplaced = someone.isChild && (terms.grandchildren || someone.type === 'contact');
    return [{ owner: someone.key, parts: branchOf(someone, ageOf(someone, terms.age), isReplaced, terms) }];
  };

  const sharing = (branches: readonly Branch[], share: Fraction): Head[] =>
    branches.map((branch) => ({ ...branch, weight: share.div(branches.length) }));

  const headsOf = (level: readonly Row[], terms: Terms): Head[] => {
    const hasShares = level.length > 1 && level.every(({ percentage }) => percentage !== null);
    const groups = level.map((row) => ({
      share: new Fraction(row.percentage ?? 0),
      branches: branchesOf(row, terms).filter(({ parts }) => parts.size > 0),
    }));
    const all = groups.flatMap(({ branches }) => branches);
    if (terms.isEach) return all.map((branch) => ({ ...branch, weight: new Fraction(1) }));
    if (!hasShares) return sharing(all, new Fraction(1));
    const taken = groups.filter(({ branches }) => branches.length > 0);
    const total = taken.reduce((sum, { share }) => sum.add(share), new Fraction(0));
    return taken.flatMap(({ share, branches }) => sharing(branches, share.div(total)));
  };

  /** Level by level, everybody at the first level they stand in. */
  const firstTaken = (rows: readonly Row[], terms: Terms): Head[] => {
    const identity = (row: Row) => (row.type === 'class' ? row.classOf : find(row.type, row.id)?.key);
    const inOrder = rows.toSorted((a, b) => a.priority - b.priority);
    const once = inOrder.filter((row, at) => inOrder.findIndex((other) => identity(other) === identity(row)) === at);
    const levels = [...Map.groupBy(once, ({ priority }) => priority).values()];
    return levels.map((level) => headsOf(level, terms)).find(({ length }) => length > 0) ?? [];
  };

  const outcomeOf = (rows: readonly Row[], terms: Terms, rest: Parts): Parts => {
    const heads = firstTaken(rows, terms);
    return heads.length > 0 ? partsOf(heads) : rest;
  };

  /**
   * Hotchpot: everybody is brought up to one level, for one whole share, those first who have had least of theirs. Whoever
   * has had more than that level keeps it and takes nothing.
   */
  const levelled = (heads: readonly Head[]): Parts => {
    const had = (key: string) =>
      facts.advances.reduce(
        (sum, { personType, personId, amount }) =>
          find(personType, personId)?.key === key ? sum + Math.round(amount * 100) : sum,
        0,
      );
    const owners = [...Map.groupBy(heads, ({ owner }) => owner)].map(([owner, own]) => {
      const weight = own.reduce((sum, head) => sum.add(head.weight), new Fraction(0));
      return { own, weight, had: new Fraction(had(owner)), ratio: new Fraction(had(owner)).div(weight) };
    });
    const inOrder = owners.toSorted((a, b) => a.ratio.compare(b.ratio));
    let [money, weight, level] = [new Fraction(world.restPence), new Fraction(0), new Fraction(0)];
    for (const one of inOrder) {
      if (weight.compare(0) > 0 && one.ratio.compare(level) >= 0) break;
      money = money.add(one.had);
      weight = weight.add(one.weight);
      level = money.div(weight);
    }
    const parts = owners.flatMap(({ own, weight, had }) => {
      const due = level.mul(weight).sub(had);
      if (due.compare(0) <= 0) return [];
      return own.map((head) => [head.parts, due.mul(head.weight).div(weight).div(world.restPence)] as const);
    });
    return someOf(sumOf(parts));
  };

  const plain: Terms = { age: null, grandchildren: true, isEach: false, mayRefuse: true, isThere: survives };
  const residue = wholly('residue');
  const bodies = (rows: readonly { id: string; percentage: number | null }[]) =>
    outcomeOf(
      rows.map((row) => ({ ...row, name: '', type: 'contact', priority: 1, classOf: null, exceptIds: [] })),
      plain,
      nobody,
    );

  const lastResort = (): Parts => {
    if (fallback?.kind === 'charity') return bodies(fallback.charities);
    if (fallback?.kind === 'relatives' || (fallback?.kind === 'both_families' && !spouse)) return wholly('relatives');
    if (fallback?.kind === 'both_families')
      return equally([wholly('relatives'), wholly(`relatives of ${spouse?.key}`)]);
    return wholly('intestacy');
  };

  /** This much is paid off a home: all of the debt of a sole owner, and the part that is a co-owner’s to pay. */
  const ownDebt = facts.homeDetails.tenancyType === 'sole-owner' || ('own part' as const);

  const gifts = facts.gifts.map((gift) => {
    const after = Math.max(...gift.recipients.map(({ priority }) => priority));
    const remainder = gift.remainderRecipients.map((row) => ({ ...row, priority: row.priority + after }));
    const terms: Terms = {
      age: gift.childrenAccessAge ?? 18,
      grandchildren: gift.grandchildrenInherit ?? true,
      isEach: gift.amountEach,
      mayRefuse: true,
      isThere: survives,
    };
    const isGiven = !gift.onlyIfSpouseFails || !spouse || !survives(spouse);
    const key = subjectOf(gift);
    const isItem = gift.giftType === 'specific_item';
    const isHome = isItem && gift.itemDescription === 'my house';
    const isLand = isItem && /house|cottage/u.test(gift.itemDescription);
    const isSum = gift.giftType === 'cash_gift';
    return {
      key,
      parts: isGiven ? outcomeOf([...gift.recipients, ...remainder], terms, residue) : residue,
      terms: {
        isFreeOfTax: gift.giftType === 'pension_plan' || gift.taxBorneBy !== 'recipient',
        isFreeOfDebt: isLand && gift.mortgage === 'paid_by_residue' && (isHome ? ownDebt : true),
        coversLaterHome: isHome && !gift.onlyThisHome,
        isPaidOnceWithin: gift.onlyIfSpouseFails && spouse && isSum && wait > 0 ? period : null,
      },
    };
  });

  const wants = (one: Someone | null) => one !== null && survives(one) && !lifeOf(one)?.refuses;
  const pets = facts.pets.map((pet) => {
    const second = pet.substituteType ? find(pet.substituteType, pet.substituteId) : null;
    const beneficiary = [find(pet.takerType, pet.takerId), second].find(wants);
    return {
      key: pet.description,
      parts: wholly(beneficiary?.key ?? 'a good home'),
      terms: { cash: pet.cashAmount, later: laterAnimal(facts, pet) },
    };
  });

  const occupier = home && find(home.occupierType, home.occupierId);
  const isThereThen = (one: Someone | Descendant) =>
    ('body' in one && one.body !== null) || dayOf(one) > world.rightEndsOn;
  const homes = !(home && occupier)
    ? []
    : [
        {
          key: 'home',
          parts: outcomeOf(
            home.thenTo,
            { ...plain, mayRefuse: false, isThere: survives(occupier) ? isThereThen : survives },
            residue,
          ),
          terms: {
            occupier: occupier.key,
            hasIncome: home.kind === 'life_interest',
            paysAll: home.outgoings !== 'shared',
            paysDebt: home.mortgage !== 'paid_by_residue',
            isFreeOfDebt: home.mortgage === 'paid_by_residue' && ownDebt,
            coversLaterHome: !home.onlyThisHome,
            mayMove: home.mayMove,
            years: home.years,
            ends: [
              ...(home.endsOnRemarriage ? ['marriage'] : []),
              ...(home.endsOnCohabitation ? ['couple'] : []),
              ...((home.endsOnLeaving ?? home.kind !== 'life_interest') ? ['leaving'] : []),
            ],
          },
        },
      ];

  const rest = facts.residuaryRecipients.map(
    ({ recipientId, recipientType, ...row }): Row => ({ ...row, name: '', id: recipientId, type: recipientType }),
  );
  const heads = firstTaken(rest, {
    ...plain,
    age: settings.childrenInheritanceAge ?? 18,
    grandchildren: facts.residue.grandchildrenInherit ?? true,
  });
  // Each of them has a guardian.
  const hasMinors = people.some(({ type, age }) => type === 'child' && age !== null && age < 18);
  const { personalChattels: chattels, digitalAssets: digital, charityTenth: tenth } = facts;
  const others = [
    {
      key: 'residue',
      parts: heads.length > 0 ? levelled(heads) : lastResort(),
    },
    ...(chattels ? [{ key: 'belongings', parts: outcomeOf(chattels.recipients, plain, residue) }] : []),
    ...(digital ? [{ key: 'files', parts: outcomeOf(digital.recipients, plain, residue) }] : []),
    ...(tenth ? [{ key: 'tenth', parts: bodies(tenth.recipients) }] : []),
  ];

  return {
    parts: Object.fromEntries([...gifts, ...pets, ...homes, ...others].map(({ key, parts }) => [key, shown(parts)])),
    terms: {
      ...Object.fromEntries([...gifts, ...pets, ...homes].map(({ key, terms }) => [key, terms])),
      guardians: hasMinors ? (facts.guardianSupport?.cashAmount ?? null) : null,
      ...(tenth && { tenth: { percent: tenth.percent ?? 10, least: tenth.leastAmount, most: tenth.mostAmount } }),
    },
  };
}

type Pet = Family['facts']['pets'][number];

/** An animal that comes later goes with the first of its kind, and only where no other clause gives it. */
function laterAnimal({ pets }: Family['facts'], pet: Pet): string | null {
  const kindOf = ({ description }: Pet) => /dog|cat/u.exec(description)?.[0];
  const kind = kindOf(pet);
  if (pets.find((other) => kindOf(other) === kind) !== pet) return null;
  if (!kind) return 'pet I own instead when I die';
  return `other ${kind} I own when I die${pets.length === 1 ? '' : ' that no other clause gives'}`;
}

/** What stands for a gift in an outcome: its sum, its number or the home. */
export function subjectOf(gift: Family['facts']['gifts'][number]): string {
  if (gift.giftType === 'cash_gift') {
    const amount = gift.cashAmount ?? 0;
    return `£${amount.toFixed(Number.isInteger(amount) ? 0 : 2)}`;
  }
  return (gift.giftType === 'specific_item' ? gift.itemDescription : gift.policyNumber).split(' ').at(-1) ?? '';
}
