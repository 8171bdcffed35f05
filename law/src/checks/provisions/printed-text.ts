import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isItem } from '../../will/model/gifts-of.ts';
import type { Known } from '../known.ts';
import { provisionAt } from './places.ts';

/** What the testator typed in their own words and the will prints, as far as it is theirs to word. */
export function printedTexts({ facts, gifts }: Known): { text: string; place: AnswerPlace }[] {
  const { funeral_wishes: funeral } = facts;
  return [
    { text: funeral.location, place: answerAt('funeralWishes', 'location') },
    { text: funeral.ashes_directions, place: answerAt('funeralWishes', 'ashesDirections') },
    { text: funeral.readings_hymns, place: answerAt('funeralWishes', 'readingsHymns') },
    { text: funeral.flowers_charities, place: answerAt('funeralWishes', 'flowersCharities') },
    { text: funeral.gathering_directions, place: answerAt('funeralWishes', 'gatheringDirections') },
    ...gifts
      .filter(({ gift }) => isItem(gift))
      .map(({ row }) => ({ text: row.item_description, place: answerAt('gifts', 'itemDescription', row.id) })),
    ...facts.pets.map((row) => ({ text: row.description, place: provisionAt('pet', 'description', row) })),
  ];
}
