import { type AnswerField, type AnswerSource, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Gift } from '../model/gifts-of.ts';
import type { Will } from '../model/will.ts';
import type { Person } from '../people/person.ts';

/** Several answers of one section, or of one row of it. */
export const answersAt = <P extends AnswerSource['part']>(
  part: P,
  fields: readonly AnswerField<P>[],
  recordId: string | null = null,
): AnswerSource[] => fields.map((field) => answerAt(part, field, recordId));

/** The same answers of each of these people who are contacts. */
export const answersOfContacts = (people: Iterable<Person>, ...fields: AnswerField<'contacts'>[]): AnswerSource[] =>
  [...new Set(people)].filter(({ kind }) => kind === 'contact').flatMap(({ id }) => answersAt('contacts', fields, id));

/** The same answers of each of these children of the testator. */
export const answersOfChildren = (people: Iterable<Person>, ...fields: AnswerField<'children'>[]): AnswerSource[] =>
  [...new Set(people)].filter(({ kind }) => kind === 'child').flatMap(({ id }) => answersAt('children', fields, id));

/** These people as executors. */
export const choicesOfExecutors = (people: readonly Person[], { executorIds }: Pick<Will, 'executorIds'>) =>
  people.map((person) => answerAt('executors', 'executorRole', executorIds.get(person) ?? null));

/** Gifts as a whole. */
export const wholeGifts = (gifts: readonly Gift[]) => gifts.map(({ id }) => answerAt('gifts', null, id));

export const residuaryRecipients = answerAt('residue', 'recipients');
export const childrenInheritanceAge = answerAt('residue', 'childrenInheritanceAge');
