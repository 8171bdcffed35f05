import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { median } from './support/figures.ts';

const asOf = '2026-11-20';
const rounds = 5;
const roundMs = 400;
const batch = 1_000;

const nieces = (of: string): Relative[] => [{ id: `${of}-1` }, { id: `${of}-2`, age: 12 }];

const withSpouse: Family = {
  asOf,
  estatePence: 70_000_001,
  chattelsPence: 1_200_000,
  outside: [{ to: 'ann', pence: 25_000_000, what: 'home' }],
  spouse: { id: 'ann', status: 'married' },
  children: [
    { id: 'tom', born: '1986-03-04' },
    {
      id: 'una',
      alive: false,
      children: [
        { id: 'lee', age: 19 },
        { id: 'max', age: 9 },
      ],
    },
    { id: 'amy', born: '2011-05-06' },
    { id: 'sid', kind: 'step', age: 20 },
  ],
};

/** Nobody nearer than the cousins. */
const distant: Family = {
  asOf,
  estatePence: 70_000_001,
  spouse: { id: 'ann', status: 'divorced' },
  parents: [
    { id: 'mum', died: '2001-02-03' },
    { id: 'dad', alive: false },
  ],
  siblings: [
    { id: 'bob', alive: false },
    { id: 'eve', blood: 'half', alive: false },
  ],
  grandparents: [{ id: 'gran', alive: false }],
  auntsAndUncles: ['a', 'b', 'c'].map((id) => ({ id, alive: false, children: nieces(id) })),
};

/** Runs on one thread; the estates differ, and every sentence is read. */
function perSecond(families: readonly Family[]): number {
  let taken = 0;
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < roundMs) {
    for (const family of families) {
      const { shares, steps } = intestacy(family);
      for (const share of shares) taken += share.pence;
      for (const { text } of steps) taken += text.charCodeAt(text.length - 1);
    }
    done += families.length;
  }
  if (!(taken > 0)) throw new Error('nobody took anything');
  return (done * 1000) / (performance.now() - started);
}

function measured(family: Family): number {
  const families = Array.from({ length: batch }, (_, at) => ({
    ...family,
    estatePence: family.estatePence + at * 1_234_567,
  }));
  return median(Array.from({ length: rounds }, () => perSecond(families)));
}

// Written to stdout: both, as JSON.
process.stdout.write(JSON.stringify([measured(withSpouse), measured(distant)]));
