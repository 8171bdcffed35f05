import { listed } from '@plainwill/contracts/shared/phrases';
import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { tenth } from '@plainwill/contracts/will-data/questions/provision-questions';
import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isSum, type StoredGift } from '../will/model/gifts-of.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, together } from './check.ts';
import { byAge, charityPercent, isExempt, type Known, soleResiduaryBeneficiary, totalOf } from './known.ts';
import { isPlaceOfWorship } from './provisions/charities.ts';
import { agesOf, anyOf, giftPhrase, inPounds, namesOf } from './wording.ts';

/**
 * Those who take and are a charity, or are called like one and nobody has said otherwise, and of whom no registered
 * number is known.
 */
function withoutNumber({ facts, benefitingPeople, unasked }: Known): Person[] {
  const rows = new Map(facts.contacts.map((contact) => [contact.id, contact]));
  return [...benefitingPeople].filter((person) => {
    const { id, charity, organisation } = person;
    const row = rows.get(id);
    const mayBeCharity = charity !== null || (organisation !== null && row?.kind === null);
    // Those who may be people are asked that first, and ORG-03 asks for the number of a church.
    const isAsked = row !== undefined && !unasked.has(person) && !isPlaceOfWorship(row, person);
    return isAsked && mayBeCharity && row.charityNumber === '' && row.charityRegister !== 'not_registered';
  });
}

const cardOf = ({ row }: StoredGift, field: AnswerField<'gifts'>) => answerAt('gifts', field, row.id);

/** The living children and stepchildren named in a gift, each once. */
const childrenOf = ({ gift }: StoredGift) => [
  ...new Set(
    gift.levels.flat().flatMap(({ person }) => (person.isChild && !person.class && !person.isDeceased ? [person] : [])),
  ),
];

/** The children in a gift of whom the testator is asked whether their children stand in: none who is stored as a contact. */
const askedOf = (gift: StoredGift) => childrenOf(gift).filter(({ kind }) => kind === 'child');

/** Says whether any of those first in line for a gift would pay tax on it, were it large enough. */
const isTaxable = ({ gift }: StoredGift, known: Known) =>
  gift.levels[0]?.some(({ person }) => !isExempt(person, known)) ?? false;

/** How gifts to charity bring the lower rate, or that they do so already. */
function lowerRate(known: Known): string {
  if (charityPercent(known) >= tenth.default)
    return 'What charity gets of the rest of your estate is normally enough to cut the rate to 36% as well.';
  return known.will.charityTenth
    ? 'Your tenth to charity can cut the rate on the rest to 36%.'
    : 'Leaving 10% or more of what lies above your basic tax-free amount can cut the rate to 36%.';
}

/** Those who take something and whose profession is to advise. */
const professionalBeneficiaries = ({ executors, benefitingPeople }: Known): Person[] => {
  const appointed = new Set(
    executors.flatMap(({ person, isProfessional }) => (isProfessional && person ? [person] : [])),
  );
  return [...benefitingPeople].filter((person) => person.isProfessional || appointed.has(person));
};

/** Sums above this are paid in full only where there is an estate to match. */
const largeSums = 100_000;

/** The checks of gifts by who takes them. */
export const giftBeneficiaryChecks: readonly Check[] = [
  {
    id: 'GFT-10',
    subject: 'trusts',
    severity: 'informs',
    source: 'Trustee Act 1925 ss.31 and 32',
    find: ({ givenGifts }) =>
      together(
        givenGifts.flatMap((gift) => byAge(gift.gift.levels.flat()).map((waiting) => ({ ...waiting, gift }))),
        (all) => {
          const people = [...new Set(all.flatMap((waiting) => waiting.people))];
          const parts = all.map(
            (waiting) =>
              `${giftPhrase(waiting.gift)}${all.length > 1 ? ` for ${namesOf(waiting.people)}` : ''} until ${waiting.age}`,
          );
          return `${agesOf(people)}. Your executors will look after ${listed(parts)}.`;
        },
        ({ gift }) => cardOf(gift, 'childrenAccessAge'),
      ),
  },
  {
    id: 'GFT-11',
    subject: 'gifts',
    severity: 'informs',
    source: 'Wills Act 1837 s.33',
    find: ({ givenGifts }) =>
      givenGifts
        .filter(({ gift }) => isPassedOn(gift.type) && !gift.grandchildrenTake)
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
    find: ({ givenGifts }) =>
      together(
        givenGifts.filter((gift) => gift.row.grandchildrenInherit === null && askedOf(gift).length > 0),
        (unanswered) => {
          const what = listed(unanswered.map(giftPhrase));
          const part = unanswered.length > 1 ? `their part of ${what}` : what;
          return `If ${anyOf([...new Set(unanswered.flatMap(askedOf))])} dies before you, we assume that their children inherit ${part}. Is that right?`;
        },
        (gift) => cardOf(gift, 'grandchildrenInherit'),
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
    find: (known) =>
      once(
        [...known.benefitingPeople].filter(({ charity }) => charity?.isExempt),
        () => ({ message: `Gifts to UK charities are free of inheritance tax. ${lowerRate(known)}`, place: null }),
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
          known.givenGifts.filter(({ gift }) => gift.levels[0]?.some(({ person }) => person === beneficiary)),
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
  {
    id: 'GFT-32',
    subject: 'gifts',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.34(3) and Schedule 1 Part II',
    find: (known) => {
      const sums = known.givenGifts.filter(({ gift }) => isSum(gift));
      const total = sums.reduce((sum, gift) => sum + totalOf(gift), 0);
      return once(total > largeSums ? sums : [], () => ({
        message: `Your gifts of money come to ${inPounds(total)}, and are paid before the rest of your estate is shared. If there is not enough, each is cut in proportion and nothing is left for anyone else. Check what you own after debts.`,
        place: answerAt('gifts'),
      }));
    },
  },
];
