import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { describe, expect, it } from 'vitest';
import { intestacy } from './intestacy.ts';
import { intestacySources } from './sources.ts';
import { statutoryLegacies, statutoryLegacyOn } from './statutory-legacy.ts';

const asOf = '2026-11-20';
const estate = (family: Omit<Family, 'asOf' | 'estatePence'>) => intestacy({ asOf, estatePence: 60_000, ...family });

/** Who takes how much. */
const takes = (family: Omit<Family, 'asOf' | 'estatePence'>) =>
  estate(family).shares.map(({ person, pence }) => `${person} ${pence}`);
const said = (family: Omit<Family, 'asOf' | 'estatePence'>, source: string) =>
  estate(family)
    .steps.filter((step) => step.source === source)
    .map(({ text }) => text);

const ann = { id: 'ann', name: 'Ann', status: 'married' } as const;
const tom = { id: 'tom', name: 'Tom' };
const amy = { id: 'amy', name: 'Amy' };
const leo = { id: 'leo', name: 'Leo' };
const gone = { alive: false };

describe('a spouse', () => {
  it.each([
    ['2026-11-20', 'before', 'tom 60000'],
    ['2026-11-20', 'after', 'tom 60000'],
    ['2026-12-17', 'after', 'tom 60000'],
    ['2026-12-18', 'after', 'ann 60000'],
  ] as const)('who dies on %s, %s the other: %s', (died, order, first) => {
    expect(takes({ spouse: { ...ann, died, order }, children: [tom] })[0]).toBe(first);
  });

  it('who has lived 28 days and died since takes for their own estate', () => {
    const { shares, steps } = estate({ spouse: { ...ann, died: '2026-12-18' } });
    expect(shares).toMatchObject([{ person: 'ann', what: 'everything', toTheirEstate: true }]);
    expect(steps.at(-1)?.text).toBe('Ann has died since, so what was theirs belongs to that person’s estate.');
  });

  it('of whom nobody knows who died first takes no share, but the home of an elder', () => {
    const family: Omit<Family, 'asOf' | 'estatePence'> = {
      born: '1960-01-01',
      spouse: { ...ann, died: asOf, order: 'unknown', born: '1961-01-01' },
      children: [tom],
      outside: [{ to: 'ann', pence: 500, what: 'home' }],
    };
    expect(takes(family)).toEqual(['tom 60000']);
    expect(estate(family).outside).toEqual([{ person: 'ann', pence: 500, what: 'home', toTheirEstate: true }]);
    expect(said(family, intestacySources.orderUnknown)).toHaveLength(1);
    expect(said(family, intestacySources.twentyEightDays)).toHaveLength(1);
    expect(estate({ ...family, born: '1962-01-01' })).toMatchObject({ estatePence: 60_500, outside: [] });
  });

  it.each([
    ['judicially-separated', intestacySources.judicialSeparation],
    ['separation-order', intestacySources.separationOrder],
    ['divorced', intestacySources.spouse],
    ['cohabiting', intestacySources.familyClaims],
    ['engaged', intestacySources.familyClaims],
  ] as const)('who is %s takes nothing', (status, source) => {
    expect(takes({ spouse: { ...ann, status }, parents: [tom] })).toEqual(['tom 60000']);
    expect(said({ spouse: { ...ann, status } }, source)[0]).toContain('Ann');
  });

  it('who killed takes nothing, and a joint home is divided', () => {
    const family = {
      spouse: { ...ann, forfeits: true },
      children: [tom],
      outside: [{ to: 'ann', pence: 500, what: 'home' }],
    };
    expect(takes(family)).toEqual(['tom 60500']);
    expect(said(family, intestacySources.out)).toEqual([
      'No one may gain by killing, so Ann counts as having died first.',
    ]);
    expect(said(family, intestacySources.killer)).toHaveLength(1);
  });

  it('who turns it down still has the joint home', () => {
    const family = {
      spouse: { ...ann, disclaims: true },
      children: [tom],
      outside: [{ to: 'ann', pence: 500, what: 'home' }],
    };
    expect(takes(family)).toEqual(['tom 60000']);
    expect(estate(family).outside).toHaveLength(1);
  });
});

describe('the statutory legacy', () => {
  it.each([
    ['2014-10-01', 250_000],
    ['2020-02-05', 250_000],
    ['2020-02-06', 270_000],
    ['2023-07-25', 270_000],
    ['2023-07-26', 322_000],
    ['2040-01-01', 322_000],
  ])('is that of the day of death: %s', (day, pounds) => {
    expect(statutoryLegacyOn(day).pounds).toBe(pounds);
  });

  it('has no figure for a death before the rules of 2014', () => {
    expect(() => statutoryLegacyOn('2014-09-30')).toThrow(RangeError);
  });

  it('has its rows in order, each with its source', () => {
    expect(statutoryLegacies.map(({ from }) => from)).toEqual(statutoryLegacies.map(({ from }) => from).toSorted());
    for (const { source } of statutoryLegacies) expect(source).toMatch(/Act|Order/);
  });

  it('is taken again from the part that a will leaves out', () => {
    const family = { partial: true, spouse: ann, children: [tom] };
    const { shares, steps } = intestacy({ asOf, estatePence: 32_200_001, ...family });
    expect(shares.map(({ pence }) => pence)).toEqual([32_200_000, 1, 0]);
    expect(steps[0]).toEqual({
      text: 'A will gives away the rest. Only the part that it leaves out is shared here.',
      source: intestacySources.partial,
    });
  });
});

describe('descendants', () => {
  it('divide at each generation, first among the children even if all are dead', () => {
    const children = [
      { ...tom, ...gone, children: [{ id: 'a' }] },
      { ...amy, ...gone, children: [{ id: 'b' }, { id: 'c' }] },
    ];
    expect(takes({ children })).toEqual(['a 30000', 'b 15000', 'c 15000']);
    expect(said({ children }, intestacySources.trusts)).toEqual([
      'Tom died first, so a inherits the share that Tom would have had.',
      'Amy died first, so b and c inherit the share that Amy would have had.',
    ]);
  });

  it('who turn it down leave it to their own children', () => {
    const children = [{ ...tom, disclaims: true, children: [{ ...leo, age: 4 }] }, amy];
    expect(takes({ children })).toEqual(['leo 30000', 'amy 30000']);
    expect(said({ children }, intestacySources.out)).toEqual([
      'Tom has turned down what these rules give, and counts as having died first.',
    ]);
  });

  it('who have died since under 18 leave it to their own children, then to the others, then to nobody', () => {
    const young = { ...tom, age: 15, died: '2028-01-01' };
    const others = [amy];
    expect(takes({ children: [{ ...young, children: [leo] }, ...others] })).toEqual(['leo 30000', 'amy 30000']);
    expect(takes({ children: [young, ...others] })).toEqual(['amy 60000']);
    expect(takes({ children: [young], parents: [leo] })).toEqual(['leo 60000']);
    expect(said({ children: [{ ...young, children: [leo] }] }, intestacySources.diedUnderAge)).toHaveLength(1);
    expect(said({ children: [young] }, intestacySources.noDescendantLeft)).toEqual([
      'Tom has died since, under 18 and without children who inherit, so everything passes as if there had been no children.',
    ]);
  });

  it.each([
    [{ age: 15, died: '2029-11-19' }, []],
    [{ age: 15, died: '2029-11-20' }, ['tom 60000']],
    [{ born: '2011-06-05', died: '2029-06-04' }, []],
    [{ born: '2011-06-05', died: '2029-06-05' }, ['tom 60000']],
    [{ age: 15, died: '2027-01-01', married: true }, ['tom 60000']],
  ])('who have died since were of age, or not: %j', (fate, expected) => {
    expect(takes({ children: [{ ...tom, ...fate }] })).toEqual(expected);
  });

  it('on the way count as living', () => {
    const children = [{ id: 'baby', name: 'The baby', unborn: true }, tom];
    expect(estate({ children }).shares[0]).toMatchObject({ person: 'baby', fraction: '1/2', heldUntil: '18' });
    expect(said({ children }, intestacySources.unborn)).toEqual([
      'The baby was on the way at the death, and counts as living.',
    ]);
  });

  it('by adoption count like those by birth, and so do their children', () => {
    const children = [{ ...tom, kind: 'adopted' as const, ...gone, children: [leo] }, amy];
    expect(takes({ children })).toEqual(['leo 30000', 'amy 30000']);
    expect(said({ children }, intestacySources.adoption)).toEqual([
      'Tom is of the family by adoption, and counts like anyone born into it.',
    ]);
    expect(said({ parents: [{ ...amy, kind: 'adopted' }] }, intestacySources.adoption)).toHaveLength(1);
  });

  it('have a share far down the line that is exact', () => {
    const deep = (left: number): NonNullable<Family['children']> =>
      Array.from({ length: 10 }, (_, at) =>
        at === 0 && left > 0 ? { id: `${left}`, alive: false, children: deep(left - 1) } : { id: `${left}-${at}` },
      );
    const { shares } = intestacy({ asOf, estatePence: 9_000_000_000_000, children: deep(20) });
    expect(shares.reduce((total, { pence }) => total + pence, 0)).toBe(9_000_000_000_000);
    expect(shares[0]).toMatchObject({ person: '0-0', pence: 0, fraction: `1/1${'0'.repeat(21)}` });
  });
});

describe('other relatives', () => {
  it('of the whole blood, even a great-niece, come before those of the half blood', () => {
    const siblings = [
      { id: 'half', blood: 'half' as const },
      { ...tom, ...gone, children: [{ ...amy, ...gone, children: [leo] }] },
    ];
    expect(takes({ siblings })).toEqual(['leo 60000']);
  });

  it('take their turn where somebody has died since, under 18', () => {
    const siblings = [
      { ...tom, age: 12, died: '2027-01-01' },
      { id: 'half', blood: 'half' as const },
    ];
    expect(takes({ siblings })).toEqual(['half 60000']);
    expect(said({ siblings }, intestacySources.classFails)).toHaveLength(1);
  });

  it('by marriage, and their families, take nothing', () => {
    const step = { id: 'step', blood: 'none' as const, children: [leo] };
    expect(estate({ siblings: [step], auntsAndUncles: [step] })).toMatchObject({ shares: [], crown: 60_000 });
  });

  it.each([
    ['unrecorded-father', intestacySources.unrecordedFather],
    ['adopted-away', intestacySources.adoption],
  ] as const)('as a parent who is %s take nothing', (kind, source) => {
    const parents = [{ ...tom, kind }, amy];
    expect(takes({ parents })).toEqual(['amy 60000']);
    expect(said({ parents }, source)[0]).toContain('Tom');
  });

  it('of whom the younger counts as having lived longer', () => {
    const died = { died: asOf, order: 'unknown' } as const;
    const children = [
      { ...tom, ...died, born: '1990-01-01' },
      { ...amy, ...died, born: '1950-01-01' },
    ];
    expect(takes({ born: '1960-01-01', children })).toEqual(['tom 60000']);
    expect(said({ born: '1960-01-01', children }, intestacySources.orderUnknown)).toEqual([
      'No one can say whether Tom died first. The younger of two counts as having lived longer, so Tom counts as having lived longer.',
      'No one can say whether Amy died first. The younger of two counts as having lived longer, so Amy counts as having died first.',
    ]);
  });
});

it('divides nothing where there is nothing', () => {
  expect(intestacy({ asOf, estatePence: 0, spouse: ann, children: [tom] })).toMatchObject({ shares: [], crown: 0 });
});
