import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import fc from 'fast-check';
import type { WillFacts } from '../../facts/will-facts.ts';

type Change = (facts: WillFacts, day: CalendarDate) => WillFacts;

const detailed =
  (changes: Partial<WillFacts['personalDetails']>): Change =>
  (facts) => ({ ...facts, personalDetails: { ...facts.personalDetails, ...changes } });

const wedding: Change = (facts, day) => ({
  ...detailed({ maritalStatus: 'married' })(facts, day),
  spouseDetails: { ...facts.spouseDetails, id: `spouse-${day}`, fullName: 'Kim Newly Spq' },
});

const birth: Change = (facts, day) => {
  const [like] = facts.children;
  if (!like) return facts;
  const child = { ...like, id: `born-${day}`, firstName: `Baby ${day.slice(2, 4)}`, dateOfBirth: day, hasDied: false };
  return { ...facts, children: [...facts.children, { ...child, diedOn: null }] };
};

const deathOfChild: Change = (facts, day) => {
  const dying = facts.children.find(({ hasDied }) => !hasDied);
  return {
    ...facts,
    children: facts.children.map((child) => (child === dying ? { ...child, hasDied: true, diedOn: day } : child)),
  };
};

const move: Change = (facts, day) => ({
  ...facts,
  homeDetails: { ...facts.homeDetails, line1: `${day.slice(5)} New Road`, postcode: 'LS1 4AP' },
});

const goAbroad: Change = (facts) => ({
  ...facts,
  contacts: facts.contacts.map((contact, at) => (at === 0 ? { ...contact, postcode: '75001' } : contact)),
});

const changes = [
  wedding,
  detailed({ maritalStatus: 'divorced' }),
  detailed({ maritalStatus: 'widowed' }),
  birth,
  deathOfChild,
  move,
  goAbroad,
];

/** A person does one of these about what is on the list. */
const deeds = ['nothing', 'done', 'snooze'] as const;

/** A step of a life: some days later, perhaps with a change, and with something done about the list. */
export interface Step {
  days: number;
  change: Change | null;
  deed: (typeof deeds)[number];
}

export const someSteps = (years: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 29 }),
      change: fc.oneof(
        { weight: 60, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...changes) },
      ),
      deed: fc.constantFrom('nothing', 'nothing', 'nothing', ...deeds),
    }),
    { minLength: years * 25, maxLength: years * 25 },
  );

/** The moments of a life: each day on which it is looked at, with the answers of that day. */
export function* lived(facts: WillFacts, from: CalendarDate, until: CalendarDate, steps: readonly Step[]) {
  let [today, now] = [from, facts];
  for (const { days, change, deed } of steps) {
    today = daysAfter(today, days);
    if (today > until) return;
    now = change ? change(now, today) : now;
    yield { today, facts: now, deed };
  }
}
