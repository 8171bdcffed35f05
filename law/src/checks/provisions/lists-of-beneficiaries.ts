import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Level } from '../../will/model/level.ts';
import type { StoredRecipient } from '../../will/people/people.ts';
import type { Known } from '../known.ts';
import { giftPhrase } from '../wording.ts';
import { provisionAt } from './places.ts';

type StoredRow = StoredRecipient & { priority: number };

/** A list of beneficiaries in the will. */
export interface ListOfBeneficiaries {
  /** As a sentence calls what they take. */
  what: string;
  place: AnswerPlace;
  levels: readonly Level[];
  rows: readonly StoredRow[];
  /** Says whether the children of a child stand in. */
  grandchildrenTake: boolean;
}

/** Where only charities take. */
export const listsOfCharities = ({ facts, will }: Known): Omit<ListOfBeneficiaries, 'rows' | 'grandchildrenTake'>[] => [
  {
    what: 'your gift of a tenth to charity',
    place: provisionAt('charityTenth', 'recipients', facts.charityTenth),
    levels: [will.charityTenth?.charities ?? []],
  },
  {
    what: 'your last resort',
    place: provisionAt('residueFallback', 'recipients', facts.residueFallback),
    levels: [will.fallback?.charities ?? []],
  },
];

/** Every list in which a class can stand. */
export function listsOfBeneficiaries({ facts, will, gifts }: Known): ListOfBeneficiaries[] {
  const { homeTrust, personalChattels, digitalAssets } = facts;
  return [
    ...gifts.map((gift) => ({
      what: giftPhrase(gift),
      place: answerAt('gifts', 'recipients', gift.row.id),
      levels: gift.gift.levels,
      rows: gift.row.recipients,
      grandchildrenTake: gift.gift.grandchildrenTake,
    })),
    {
      what: 'the rest of your estate',
      place: answerAt('residue', 'recipients'),
      levels: will.levels,
      rows: facts.residuaryRecipients.map((row) => ({ ...row, id: row.recipientId, type: row.recipientType })),
      grandchildrenTake: will.residue.grandchildrenTake,
    },
    {
      what: 'your home',
      place: provisionAt('homeTrust', 'recipients', homeTrust),
      levels: will.homeTrust?.thenTo ?? [],
      rows: homeTrust?.thenTo ?? [],
      grandchildrenTake: true,
    },
    {
      what: 'your belongings',
      place: provisionAt('belongings', 'recipients', personalChattels),
      levels: will.belongings?.levels ?? [],
      rows: personalChattels?.recipients ?? [],
      grandchildrenTake: true,
    },
    {
      what: 'your private files',
      place: provisionAt('digitalAssets', 'recipients', digitalAssets),
      levels: will.digitalAssets?.levels ?? [],
      rows: digitalAssets?.recipients ?? [],
      grandchildrenTake: true,
    },
  ];
}
