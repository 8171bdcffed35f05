import type { Person } from '../will/people/person.ts';
import type { Known } from './known.ts';

const charityWords = /\b(charity|trust|foundation|hospice|RSPCA|RNLI|NSPCC|cancer|church|society)\b/i;

/** Those who take and are a charity, or are called like one, and of whom no registered number is known. */
export function withoutNumber({ facts, beneficiaries }: Known): Person[] {
  const numbers = new Map(facts.contacts.map(({ id, charity_number }) => [id, charity_number]));
  return [...beneficiaries].filter(
    ({ kind, id, name, charity }) =>
      kind === 'contact' && (charity !== null || charityWords.test(name)) && !numbers.get(id),
  );
}
