import { type AnswerField, type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { saysSecret } from '../../will/items/secrets.ts';
import { readAnimal } from '../../will/model/animals.ts';
import type { Person } from '../../will/people/person.ts';
import { asEnding } from '../../wording/phrases.ts';
import { type Check, each } from '../check.ts';
import { isUnder18, type Known, oneByOne } from '../known.ts';
import { ageText, giftPhrase } from '../wording.ts';
import { provisionAt } from './places.ts';

interface StoredPet {
  row: Known['facts']['pets'][number];
  /** As a sentence calls it. */
  animal: string;
  isSeveral: boolean;
  beneficiary: Person | null;
  substitute: Person | null;
  charity: Person | null;
}

/** `your dog Bramble`, of words typed as the testator says them. */
const asYours = (typed: string) => asEnding(typed).replace(/^(?:my|our)\s+/iu, 'your ');

const petsIn = ({ facts, people }: Known): StoredPet[] =>
  facts.pets.map((row) => ({
    row,
    // A secret is not said again.
    animal: saysSecret(row.description) ? 'this animal' : asYours(row.description),
    isSeveral: readAnimal(row.description).isSeveral,
    beneficiary: people.find(row.takerId, row.takerType),
    substitute: people.find(row.substituteId, row.substituteType),
    charity: people.find(row.rehomingCharityId, 'contact'),
  }));

const canTake = ({ beneficiary }: StoredPet) => beneficiary !== null && beneficiary.organisation === null;

/** From this age on somebody can answer for an animal. Animal Welfare Act 2006 s.3(4). */
const responsibleAge = 16;

const isTooYoung = ({ beneficiary }: StoredPet) => beneficiary !== null && isUnder18(beneficiary);

interface TooYoung {
  animal: string;
  person: Person;
  place: AnswerPlace;
  /** The clause hands the animal over, and lets no one else keep it meanwhile. */
  isOutright: boolean;
}

/** Those under 18 who are given an animal, here or as an item. */
function tooYoungForAnimal(known: Known): TooYoung[] {
  const pets = petsIn(known).flatMap((pet) => [
    { person: pet.beneficiary, animal: pet.animal, place: petAt(pet, 'takerId') },
    { person: pet.substitute, animal: pet.animal, place: petAt(pet, 'substituteId') },
  ]);
  const items = known.givenGifts.filter(({ gift }) => gift.kind === 'animal');
  return [
    ...pets.flatMap(({ person, ...given }) =>
      person && isUnder18(person) ? [{ ...given, person, isOutright: true }] : [],
    ),
    ...items.flatMap((gift) =>
      oneByOne(gift.gift.levels.flat())
        .filter(({ person }) => isUnder18(person))
        .map(({ person }) => ({
          animal: giftPhrase(gift),
          person,
          place: answerAt('gifts', 'recipients', gift.row.id),
          isOutright: false,
        })),
    ),
  ];
}

const petAt = ({ row }: StoredPet, field: AnswerField<'provisions'>) => provisionAt('pet', field, row);

export const petChecks: readonly Check[] = [
  {
    id: 'PET-01',
    subject: 'gifts',
    severity: 'informs',
    source: 'Re Dean (1889); Perpetuities and Accumulations Act 2009 s.18',
    find: (known) =>
      each(
        petsIn(known).filter((pet) => canTake(pet) && (pet.row.cashAmount ?? 0) > 0),
        (pet) => ({
          message: `The money that goes with ${pet.animal} belongs to ${pet.beneficiary?.name}. No one can make them spend it on the ${pet.isSeveral ? 'animals' : 'animal'}.`,
          place: petAt(pet, 'cashAmount'),
        }),
      ),
  },
  {
    id: 'PET-02',
    subject: 'gifts',
    severity: 'warns',
    source: 'Animal Welfare Act 2006',
    find: (known) =>
      each(
        // PET-05 asks for another person for an animal that goes to a child.
        petsIn(known).filter((pet) => canTake(pet) && !isTooYoung(pet) && !pet.substitute && !pet.charity),
        (pet) => ({
          message: `No one is named for ${pet.animal}${pet.animal.includes(',') ? ',' : ''} if ${pet.beneficiary?.name} cannot take ${pet.isSeveral ? 'them' : 'it'}. Name someone else, or a charity.`,
          place: petAt(pet, 'substituteId'),
        }),
      ),
  },
  {
    id: 'PET-03',
    subject: 'gifts',
    severity: 'blocks',
    source: 'Certainty of objects',
    find: (known) =>
      each(
        petsIn(known).filter((pet) => !canTake(pet)),
        (pet) => ({ message: `Choose who takes ${pet.animal}.`, place: petAt(pet, 'takerId') }),
      ),
  },
  {
    id: 'PET-04',
    subject: 'gifts',
    severity: 'informs',
    source: 'Practice',
    find: (known) =>
      each(
        petsIn(known).filter(({ charity }) => charity !== null),
        (pet) => ({
          message: `Most charities ask you to register an animal with them now. Ask ${pet.charity?.name} about ${pet.animal}.`,
          place: petAt(pet, 'rehomingCharityId'),
        }),
      ),
  },
  {
    id: 'PET-05',
    subject: 'gifts',
    severity: 'warns',
    source: 'Animal Welfare Act 2006 ss.3(4) and 11',
    find: (known) =>
      each(tooYoungForAnimal(known), ({ animal, person: { name, age }, place, isOutright }) => ({
        message: `${name} is ${ageText(age ?? 0)}. ${(age ?? 0) < responsibleAge ? `Until ${responsibleAge} the law makes a parent or guardian answerable for an animal` : 'Your executors would have to look after what a child under 18 gets'}. Choose an adult for ${animal}.`,
        place,
        ...(isOutright && (age ?? 0) < responsibleAge && { severity: 'blocks' as const }),
      })),
  },
];
