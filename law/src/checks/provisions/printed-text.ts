import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isItem } from '../../will/model/gifts-of.ts';
import type { Known } from '../known.ts';
import { provisionAt } from './places.ts';

/** What the testator typed in their own words and the will prints, as far as it is theirs to word. */
export function printedTexts({ facts, gifts }: Known): { text: string; place: AnswerPlace }[] {
  return [
    ...writtenWishes.map((field) => ({ text: facts.funeralWishes[field], place: answerAt('funeralWishes', field) })),
    ...gifts
      .filter(({ gift }) => isItem(gift))
      .map(({ row }) => ({ text: row.itemDescription, place: answerAt('gifts', 'itemDescription', row.id) })),
    ...gifts
      .filter(({ gift }) => gift.debt !== '')
      .map(({ row }) => ({ text: row.debtDescription, place: answerAt('gifts', 'debtDescription', row.id) })),
    ...facts.pets.map((row) => ({ text: row.description, place: provisionAt('pet', 'description', row) })),
    ...facts.advances.map((row) => ({ text: row.purpose, place: provisionAt('advance', 'purpose', row) })),
  ];
}
