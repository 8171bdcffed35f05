import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isSum, type StoredGift } from '../will/model/gifts-of.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, together } from './check.ts';
import { byAge, type Known, soleResiduaryBeneficiary } from './known.ts';
import { agesOf, anyOf, giftPhrase, namesOf } from './wording.ts';

/**
 * Those who take and are a charity, or are called like one and nobody has said otherwise, and of whom no registered
 * number is known.
 */
function withoutNumber({ facts, benefitingPeople }: Known): Person[] {
  const rows = new Map(facts.contacts.map((contact) => [contact.id, contact]));
  return [...benefitingPeople].filter(({ id, charity, organisation }) => {
    const row = rows.get(id);
    const mayBeCharity = charity !== null || (organisation !== null && row?.kind === null);
    return row && mayBeCharity && row.charityNumber === '' && row.charityRegister !== 'not_registered';
  });
}

const cardOf = ({ row }: StoredGift, field: AnswerField<'gifts'>) => answerAt('gifts', field, row.id);

/** The living children and stepchildren named in a gift, each once. */
const childrenOf = ({ gift }: StoredGift) => [
  ...new Set(
    gift.levels.flat().flatMap(({ person }) => (person.isChild && !person.class && !person.isDeceased ? [person] : [])),
  ),
];

/** Says whether any of those first in line for a gift would pay tax on it, were it large enough. */
const isTaxable = ({ gift }: StoredGift, { isMarried, will: { spouse } }: Known) =>
  gift.levels[0]?.some(({ person }) => !person.charity && !(isMarried && person === spouse)) ?? false;

/** Those who take something and whose profession is to advise. */
const professionalBeneficiaries = ({ executors, benefitingPeople }: Known): Person[] => {
  const appointed = new Set(
    executors.flatMap(({ person, isProfessional }) => (isProfessional && person ? [person] : [])),
  );
  return [...benefitingPeople].filter((person) => person.isProfessional || appointed.has(person));
};

/** The checks of gifts by who takes them. */
export const giftBeneficiaryChecks: readonly Check[] = [
  {
    id: 'GFT-10',
    subject: 'trusts',
    severity: 'informs',
    source: 'Trustee Act 1925 ss.31 and 32',
    find: ({ gifts }) =>
      gifts.flatMap((gift) =>
        byAge(gift.gift.levels.flat()).map(({ people, age }) => ({
          message: `${agesOf(people)}. Your executors will look after ${giftPhrase(gift)} until ${age}.`,
          place: cardOf(gift, 'childrenAccessAge'),
        })),
      ),
  },
  {
    id: 'GFT-11',
    subject: 'gifts',
    severity: 'informs',
    source: 'Wills Act 1837 s.33',
    find: ({ gifts }) =>
      gifts
        .filter(({ gift }) => !gift.grandchildrenTake)
        .flatMap((gift) =>
          together(
            childrenOf(gift),
            (children) =>
              `If ${anyOf(children)} dies before you, their children will not receive ${giftPhrase(gift)}. Your will excludes the usual rule.`,
            () => cardOf(gift, 'grandchildrenInherit'),
          ),
        ),
  },
  {
    id: 'GFT-12',
    subject: 'gifts',
    severity: 'informs',
    source: 'Wills Act 1837 s.33',
    find: ({ gifts }) =>
      gifts
        .filter(({ row }) => row.grandchildrenInherit === null)
        .flatMap((gift) =>
          // Nobody is asked about a child who is stored as a contact.
          together(
            childrenOf(gift).filter(({ kind }) => kind === 'child'),
            (children) =>
              `If ${anyOf(children)} dies before you, we assume that their children inherit ${giftPhrase(gift)}. Please confirm.`,
            () => cardOf(gift, 'grandchildrenInherit'),
          ),
        ),
  },
  {
    id: 'GFT-13',
    subject: 'details',
    severity: 'informs',
    source: 'Charities Act 2011; Charity Commission register',
    find: (known) =>
      together(
        withoutNumber(known),
        (charities) => `Add the registered charity number of ${namesOf(charities)}. Many charities have similar names.`,
        ({ id }) => answerAt('contacts', 'charityNumber', id),
      ),
  },
  {
    id: 'GFT-14',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 s.23 and Sch 1A',
    find: ({ benefitingPeople }) =>
      once(
        [...benefitingPeople].filter(({ charity }) => charity !== null),
        () => ({
          message:
            'Gifts to UK charities are free of inheritance tax. Leaving 10% or more of the taxed part of the estate can cut the rate to 36%.',
          place: null,
        }),
      ),
  },
  {
    id: 'GFT-15',
    subject: 'gifts',
    severity: 'informs',
    source: 'What the residue holds anyway',
    find: (known) =>
      soleResiduaryBeneficiary(known).flatMap((beneficiary) =>
        each(
          known.gifts.filter(({ gift }) => gift.levels[0]?.some(({ person }) => person === beneficiary)),
          (gift) => ({
            message: `${beneficiary.name} would inherit ${giftPhrase(gift)} anyway. The gift matters only if you want it paid first.`,
            place: cardOf(gift, 'recipients'),
          }),
        ),
      ),
  },
  {
    id: 'GFT-17',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.36 to 41 and 211',
    find: (known) => {
      const sums =
        soleResiduaryBeneficiary(known).length > 0
          ? known.gifts.filter(({ gift }) => isSum(gift) && !gift.onlyIfSpouseFails)
          : [];
      return once(
        sums.filter((gift) => isTaxable(gift, known)),
        (gift) => ({
          message:
            'Gifts of money are free of tax for the people who receive them. Any tax comes out of the rest of your estate.',
          place: cardOf(gift, 'recipients'),
        }),
      );
    },
  },
  {
    id: 'GFT-21',
    subject: 'gifts',
    severity: 'warns',
    source: 'Undue influence; Wintle v Nye [1959] 1 WLR 284',
    find: (known) =>
      each(professionalBeneficiaries(known), (person) => ({
        message: `${person.name} is a professional and receives a gift. If they help with this will, they must send you to someone independent first, and a court may ask why.`,
        place: person.kind === 'contact' ? answerAt('contacts', 'role', person.id) : answerAt('executors'),
      })),
  },
];
