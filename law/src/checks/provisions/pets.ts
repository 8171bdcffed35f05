import type { AnswerField } from '@plainwill/contracts/will-data/will/answer-place';
import type { Person } from '../../will/people/person.ts';
import { asEnding } from '../../wording/phrases.ts';
import { type Check, each } from '../check.ts';
import type { Known } from '../known.ts';
import { provisionAt } from './places.ts';

interface StoredPet {
  row: Known['facts']['pets'][number];
  /** As a sentence calls it. */
  animal: string;
  beneficiary: Person | null;
  substitute: Person | null;
  charity: Person | null;
}

/** `your dog Bramble`, of words typed as the testator says them. */
const asYours = (typed: string) => asEnding(typed).replace(/^(?:my|our)\s+/iu, 'your ');

const petsIn = ({ facts, people }: Known): StoredPet[] =>
  facts.pets.map((row) => ({
    row,
    animal: asYours(row.description),
    beneficiary: people.find(row.takerId, row.takerType),
    substitute: people.find(row.substituteId, row.substituteType),
    charity: people.find(row.rehomingCharityId, 'contact'),
  }));

const canTake = ({ beneficiary }: StoredPet) => beneficiary !== null && beneficiary.organisation === null;

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
          message: `The money that goes with ${pet.animal} belongs to ${pet.beneficiary?.name}. No one can make them spend it on the animal.`,
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
        petsIn(known).filter((pet) => canTake(pet) && !pet.substitute && !pet.charity),
        (pet) => ({
          message: `No one is named for ${pet.animal} if ${pet.beneficiary?.name} cannot take it. Name someone else, or a charity.`,
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
];
