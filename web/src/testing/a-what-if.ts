import type { Scenario, Taking, WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { RouterOutputs } from '../shared/api/trpc.ts';

export const someEvents = (changes: Partial<WhatIfEvents> = {}): WhatIfEvents => ({
  deathOn: '2027-03-01',
  estatePence: 60_000_000,
  homePence: 25_000_000,
  ...changes,
});

export const aTaking = (person: string, changes: Partial<Taking> = {}): Taking => ({
  person,
  what: 'residue',
  pence: 29_200_000,
  fraction: '1',
  heldUntil: null,
  heldUntilYear: null,
  insteadOf: null,
  clause: 'residue.level-1',
  ...changes,
});

/** Of a married testator with two children, who gives a friend £5,000 and the rest to her husband. */
export const anAnswer = (changes: Partial<WhatIfAnswer> = {}): WhatIfAnswer => ({
  will: 'stands',
  takes: [
    aTaking('spouse', { what: 'survivorship', pence: 25_000_000, fraction: null, clause: null }),
    aTaking('sue', { what: 'gift', gift: 'friend', pence: 500_000, clause: 'gifts.gift-friend' }),
    aTaking('spouse', { pence: 34_500_000 }),
  ],
  failed: [],
  asked: [],
  crown: 0,
  executors: { acting: ['spouse', 'sue'], inReserve: [] },
  guardians: ['tom', 'amy'].map((child) => ({
    child,
    caredForBy: 'spouse',
    guardians: ['sue'],
    as: 'appointed' as const,
  })),
  tax: { exemptPence: 59_500_000, chargeablePence: 500_000, duePence: 0 },
  steps: [{ text: 'Your will stands.', clause: null, source: null }],
  ...changes,
});

/** The same, once both parents have died together. */
export const anAnswerForOrphans = (changes: Partial<WhatIfAnswer> = {}): WhatIfAnswer =>
  anAnswer({
    takes: [
      aTaking('sue', { what: 'gift', gift: 'friend', pence: 500_000, clause: 'gifts.gift-friend' }),
      ...['tom', 'amy'].map((child, at) =>
        aTaking(child, {
          pence: 29_750_000,
          fraction: '1/2',
          heldUntil: '21',
          heldUntilYear: [2036, 2039][at] ?? null,
          clause: 'residue.level-2',
        }),
      ),
    ],
    executors: { acting: ['sue'], inReserve: [] },
    guardians: ['tom', 'amy'].map((child) => ({
      child,
      caredForBy: null,
      guardians: ['sue'],
      as: 'appointed' as const,
    })),
    tax: { exemptPence: 0, chargeablePence: 60_000_000, duePence: 4_000_000 },
    steps: [
      {
        text: 'No one can tell who died first, so the law takes it that Daniel, who was older, did.',
        clause: null,
        source: 'Law of Property Act 1925 s.184',
      },
      {
        text: 'Daniel does not outlive you, so the rest goes to Tom and Amy.',
        clause: 'residue.level-2',
        source: null,
      },
    ],
    ...changes,
  });

export const aScenario = (changes: Partial<Scenario> = {}): Scenario => ({
  key: 'as-things-stand',
  person: '',
  name: 'As things stand',
  events: someEvents(),
  troubles: [],
  ...changes,
});

type Told = RouterOutputs['willData']['whatIf']['scenarios'];

/** What is offered for these figures. */
export const someScenarios = (figures: Partial<WhatIfEvents> = {}): Told => ({
  scenarios: [
    aScenario({ events: someEvents(figures) }),
    aScenario({
      key: 'both-together',
      person: 'spouse',
      name: 'You and Daniel die together',
      events: someEvents({ died: [{ person: 'spouse', on: '2027-03-01', order: 'unknown' }], ...figures }),
    }),
    aScenario({
      key: 'another-child',
      name: 'You have another child',
      events: someEvents({ born: [{ id: 'later', name: 'your new child', of: 'me', on: '2027-03-01' }], ...figures }),
      troubles: ['intestacy'],
    }),
  ],
  people: ['Daniel', 'Tom', 'Amy', 'Sue'].map((name) => ({
    id: name === 'Daniel' ? 'spouse' : name.toLowerCase(),
    name,
    shortName: name,
  })),
  gifts: [{ id: 'friend', name: '£5,000', kind: 'cash_gift', pence: 500_000 }],
  isHomeJoint: true,
});
