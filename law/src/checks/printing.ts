import type { Questions } from '@plainwill/contracts/kit/question';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { AnswerPart, AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { composeWill } from '../will/composition/compose-will.ts';
import { willText } from '../will/composition/will-text.ts';
import type { Check } from './check.ts';
import type { Known } from './known.ts';
import { inShort } from './wording.ts';

interface Typed {
  text: string;
  place: AnswerPlace;
}

/** What is typed in one row or section, in people's own words. */
const typedIn = (part: AnswerPart, questions: Questions, row: object, recordId: string | null = null): Typed[] =>
  Object.entries(questions).flatMap(([field, { type }]) => {
    const text = (row as Record<string, unknown>)[field];
    const isWords = type === 'name' || type === 'line' || type === 'text';
    return isWords && typeof text === 'string' ? [{ text, place: { part, recordId, field } as AnswerPlace }] : [];
  });

const allTyped = ({ facts }: Known): Typed[] => [
  ...typedIn('personalDetails', personalDetailsQuestions, facts.personalDetails),
  ...typedIn('homeDetails', homeDetailsQuestions, facts.homeDetails),
  ...typedIn('spouseDetails', spouseDetailsQuestions, facts.spouseDetails),
  ...facts.children.flatMap((row) => typedIn('children', childQuestions, row, row.id)),
  ...facts.contacts.flatMap((row) => typedIn('contacts', contactQuestions, row, row.id)),
  ...typedIn('funeralWishes', funeralWishesQuestions, facts.funeralWishes),
  ...facts.gifts.flatMap((row) => typedIn('gifts', giftQuestions, row, row.id)),
  ...facts.pets.flatMap((row) => typedIn('provisions', provisionQuestions.pet, row, row.id ?? 'pet')),
  ...facts.advances.flatMap((row) => typedIn('provisions', provisionQuestions.advance, row, row.id ?? 'advance')),
];

/** One sentence for a text: a name in another script has many letters that cannot be printed. */
const cannotPrint = (character: string, areMore: boolean, text: string) =>
  areMore
    ? `We can’t print “${character}” and other letters or signs in ${text}. Write it in Latin letters, as in a passport.`
    : `We can’t print “${character}” in ${text}. Use letters or a word instead.`;

export const printingChecks: readonly Check[] = [
  {
    id: 'PRT-01',
    subject: 'signing',
    severity: 'blocks',
    source: 'What the fonts of the printed will hold',
    find: (known) => {
      const doubtful = allTyped(known)
        .map((typed) => ({ ...typed, characters: known.unprintableIn(typed.text) }))
        .filter(({ characters }) => characters.length > 0);
      if (doubtful.length === 0) return [];
      // What is not in the will need not be printed.
      const printed = willText(composeWill(known.facts, { asOf: known.asOf })).join('\n');
      const isIn = (character: string) => printed.includes(character) || printed.includes(character.toUpperCase());
      return doubtful.flatMap(({ text, place, characters }) => {
        const [first, ...more] = characters.filter(isIn);
        return first === undefined ? [] : [{ message: cannotPrint(first, more.length > 0, inShort(text)), place }];
      });
    },
  },
];
