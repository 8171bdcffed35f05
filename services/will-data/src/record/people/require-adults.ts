import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { isMinor } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { decryptFields } from '../encryption/encrypted-fields.ts';
import { activePeopleRows, readRows } from '../rows/read-rows.ts';

interface Named {
  id: PersonId;
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate | null;
}

interface NamedContact extends Named {
  role: ContactRole | null;
}

const named = `first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth"`;

const isChildRole = (role: ContactRole | null) => role === 'child' || role === 'stepchild';

/**
 * Makes sure that nobody chosen is known to be under 18: by a date of birth, or by being entered once more, as a contact
 * who is a child of the testator's, under the name of a child of that age.
 * @throws {Refusal} `reason`
 */
export async function requireAdults(
  { em, vault, today }: { em: EntityManager; vault: Vault; today: CalendarDate },
  accountId: AccountId,
  ids: readonly PersonId[],
  reason: 'ExecutorUnder18' | 'GuardianUnder18',
) {
  const rows = await readRows(em, accountId, {
    children: activePeopleRows('children', named),
    contacts: activePeopleRows('contacts', `${named}, role`),
  });
  const isYoung = ({ dateOfBirth }: Named) => dateOfBirth !== null && isMinor({ dateOfBirth }, today);
  const minors = rows.children
    .map((row) => decryptFields<Named>(vault, 'children', accountId, row as { id: PersonId }))
    .filter(isYoung);
  const contacts = rows.contacts.map((row) =>
    decryptFields<NamedContact>(vault, 'contacts', accountId, row as { id: PersonId }),
  );
  const isMinorAgain = (contact: NamedContact) =>
    contact.dateOfBirth === null && isChildRole(contact.role) && minors.some((child) => isSamePerson(child, contact));
  const young = [...minors, ...contacts.filter((contact) => isYoung(contact) || isMinorAgain(contact))];
  if (young.some(({ id }) => ids.includes(id))) throw new Refusal(reason);
}
