import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isSum, type StoredGift } from '../../will/model/gifts-of.ts';
import type { Person } from '../../will/people/person.ts';
import { type Check, each, once, when } from '../check.ts';
import { firstInLine, isExempt, type Known, totalOf } from '../known.ts';
import { giftPhrase, namesOf } from '../wording.ts';
import { provisionAt } from './places.ts';

/** What the tax-free band of one person covers, in pounds. */
const taxFreeBand = 325_000;

const beneficiariesOf = ({ gift }: StoredGift) => [...new Set((gift.levels[0] ?? []).map(({ person }) => person))];

const taxedBeneficiaries = (gift: StoredGift, known: Known) =>
  beneficiariesOf(gift).filter((person) => !isExempt(person, known));

const bearingTax = ({ givenGifts }: Known) =>
  givenGifts.filter(({ gift }) => gift.taxBorneBy === 'recipient' && gift.levels.length > 0);

const areSeveral = (people: readonly Person[]) => people.length > 1 || people.some((person) => person.class);

/** `Tom gets`, `your children get`. */
const getting = (people: readonly Person[]) => `${namesOf(people)} ${areSeveral(people) ? 'get' : 'gets'}`;

/** `Tom pays`, `Your children pay`; the estate where nobody takes the rest of it yet. */
function payersOf(known: Known): string {
  const first = firstInLine(known);
  if (first.length === 0) return 'The rest of your estate pays';
  return `${namesOf(first).replace(/^your/u, 'Your')} ${areSeveral(first) ? 'pay' : 'pays'}`;
}

/** The gifts free of tax to people who are taxed, where they are large beside a residue that is exempt. */
function grossedUp(known: Known): StoredGift[] {
  const first = firstInLine(known);
  if (first.length === 0 || !first.every((person) => isExempt(person, known))) return [];
  const free = known.givenGifts.filter(
    (gift) =>
      gift.gift.taxBorneBy === 'residue' && !gift.gift.onlyIfSpouseFails && taxedBeneficiaries(gift, known).length > 0,
  );
  const land = free.filter(({ gift }) => gift.kind === 'land');
  const sums = free.filter(({ gift }) => isSum(gift));
  const isLarge = sums.reduce((sum, gift) => sum + totalOf(gift), 0) > taxFreeBand;
  return [...land, ...(isLarge ? sums : [])];
}

/** Where the rest of the estate pays off a mortgage, and on what for whom. */
function paidOff(known: Known): { who: string; place: AnswerPlace }[] {
  const { givenGifts, will, facts } = known;
  const { home, homeTrust } = will;
  const first = firstInLine(known);
  const isSoleBeneficiary = (person: Person) => first.length === 1 && first[0] === person;
  const isMortgaged = home.ownership === 'own-mortgage';
  const land = givenGifts.filter(
    ({ gift }) =>
      gift.mortgage === 'paid_by_residue' &&
      gift.kind === 'land' &&
      (!gift.isHome || isMortgaged) &&
      gift.levels.length > 0,
  );
  return [
    ...land.map((gift) => ({
      who: getting(beneficiariesOf(gift)),
      place: answerAt('gifts', 'mortgage', gift.row.id),
    })),
    ...(homeTrust?.mortgage === 'paid_by_residue' && !isSoleBeneficiary(homeTrust.occupier)
      ? [
          {
            who: `${homeTrust.occupier.name} may live in`,
            place: provisionAt('homeTrust', 'mortgage', facts.homeTrust),
          },
        ]
      : []),
  ];
}

export const taxChecks: readonly Check[] = [
  {
    id: 'TAX-01',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 s.211',
    find: (known) =>
      bearingTax(known).flatMap((gift) =>
        once(taxedBeneficiaries(gift, known), () => ({
          message: `${namesOf(taxedBeneficiaries(gift, known))} may have to pay inheritance tax before receiving ${giftPhrase(gift)}.`,
          place: answerAt('gifts', 'taxBorneBy', gift.row.id),
        })),
      ),
  },
  {
    id: 'TAX-02',
    subject: 'tax',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.36 to 41',
    find: (known) =>
      once(grossedUp(known), ({ row }) => ({
        message: `The inheritance tax on your gifts is worked out on more than they are worth (it is grossed up), and comes out of what ${getting(firstInLine(known))}. Ask a solicitor, or let those who get the gifts pay it.`,
        place: answerAt('gifts', 'taxBorneBy', row.id),
      })),
  },
  {
    id: 'TAX-03',
    subject: 'tax',
    severity: 'warns',
    source: 'Administration of Estates Act 1925 s.35',
    find: (known) =>
      each(paidOff(known), ({ who, place }) => ({
        message: `${payersOf(known)} off the mortgage on what ${who}.`,
        place,
      })),
  },
  {
    id: 'TAX-04',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.18 and 23',
    find: (known) =>
      bearingTax(known).flatMap((gift) =>
        when(
          taxedBeneficiaries(gift, known).length === 0,
          `You ask ${namesOf(beneficiariesOf(gift))} to bear the inheritance tax on ${giftPhrase(gift)}. They pay none anyway.`,
          answerAt('gifts', 'taxBorneBy', gift.row.id),
        ),
      ),
  },
];
