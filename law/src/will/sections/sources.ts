import { type AnswerField, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import type { Will } from '../model/will.ts';
import type { Person } from '../people/person.ts';

const idsOf = (people: Iterable<Person>, kind: Person['kind']) =>
  [...new Set(people)].filter((person) => person.kind === kind).map(({ id }) => id);

/** The same answers of each of these people who are contacts. */
export const answersOfContacts = (people: Iterable<Person>, ...fields: AnswerField<'contacts'>[]) =>
  idsOf(people, 'contact').map((id) => answersIn('contacts', fields, id));

/** The same answers of each of these children of the testator. */
export const answersOfChildren = (people: Iterable<Person>, ...fields: AnswerField<'children'>[]) =>
  idsOf(people, 'child').map((id) => answersIn('children', fields, id));

/** These people as executors. */
export const choicesOfExecutors = (people: readonly Person[], { executorIds }: Pick<Will, 'executorIds'>) =>
  people.map((person) => answersIn('executors', ['executorRole'], executorIds.get(person) ?? null));

export const allGifts = answersIn('gifts');
export const residuaryRecipients = answersIn('residue', ['recipients']);
export const childrenInheritanceAge = answersIn('residue', ['childrenInheritanceAge']);
export const grandchildrenInherit = answersIn('residue', ['grandchildrenInherit']);
