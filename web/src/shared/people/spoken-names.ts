import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type ContactRole, titles } from '@plainwill/contracts/will-data/vocabulary';
import { isBody } from './contact-kind.ts';
import { withNamedSpouse } from './named-people.ts';

const professionalRoles: readonly ContactRole[] = [
  'Solicitor',
  'Accountant',
  'professional_solicitor',
  'professional_accountant',
];

const isTitle = (word: string) => (titles as readonly string[]).includes(word.toLowerCase().replace('.', ''));

/**
 * Each beneficiary's name, spoken to the testator: the first name, or all of it for a charity, another organisation, a
 * professional, and people who share their first name.
 */
export function spokenNames(testatorRecord: TestatorRecord): ReadonlyMap<string, string> {
  const people = peopleOf(withNamedSpouse(testatorRecord));
  const named = people.map(({ id, fullName }) => {
    const contact = testatorRecord.contacts.find((contact) => contact.id === id);
    const isFormal = contact !== undefined && (isBody(contact) || professionalRoles.includes(contact.role));
    const first = contact?.firstName || (fullName.split(' ')[0] ?? '');
    return { id, fullName, first: isFormal || isTitle(first) ? fullName : first };
  });
  const byFirst = Map.groupBy(named, ({ first }) => first);
  return new Map<string, string>([
    ...named.map(({ id, fullName, first }) => [id, byFirst.get(first)?.length === 1 ? first : fullName] as const),
    ['children', 'your children'],
    ['grandchildren', 'your grandchildren'],
  ]);
}

/** “Ben” of “Ben Reed”; null where no spouse or partner is named yet. */
export const firstNameOfSpouse = (spouse: TestatorRecord['spouseDetails']): string | null =>
  spouse?.fullName.trim().split(/\s+/)[0] || null;
