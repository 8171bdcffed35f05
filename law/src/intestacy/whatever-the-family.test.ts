import { Family, type Relative } from '@plainwill/contracts/will-data/what-if/family';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IntestacyAnswer } from './answer.ts';
import { familyProblems } from './family-problems.ts';
import { intestacy } from './intestacy.ts';
import { aFamily } from './testing/arbitrary-family.ts';
import { readIndependently } from './testing/independent-reading.ts';

const runs = { numRuns: 500 };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const keyOf = ({ person, what }: IntestacyAnswer['shares'][number]) => `${person} ${what}`;

const lists = ['children', 'parents', 'siblings', 'grandparents', 'auntsAndUncles'] as const;
const withDescendants = (person: Relative): Relative[] => [person, ...(person.children ?? []).flatMap(withDescendants)];
const membersOf = (family: Family, list: (typeof lists)[number]) => (family[list] ?? []).flatMap(withDescendants);
const everybodyIn = (family: Family) => lists.flatMap((list) => membersOf(family, list));

/** Every list the other way round, at each depth. */
function turned(family: Family): Family {
  const turn = (people: readonly Relative[] = []): Relative[] =>
    people.toReversed().map((person) => ({ ...person, children: turn(person.children) }));
  return { ...family, ...Object.fromEntries(lists.map((list) => [list, turn(family[list])])) };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** The largest class first, in the order in which they take. */
function classesOf(family: Family): Set<string>[] {
  const idsOf = (people: readonly Relative[]) => new Set(people.flatMap(withDescendants).map(({ id }) => id));
  const ofBlood = (list: 'siblings' | 'auntsAndUncles', blood: string) =>
    idsOf((family[list] ?? []).filter((relative) => (relative.blood ?? 'whole') === blood));
  return [
    idsOf(family.children ?? []),
    idsOf(family.parents ?? []),
    ofBlood('siblings', 'whole'),
    ofBlood('siblings', 'half'),
    idsOf(family.grandparents ?? []),
    ofBlood('auntsAndUncles', 'whole'),
    ofBlood('auntsAndUncles', 'half'),
  ];
}

const property = (check: (family: Family, answer: IntestacyAnswer) => void) =>
  fc.assert(
    fc.property(aFamily, (family) => check(family, intestacy(frozen(family)))),
    runs,
  );

describe('whatever the family', () => {
  it('is one that the command would accept', () => {
    property((family) => {
      expect(Family.parse(family)).toEqual(family);
      expect(familyProblems(family)).toEqual([]);
    });
  });

  it('agrees with an independent reading of the rules', () => {
    property((family, { shares, crown }) => {
      const rows = shares.map(({ person, what, pence, fraction, heldUntil, toTheirEstate = false }) =>
        [person, what, pence, fraction, heldUntil, toTheirEstate].join(' '),
      );
      expect({ rows, crown }).toEqual(readIndependently(family));
    });
  });

  it('no penny is without an owner, and none has two', () => {
    property((family, { shares, crown, estatePence, outside }) => {
      expect(sum(shares.map(({ pence }) => pence)) + crown).toBe(estatePence);
      const joint = sum((family.outside ?? []).map(({ pence }) => pence));
      expect(estatePence + sum(outside.map(({ pence }) => pence))).toBe(family.estatePence + joint);
    });
  });

  it('the rows of what is divided come to the whole of it, in pence and in fractions', () => {
    property((_, { shares, crown, estatePence }) => {
      const divided = shares.filter(({ fraction }) => fraction !== null);
      const first = sum(shares.filter(({ fraction }) => fraction === null).map(({ pence }) => pence));
      expect(sum(divided.map(({ pence }) => pence))).toBe(crown > 0 ? 0 : estatePence - first);
      if (divided.length === 0) return;
      const parts = divided.map(({ fraction }) => BigInt(fraction?.replace('1/', '') ?? 0));
      const whole = parts.reduce((product, d) => product * d, 1n);
      expect(parts.reduce((total, d) => total + whole / d, 0n)).toBe(whole);
    });
  });

  it('nobody takes who died first, is divorced, of another family, or out', () => {
    property((family, { shares }) => {
      const beneficiaries = new Set(shares.map(({ person }) => person));
      for (const { id, alive, died, order, kind = 'birth', blood, disclaims, forfeits } of everybodyIn(family)) {
        const isGone =
          alive === false || (died !== undefined && (died < family.asOf || (died === family.asOf && !order)));
        if (isGone || disclaims || forfeits || blood === 'none' || !['birth', 'adopted'].includes(kind))
          expect(beneficiaries).not.toContain(id);
      }
      const { spouse } = family;
      if (spouse && !['married', 'civil-partner', 'separated', 'conditional-order'].includes(spouse.status))
        expect(beneficiaries).not.toContain(spouse.id);
    });
  });

  it('what somebody under 18 takes is held, unless they have married', () => {
    property((family, { shares }) => {
      const people = new Map(everybodyIn(family).map((person) => [person.id, person]));
      for (const { person: id, heldUntil } of shares) {
        const person = people.get(id);
        if (person?.age === undefined || person.died !== undefined) continue;
        expect(heldUntil).toBe(person.age < 18 && !person.married ? '18' : null);
      }
    });
  });

  it('the order of the file moves nobody by more than a penny', () => {
    property((family, answer) => {
      const other = intestacy(turned(family));
      const amounts = new Map(other.shares.map((share) => [keyOf(share), share.pence]));
      expect(amounts.size).toBe(answer.shares.length);
      for (const share of answer.shares)
        expect(Math.abs(share.pence - (amounts.get(keyOf(share)) ?? Number.NaN))).toBeLessThanOrEqual(1);
      expect(other.crown).toBe(answer.crown);
    });
  });

  it('somebody more who died first without children changes nothing', () => {
    fc.assert(
      fc.property(aFamily, fc.constantFrom(...lists), fc.boolean(), (family, list, isFirst) => {
        const members = family[list] ?? [];
        const extra: Relative = { id: 'extra', alive: false, kind: list === 'parents' ? 'step' : 'birth' };
        const more = isFirst ? [extra, ...members] : [...members, extra];
        const { shares, crown } = intestacy({ ...family, [list]: more });
        expect({ shares, crown }).toEqual({ shares: intestacy(family).shares, crown: intestacy(family).crown });
      }),
      runs,
    );
  });

  it('one more pound lowers nothing by more than a penny', () => {
    property((family, { shares, crown }) => {
      const after = intestacy({ ...family, estatePence: family.estatePence + 100 });
      const amounts = new Map(after.shares.map((share) => [keyOf(share), share.pence]));
      for (const share of shares) expect(amounts.get(keyOf(share))).toBeGreaterThanOrEqual(share.pence - 1);
      expect(after.crown).toBeGreaterThanOrEqual(crown);
    });
  });

  it('a later class never takes beside an earlier one', () => {
    property((family, { shares }) => {
      const classes = classesOf(family);
      const taking = new Set(
        shares
          .filter(({ person }) => person !== family.spouse?.id)
          .map(({ person }) => classes.findIndex((members) => members.has(person))),
      );
      expect(taking.size).toBeLessThanOrEqual(1);
      if (shares.some(({ person }) => person === family.spouse?.id))
        expect([...taking].filter((at) => at > 0)).toEqual([]);
    });
  });

  it('says the same again, to the byte, and why', () => {
    property((family, answer) => {
      expect(JSON.stringify(intestacy(structuredClone(family)))).toBe(JSON.stringify(answer));
      expect(answer.steps.length).toBeGreaterThan(0);
      for (const { text } of answer.steps)
        expect(text).not.toMatch(/undefined|NaN|\bissue\b|intestate|stirpes|vacantia/);
    });
  });
});
