import { z } from 'zod';
import { childQuestions } from '../questions/child-questions.ts';
import { contactQuestions } from '../questions/contact-questions.ts';
import { funeralWishesQuestions } from '../questions/funeral-wishes-questions.ts';
import { giftQuestions } from '../questions/gift-questions.ts';
import { homeDetailsQuestions } from '../questions/home-details-questions.ts';
import { personalDetailsQuestions } from '../questions/personal-details-questions.ts';
import { spouseDetailsQuestions } from '../questions/spouse-details-questions.ts';
import { ExecutorPerson } from '../records/executors.ts';

const fieldsOf = <Q extends object>(questions: Q) => Object.keys(questions) as (keyof Q & string)[];

const placeIn = <P extends string, F extends string>(part: P, fields: readonly F[]) =>
  z.strictObject({
    part: z.literal(part),
    /** The child, contact, executor, gift or other row concerned. */
    recordId: z.string().nullable(),
    /** The name of the field in its form; null for the row, or the section, as a whole. */
    field: z.enum(fields).nullable(),
  });

const places = [
  placeIn('personalDetails', fieldsOf(personalDetailsQuestions)),
  placeIn('homeDetails', fieldsOf(homeDetailsQuestions)),
  placeIn('spouseDetails', fieldsOf(spouseDetailsQuestions)),
  placeIn('children', fieldsOf(childQuestions)),
  /** The card of people under Your Details. */
  placeIn('contacts', fieldsOf(contactQuestions)),
  placeIn('funeralWishes', fieldsOf(funeralWishesQuestions)),
  /** Its rows are the children. */
  placeIn('guardianship', []),
  placeIn('executors', [...fieldsOf(ExecutorPerson.shape), 'executorRole']),
  placeIn('gifts', [...fieldsOf(giftQuestions), 'recipients', 'remainderRecipients']),
  placeIn('residue', ['recipients', 'childrenInheritanceAge']),
] as const;

/** The sections that hold answers, in their order. */
export const answerParts = places.map(({ shape }) => shape.part.value);

/** Where an answer is given: a section, and in it one row and one field, as far as the answer has them. */
export const AnswerPlace = z.discriminatedUnion('part', places);
export type AnswerPlace = z.infer<typeof AnswerPlace>;

/** What a clause was made from: an answer that can be changed, or one of the questionnaire, which is behind them. */
export const AnswerSource = z.discriminatedUnion('part', [
  ...places,
  placeIn('questionnaire', ['locationEnglandWales']),
]);
export type AnswerSource = z.infer<typeof AnswerSource>;

export type AnswerPart = AnswerPlace['part'];
type FieldsByPart = { [S in AnswerSource as S['part']]: NonNullable<S['field']> };
export type AnswerField<P extends AnswerSource['part']> = FieldsByPart[P];

/** An answer of a section, of one row of it where it holds several. */
export const answerAt = <P extends AnswerSource['part']>(
  part: P,
  field: AnswerField<P> | null = null,
  recordId: string | null = null,
) => ({ part, recordId, field }) as Extract<AnswerSource, { part: P }>;
