import { capitalised } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { Taking, WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import {
  beneficiaryText,
  type Called,
  giftInText,
  howMuch,
  whatIsTaken,
  whenTaken,
} from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';

export interface OutcomeRow {
  id: string;
  who: string;
  what: string;
  howMuch: string;
  /** How it is as things stand, where that is something else. */
  was: string | null;
  when: string;
  clause: string | null;
  isByLaw: boolean;
}

interface Shown {
  called: Called;
  hasAmounts: boolean;
}

const keyOf = ({ person, what, gift, part }: Taking) => [person, what, gift, part].join(' ');

/** The rows by what tells them apart, and which of the same they are. */
function keyed(takes: readonly Taking[]): [string, Taking][] {
  const seen = new Map<string, number>();
  return takes.map((taking) => {
    const key = keyOf(taking);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return [`${key} ${nth}`, taking];
  });
}

/**
 * The rows show who takes what, marked with how it would be as things stand; those who would have taken and now do not
 * come last.
 */
export function outcomeRows(answer: WhatIfAnswer, base: WhatIfAnswer | null, shown: Shown): OutcomeRow[] {
  const now = keyed(answer.takes);
  const before = new Map(base ? keyed(base.takes) : []);
  const rows = now.map(([id, taking]) => rowOf(id, taking, base ? wasOf(taking, before.get(id), shown) : null, shown));
  const taken = new Set(now.map(([id]) => id));
  const lost = [...before]
    .filter(([id]) => !taken.has(id))
    .map(([id, taking]) => ({
      ...rowOf(id, taking, `was ${lower(amountOf(taking, shown))}`, shown),
      howMuch: 'Nothing',
      when: '–',
      clause: null,
    }));
  return [...rows, ...crownRows(answer, base, shown), ...lost];
}

/** A thing without a value counts by how much of it they had. */
const amountOf = (taking: Taking, { hasAmounts }: Shown) =>
  howMuch(taking, { hasAmounts: hasAmounts && (taking.what !== 'gift' || taking.pence > 0) });

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function wasOf(taking: Taking, before: Taking | undefined, shown: Shown): string | null {
  if (!before) return 'new';
  const [now, then] = [taking, before].map((each) => amountOf(each, shown));
  if (then !== undefined && now !== then) return `was ${lower(then)}`;
  const [when, whenBefore] = [taking, before].map((each) => whenTaken(each, shown.called));
  return when === whenBefore ? null : `was ${lower(whenBefore ?? '')}`;
}

const rowOf = (id: string, taking: Taking, was: string | null, { called, hasAmounts }: Shown): OutcomeRow => ({
  id,
  who: beneficiaryText(taking, called),
  what: whatIsTaken(taking, called),
  howMuch: howMuch(taking, { hasAmounts }),
  was,
  when: whenTaken(taking, called),
  clause: taking.clause,
  isByLaw: taking.what === 'intestacy',
});

function crownRows({ crown }: WhatIfAnswer, base: WhatIfAnswer | null, { hasAmounts }: Shown): OutcomeRow[] {
  if (crown === 0) return [];
  const was = !base || base.crown === crown ? null : base.crown === 0 ? 'new' : `was ${poundsText(base.crown)}`;
  return [
    {
      id: 'crown',
      who: 'The Crown',
      what: 'By law: what no one is left to inherit',
      howMuch: hasAmounts ? poundsText(crown) : 'Everything',
      was,
      when: '–',
      clause: null,
      isByLaw: true,
    },
  ];
}

export interface Trouble {
  message: string;
  /** The trouble is fixed there, in the section of this name. */
  place: AnswerPlace;
  fix: string;
}

const inSection = (part: 'residue' | 'executors' | 'guardianship' | 'personalDetails'): AnswerPlace => ({
  part,
  recordId: null,
  field: null,
});

interface Stored {
  /** The testator’s children whom no answer knows yet. */
  laterChildren: readonly string[];
  /** The gifts that have a form of their own. */
  storedGifts: readonly string[];
}

function failedGifts(failed: readonly string[], called: Called, stored: readonly string[]): Trouble[] {
  const [gift] = failed;
  if (!gift) return [];
  const isOne = failed.length === 1;
  return [
    {
      message: isOne
        ? `${capitalised(giftInText(called.gift(gift)))} has no one to go to.`
        : `${failed.length} gifts have no one to go to.`,
      place: { part: 'gifts', recordId: isOne && stored.includes(gift) ? gift : null, field: null },
      fix: 'Specific Gifts',
    },
  ];
}

/** The troubles are what somebody would rather know, and where they can change it. */
export function troublesIn(answer: WhatIfAnswer, called: Called, { laterChildren, storedGifts }: Stored): Trouble[] {
  const { will, takes, failed, crown, executors, guardians } = answer;
  const isByLaw = crown > 0 || takes.some(({ what }) => what === 'intestacy');
  const uncared = guardians.filter((care) => care.caredForBy === null && care.guardians.length === 0);
  const left = laterChildren.filter((child) => !takes.some(({ person }) => person === child));
  if (will === 'revoked')
    return [
      {
        message:
          'A will made before a wedding ends with it, unless it says otherwise. Plan to marry? Your will can say so.',
        place: inSection('personalDetails'),
        fix: 'Personal Information',
      },
    ];
  return [
    ...left.map((child) => ({
      message: `${capitalised(called.person(child))} gets nothing: your will names your children one by one.`,
      place: inSection('residue'),
      fix: 'Residuary Estate',
    })),
    ...(isByLaw
      ? [
          {
            message: 'Your will runs out: the law decides who gets what is left.',
            place: inSection('residue'),
            fix: 'Residuary Estate',
          },
        ]
      : []),
    ...failedGifts(failed, called, storedGifts),
    ...(executors.acting.length === 0
      ? [{ message: 'No executor is left to act.', place: inSection('executors'), fix: 'Executors' }]
      : []),
    ...uncared.map(({ child }) => ({
      message: `No one is named to care for ${called.person(child)}.`,
      place: inSection('guardianship'),
      fix: 'Guardianship of Children',
    })),
  ];
}
