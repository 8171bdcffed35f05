import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import { namedBy } from '../../checks/wording.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import type { Gift } from '../../will/model/gifts-of.ts';
import { countryOf, inOneLine, postcodeOf } from '../../will/people/addresses.ts';
import { compared } from '../../will/people/same-person.ts';
import { anniversaries } from '../anniversaries.ts';
import { clausesCalled, clausesFrom, clausesNaming, inOrder } from '../clauses.ts';
import { type Found, type ReminderRule, type SinceCopy, sinceCopy } from '../known.ts';

type Home = WillFacts['homeDetails'];

/**
 * Twelve bits of a text: they tell one home from the next, and are too few to find out by trial where either is.
 */
const markOf = (text: string) =>
  [...text].reduce((mark, character) => (31 * mark + (character.codePointAt(0) ?? 0)) % 4096, 7).toString(16);

const placeOf = (home: Home) => compared(inOneLine(home));

const heldAs = ({ homeOwnership, tenancyType, coOwnerId }: Home) =>
  [homeOwnership, tenancyType, coOwnerId].map((answer) => answer ?? '').join(' ');

const isOutside = (home: Home) => countryOf(postcodeOf(home)) === 'elsewhere';

/** The clauses that give the home, or a right to live in it. */
function clausesOfHome({ document, facts, will }: SinceCopy): string[] {
  const { line1, address } = facts.homeDetails;
  const land = will.gifts.filter(({ kind }) => kind === 'land').map(({ id }) => id);
  return inOrder(
    document,
    clausesCalled(document, 'gifts.home-trust', 'gifts.joint-home'),
    clausesFrom(document, 'gifts', land),
    clausesNaming(document, line1 || address).filter((number) => clausesCalled(document, 'gifts.').includes(number)),
  );
}

const failsOnceSold =
  'A gift of the home you had fails once you no longer own it, unless your will says “or whatever home I own when I die”. You can choose those words in a new copy.';
const coversLater = 'Your will speaks of whatever home you own when you die. Check that it still does what you want.';
const givesNone =
  'No clause of your will gives a home by name: one that you own alone or in shares goes with everything else you leave.';

/** The effect of another home on the clauses about the one before. */
function aboutAnother({ document }: SinceCopy, clauses: readonly string[]): string {
  if (clauses.length === 0) return givesNone;
  const later = clausesNaming(document, 'whatever home');
  return clauses.every((number) => later.includes(number)) ? coversLater : failsOnceSold;
}

function aboutHome(since: SinceCopy): Found[] {
  const [then, now] = [since.facts.homeDetails, since.today.homeDetails];
  const hasMoved = placeOf(then) !== placeOf(now) && placeOf(now) !== '';
  if (!hasMoved && heldAs(then) === heldAs(now)) return [];
  const clauses = clausesOfHome(since);
  const found = (occurrence: string, words: string) => ({
    key: `REM-05:${since.signed.id}:${occurrence}`,
    due: since.asOf,
    clauses,
    words,
  });
  return [
    ...(hasMoved
      ? [
          found(
            `place-${markOf(placeOf(now))}`,
            `Your home has changed since you signed. ${aboutAnother(since, clauses)}`,
          ),
        ]
      : []),
    ...(heldAs(then) === heldAs(now)
      ? []
      : [
          found(
            `held-${markOf(heldAs(now))}`,
            `How you own or rent your home has changed since you signed.${now.tenancyType === 'joint-tenants' ? ' A home held as joint tenants goes to the other owner, whatever a will says.' : ' Check that your will still does what you want with it.'}`,
          ),
        ]),
    ...(isOutside(now) && !isOutside(then)
      ? [
          found(
            'outside',
            'Your home is now outside England and Wales. The law of another country may then apply to some of what you leave. Ask a solicitor there whether your will still does what you want.',
          ),
        ]
      : []),
  ];
}

/** These can be sold, lost or cashed in. */
const canBeGone = ({ type }: Gift) => type === 'specific_item' || type === 'life_insurance';

const pensionsCountFrom = '2027-04-06';
const noticeDays = 30;

export const propertyRules: readonly ReminderRule[] = [
  {
    id: 'REM-05',
    kind: 'home',
    source: 'A gift of a thing that is not owned at the death fails; survivorship between joint tenants',
    find: sinceCopy(aboutHome),
  },
  {
    id: 'REM-07',
    kind: 'things',
    source: 'A gift of a thing that is not owned at the death fails',
    find: sinceCopy(({ will, document, signed, asOf }) => {
      const gifts = will.gifts.filter(canBeGone);
      if (gifts.length === 0) return [];
      const clauses = clausesFrom(
        document,
        'gifts',
        gifts.map(({ id }) => id),
      );
      const names = listed(gifts.map((gift) => kindsOfGift[gift.type].nameInShort(namedBy(gift))));
      return anniversaries(signed.signedOn, asOf, 1).map(({ year, day }) => ({
        key: `REM-07:${signed.id}:${year}`,
        due: day,
        clauses,
        words: `Once a year: do you still have what your will gives? It names ${names}. A gift of something you no longer have fails.`,
      }));
    }),
  },
  {
    // Finance Act 2026, for deaths from that day.
    id: 'REM-09',
    kind: 'law',
    source: 'Inheritance Tax Act 1984 as changed for deaths from 6 April 2027',
    find: sinceCopy(({ will, document, signed, asOf }) => {
      const due = daysAfter(pensionsCountFrom, -noticeDays);
      const pensions = will.gifts.filter(({ type }) => type === 'pension_plan').map(({ id }) => id);
      if (pensions.length === 0 || signed.signedOn >= pensionsCountFrom || asOf < due) return [];
      return [
        {
          key: `REM-09:${signed.id}:pensions`,
          due,
          clauses: clausesFrom(document, 'gifts', pensions),
          words:
            'If you die on or after 6 April 2027 most unused pension money counts for inheritance tax, except what goes to a spouse, civil partner or charity. Check that your will, and the form your pension scheme has, still say what you want.',
        },
      ];
    }),
  },
];
