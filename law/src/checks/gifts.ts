import { listed } from '@plainwill/contracts/shared/phrases';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { hasSubject, isItem, isSum, type StoredGift } from '../will/model/gifts-of.ts';
import { isShared } from '../will/model/level.ts';
import { isReplaced } from '../will/model/will.ts';
import type { Person } from '../will/people/person.ts';
import { plural } from '../wording/phrases.ts';
import { type Check, each, once, together, when } from './check.ts';
import { inTrustUntil, isInTrust, isSurelyPerson, isUnder18, type Known, oneByOne } from './known.ts';
import { listsOfBeneficiaries, listsOfCharities } from './provisions/lists-of-beneficiaries.ts';
import { anyOf, giftPhrase, inPounds, namesOf, quoted } from './wording.ts';

const cardOf = ({ row }: StoredGift, field: AnswerField<'gifts'> | null = null) => answerAt('gifts', field, row.id);

const itemsIn = (gifts: readonly StoredGift[]) => gifts.filter(({ gift }) => isItem(gift));
const sumsIn = (gifts: readonly StoredGift[]) => gifts.filter(({ gift }) => isSum(gift));

/** The people chosen at one priority of a gift and again at another. */
function atTwoPriorities({ recipients }: StoredGift): Set<Person> {
  const first = new Map<Person, number>();
  const again = new Set<Person>();
  for (const { person, priority } of recipients) {
    if ((first.get(person) ?? priority) !== priority) again.add(person);
    first.set(person, first.get(person) ?? priority);
  }
  return again;
}

const beneficiariesOf = ({ gift }: StoredGift) => [...new Set(gift.levels.flat().map(({ person }) => person))];

const isFor = (gift: StoredGift) =>
  beneficiariesOf(gift)
    .map(({ kind, id }) => `${kind} ${id}`)
    .sort()
    .join();

/** A sentence names at most so many gifts, for a longer one is not read. */
const maxNamed = 3;

/** The sentence on gifts to the same people, for whom no one takes. */
function lapse(first: StoredGift, gifts: readonly StoredGift[]): string {
  const people = beneficiariesOf(first);
  const die = people.length === 1 ? 'dies' : people.length === 2 ? 'both die' : 'all die';
  const all =
    gifts.length > maxNamed
      ? `all ${gifts.length} gifts that you leave to ${plural(people.length, 'that person', 'them')} alone`
      : listed(gifts.map(giftPhrase));
  if (!isPassedOn(first.gift.type))
    return `If ${anyOf(people)} dies before you, ${plural(gifts.length, 'that debt is', 'those debts are')} not forgiven and ${plural(gifts.length, 'is', 'are')} still owed to your estate.`;
  return `If ${namesOf(people)} ${die} before you, ${all} will be part of the rest of your estate.`;
}

/** Items described in the same words as an item before them, which somebody else takes. */
function givenTwice(gifts: readonly StoredGift[]): StoredGift[] {
  const words = ({ gift: { item } }: StoredGift) => item.toLowerCase().replace(/^(my|the) /, '');
  const items = itemsIn(gifts).filter(({ gift }) => gift.item !== '');
  return [...Map.groupBy(items, words).values()].flatMap(([first, ...others]) =>
    others.filter((other) => first && isFor(other) !== isFor(first)),
  );
}

/** Why land would be held by trustees; nothing where one adult takes it at once. */
function reasonsForTrust({ gift: { levels } }: StoredGift): string[] {
  const beneficiaries = oneByOne(levels.flat());
  if (beneficiaries.some(({ person }) => isUnder18(person))) return ['A child cannot own land.'];
  const waiting = beneficiaries.find(isInTrust);
  if (waiting) return [`${waiting.person.name} takes it only at ${inTrustUntil(waiting)}.`];
  const shared = levels.find((level) => level.length > 1);
  return shared ? [`${namesOf(shared.map(({ person }) => person))} would own it together.`] : [];
}

/** Says whether a chosen age above 18 makes nobody wait. */
const isAgeUnused = ({ row: { childrenAccessAge: age }, gift: { levels } }: StoredGift) =>
  age !== null &&
  age > adultAge &&
  levels.length > 0 &&
  !levels
    .flat()
    .some(
      (beneficiary) =>
        beneficiary.age !== null && (beneficiary.person.age === null || beneficiary.person.age < beneficiary.age),
    );

/** Every list of beneficiaries but the residue, which has a check of its own, whose percentages are no whole. */
const sharedBadly = (known: Known) =>
  [...listsOfBeneficiaries(known), ...listsOfCharities(known)].filter(
    ({ place, levels }) => place.part !== 'residue' && !levels.every(isShared),
  );

export const giftChecks: readonly Check[] = [
  {
    id: 'GFT-01',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty of objects',
    find: ({ gifts }) =>
      each(
        gifts.filter(({ gift }) => gift.levels.length === 0),
        (gift) => ({
          message: isPassedOn(gift.gift.type)
            ? `Choose who receives ${giftPhrase(gift)}.`
            : 'Choose whose debt you forgive.',
          place: cardOf(gift, 'recipients'),
        }),
      ),
  },
  {
    id: 'GFT-02',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty of subject',
    find: ({ gifts }) =>
      each(
        sumsIn(gifts).filter(({ gift }) => !hasSubject(gift)),
        (gift) => ({ message: 'Enter an amount for this cash gift.', place: cardOf(gift, 'cashAmount') }),
      ),
  },
  {
    id: 'GFT-03',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty of subject',
    find: ({ gifts }) =>
      each(
        itemsIn(gifts).filter(({ gift }) => !hasSubject(gift)),
        (gift) => ({ message: 'Describe the item.', place: cardOf(gift, 'itemDescription') }),
      ),
  },
  {
    id: 'GFT-05',
    subject: 'gifts',
    severity: 'informs',
    source: 'How a shared sum is read',
    find: ({ gifts }) =>
      sumsIn(gifts)
        .filter(({ gift }) => hasSubject(gift) && !gift.isEach)
        .flatMap((gift) =>
          once(
            gift.gift.levels.filter(
              (level) =>
                level.length > 1 && level.every(({ person, percentage }) => percentage === null && !person.class),
            ),
            (level) => {
              const amount = inPounds(gift.gift.cash);
              const share = inPounds(Math.round((gift.gift.cash / level.length) * 100) / 100);
              return {
                message: `${amount} is shared between ${namesOf(level.map(({ person }) => person))}, about ${share} each. For ${amount} each, say so in this gift.`,
                place: cardOf(gift, 'recipients'),
              };
            },
          ),
        ),
  },
  {
    id: 'GFT-06',
    subject: 'gifts',
    severity: 'informs',
    source: 'Lapse',
    find: (known) => {
      // Charities do not die, and the children of a child may stand in.
      const mayLapse = ({ gift }: StoredGift) =>
        gift.levels.length === 1 &&
        gift.levels.flat().every(({ person }) => isSurelyPerson(person, known) && !isReplaced(person, gift));
      const alike = Map.groupBy(known.givenGifts.filter(mayLapse), (gift) =>
        isPassedOn(gift.gift.type) ? isFor(gift) : `debt ${isFor(gift)}`,
      );
      return [...alike.values()].flatMap((gifts) =>
        together(
          gifts,
          ([gift]) => (gift ? lapse(gift, gifts) : ''),
          (gift) => cardOf(gift, 'recipients'),
        ),
      );
    },
  },
  {
    id: 'GFT-07',
    subject: 'gifts',
    severity: 'warns',
    source: 'One person cannot stand in for themselves',
    find: ({ gifts }) =>
      gifts.flatMap((gift) =>
        each(atTwoPriorities(gift), ({ name }) => ({
          message: `${name} is first choice and backup for the same gift.`,
          place: cardOf(gift, 'recipients'),
        })),
      ),
  },
  {
    id: 'GFT-08',
    subject: 'gifts',
    severity: 'warns',
    source: 'Two gifts of one thing',
    find: ({ gifts }) =>
      each(givenTwice(gifts), (gift) => ({
        message: 'You give the same item twice.',
        place: cardOf(gift, 'itemDescription'),
      })),
  },
  {
    id: 'GFT-09',
    subject: 'gifts',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: ({ facts: { flags }, gifts }) =>
      when(
        flags.noSpecificGifts && gifts.length > 0,
        'You ticked “no specific gifts” but gifts are saved.',
        answerAt('gifts'),
      ),
  },
  {
    id: 'GFT-16',
    subject: 'gifts',
    severity: 'warns',
    source: 'Only life insurance has backup recipients',
    find: ({ gifts }) =>
      each(
        gifts.filter(({ gift, row }) => gift.type !== 'life_insurance' && row.remainderRecipients.length > 0),
        (gift) => ({
          message: 'Backup recipients saved on this gift will not be used.',
          place: cardOf(gift, 'remainderRecipients'),
        }),
      ),
  },
  {
    id: 'GFT-19',
    subject: 'gifts',
    severity: 'warns',
    source: 'Law of Property Act 1925 ss.1(6) and 34; Trusts of Land and Appointment of Trustees Act 1996 s.6',
    find: ({ givenGifts }) =>
      givenGifts
        .filter(({ gift }) => gift.kind === 'land')
        .flatMap((gift) =>
          each(reasonsForTrust(gift), (why) => ({
            message: `${why} Your trustees would hold it, and it must pay its own insurance, repairs and tax. Consider giving money, or one owner.`,
            place: cardOf(gift, 'recipients'),
          })),
        ),
  },
  {
    id: 'GFT-20',
    subject: 'trusts',
    severity: 'informs',
    source: 'The answers contradict one another',
    find: (known) =>
      each(known.gifts.filter(isAgeUnused), (gift) => {
        const people = beneficiariesOf(gift).filter((person) => isSurelyPerson(person, known));
        const why =
          people.length > 0
            ? `${namesOf(people)} ${plural(people.length, 'is an adult', 'are adults')}${people.every(({ age }) => age !== null) ? '' : ', or we do not know how old they are'}`
            : 'no one who takes it has to wait for one';
        return {
          message: `The age of ${gift.row.childrenAccessAge} you chose for ${giftPhrase(gift)} is not used: ${why}.`,
          place: cardOf(gift, 'childrenAccessAge'),
        };
      }),
  },
  {
    id: 'GFT-22',
    subject: 'gifts',
    severity: 'informs',
    source: 'Animal Welfare Act 2006; construction',
    find: ({ gifts }) =>
      each(
        gifts.filter(({ gift }) => gift.kind === 'animal' && gift.levels.some((level) => level.length > 1)),
        (gift) => ({
          message: `${quoted(gift.gift.item)} cannot be divided. Name one person, and another in case the first cannot.`,
          place: cardOf(gift, 'recipients'),
        }),
      ),
  },
  {
    id: 'GFT-23',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty',
    find: (known) =>
      each(sharedBadly(known), ({ what, place }) => ({
        message: `The shares of ${what} do not add up to 100%.`,
        place,
      })),
  },
];
