import { z } from 'zod';
import { childQuestions } from '../questions/child-questions.ts';
import { contactQuestions } from '../questions/contact-questions.ts';
import { funeralWishesQuestions } from '../questions/funeral-wishes-questions.ts';
import { giftQuestions } from '../questions/gift-questions.ts';
import { homeDetailsQuestions } from '../questions/home-details-questions.ts';
import { personalDetailsQuestions } from '../questions/personal-details-questions.ts';
import { provisionQuestions } from '../questions/provision-questions.ts';
import { spouseDetailsQuestions } from '../questions/spouse-details-questions.ts';
import { willSettingsQuestions } from '../questions/will-settings-questions.ts';
import { ExecutorPerson } from '../records/executors.ts';

const fieldsOf = <Q extends object>(questions: Q) => Object.keys(questions) as (keyof Q & string)[];

type KeysOfEach<Q> = Q extends object ? keyof Q & string : never;

/** Those of every kind; kinds share some. */
const fieldsOfKinds = <Q extends Record<string, object>>(kinds: Q) =>
  [...new Set(Object.values(kinds).flatMap((questions) => Object.keys(questions)))] as KeysOfEach<Q[keyof Q]>[];

/** The fields of each section's form, by the sections that hold answers, in their order. */
const fieldsByPart = {
  personalDetails: fieldsOf(personalDetailsQuestions),
  homeDetails: fieldsOf(homeDetailsQuestions),
  spouseDetails: fieldsOf(spouseDetailsQuestions),
  children: fieldsOf(childQuestions),
  /** The card of people under Your Details. */
  contacts: fieldsOf(contactQuestions),
  funeralWishes: fieldsOf(funeralWishesQuestions),
  /** Its rows are the children. */
  guardianship: [],
  executors: [...fieldsOf(ExecutorPerson.shape), 'executorRole'],
  gifts: [...fieldsOf(giftQuestions), 'recipients', 'remainderRecipients'],
  residue: ['recipients', 'childrenInheritanceAge', 'grandchildrenInherit'],
  /** Each is asked in the section that its kind belongs to; `recordId` is the kind where none of it is stored. */
  provisions: [...fieldsOfKinds(provisionQuestions), 'recipients'],
  /** One by one asked in the sections they belong to. */
  settings: fieldsOf(willSettingsQuestions),
} as const;

/** A clause can be made from these answers, and from the questionnaire behind them. */
const sourceFields = { ...fieldsByPart, questionnaire: ['locationEnglandWales'] } as const;

export type AnswerPart = keyof typeof fieldsByPart;
type SourcePart = keyof typeof sourceFields;
export type AnswerField<P extends SourcePart> = (typeof sourceFields)[P][number];

export const answerParts = Object.keys(fieldsByPart) as AnswerPart[];

/** The parts that are sections of their own. */
export type SectionPart = Exclude<AnswerPart, 'provisions' | 'settings'>;

/** The child, contact, executor, gift, provision or other row concerned; null for the section. */
const recordId = z.string().nullable();

type PlaceIn<P extends AnswerPart> = { part: P; recordId: string | null; field: AnswerField<P> | null };

/** The place of an answer: a section, and in it one row and one field, as far as the answer has them. */
export type AnswerPlace = { [P in AnswerPart]: PlaceIn<P> }[AnswerPart];
export const AnswerPlace: z.ZodType<AnswerPlace> = z.union(
  answerParts.map((part) =>
    z.strictObject({ part: z.literal(part), recordId, field: z.enum(fieldsByPart[part]).nullable() }),
  ) as unknown as [z.ZodType<AnswerPlace>],
);

type SourceIn<P extends SourcePart> = { part: P; recordId: string | null; fields: AnswerField<P>[] };

/** The answers of one row, or of one section, that a clause was made from; all of them where it has no fields. */
export type AnswerSource = { [P in SourcePart]: SourceIn<P> }[SourcePart];
export const AnswerSource: z.ZodType<AnswerSource> = z.union(
  Object.entries(sourceFields).map(([part, fields]) =>
    z.strictObject({ part: z.literal(part), recordId, fields: z.array(z.enum(fields)) }),
  ) as unknown as [z.ZodType<AnswerSource>],
);

export const answerAt = <P extends AnswerPart>(
  part: P,
  field: AnswerField<P> | null = null,
  recordId: string | null = null,
): PlaceIn<P> => ({ part, recordId, field });

export const answersIn = <P extends SourcePart>(
  part: P,
  fields: readonly AnswerField<P>[] = [],
  recordId: string | null = null,
): SourceIn<P> => ({ part, recordId, fields: [...fields] });
