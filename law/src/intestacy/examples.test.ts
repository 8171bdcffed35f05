import { describe, expect, it } from 'vitest';
import { intestacy } from './intestacy.ts';
import { examples } from './testing/example.ts';

const act = 'Administration of Estates Act 1925';

/** What the file does not list among the sources of an example, and has to be said all the same. */
const alsoSaid: Record<string, string[]> = {
  'INT-03': [`${act} s.46(1)(i)`],
  'INT-04': [`${act} s.46(1)(i)`],
  'INT-06': [`${act} Sch 1A`, `${act} s.46(1)(i)`],
  'INT-08': [`${act} s.46(1)(ii)`],
  'INT-13': [`${act} s.46(1)(i)`],
  'INT-19': [`${act} Sch 1A`],
  'INT-20': [`${act} s.46(1)(i)`, `${act} s.47(1)`],
};

describe('agrees to the penny with the example', () => {
  it.each(examples.map((example) => [example.id, example.title, example] as const))('%s %s', (id, _, example) => {
    const { sources, ...expected } = example.expected;
    const { steps, estatePence, ...answer } = intestacy(example.family);
    expect(answer).toEqual(expected);
    expect(estatePence).toBe(example.family.estatePence);
    expect(new Set(steps.map(({ source }) => source))).toEqual(new Set([...sources, ...(alsoSaid[id] ?? [])]));
  });
});

it('agrees with the worked example of a spouse, stand-ins, a joint home and a penny left over', () => {
  const { steps, shares, ...answer } = intestacy({
    asOf: '2026-11-20',
    estatePence: 70_000_001,
    chattelsPence: 1_200_000,
    outside: [{ to: 'ann', pence: 25_000_000, what: 'home' }],
    spouse: { id: 'ann', status: 'married' },
    children: [
      { id: 'tom', age: 40 },
      {
        id: 'una',
        alive: false,
        children: [
          { id: 'lee', age: 19 },
          { id: 'max', age: 9 },
        ],
      },
      { id: 'amy', age: 15 },
      { id: 'sid', kind: 'step', age: 20 },
    ],
  });
  expect(answer).toEqual({
    estatePence: 70_000_001,
    crown: 0,
    outside: [{ person: 'ann', pence: 25_000_000, what: 'home' }],
  });
  expect(shares.map((share) => Object.values(share))).toEqual([
    ['ann', 'personal chattels', 1_200_000, null, null],
    ['ann', 'statutory legacy', 32_200_000, null, null],
    ['ann', 'half of the rest', 18_300_001, '1/2', null],
    ['tom', 'share', 6_100_000, '1/6', null],
    ['lee', 'share', 3_050_000, '1/12', null],
    ['max', 'share', 3_050_000, '1/12', '18'],
    ['amy', 'share', 6_100_000, '1/6', '18'],
  ]);
  expect(new Set(steps.map(({ source }) => source))).toEqual(
    new Set([
      'Law of Property Act 1925 s.36(2)',
      `${act} s.55(1)(x)`,
      `${act} Sch 1A`,
      `${act} s.46(1)(i)`,
      `${act} s.47(1)`,
      'Inheritance (Provision for Family and Dependants) Act 1975 s.1',
    ]),
  );
});
