import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { lookalikesOf, type NamedSoFar, type NewPerson } from '@plainwill/contracts/will-data/known-people';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { decryptFields } from '../encryption/encrypted-fields.ts';
import { activePeopleRows, readRows } from '../rows/read-rows.ts';

type Spouse = NonNullable<NamedSoFar['spouseDetails']>;
type Child = NamedSoFar['children'][number];
type Contact = NamedSoFar['contacts'][number];

const names = `first_name as "firstName", last_name as "lastName"`;

interface About {
  em: EntityManager;
  vault: Vault;
}

/** Those named already who may be this person. */
async function lookalikesIn({ em, vault }: About, accountId: AccountId, person: NewPerson & { id: PersonId }) {
  const rows = await readRows(em, accountId, {
    spouse: activePeopleRows('spouse_details', 'full_name as "fullName"'),
    children: activePeopleRows('children', names),
    contacts: activePeopleRows('contacts', `${names}, email`),
  });
  const [spouse] = rows.spouse;
  const named: NamedSoFar = {
    spouseDetails: spouse ? decryptFields<Spouse>(vault, 'spouse_details', accountId, spouse as Spouse) : null,
    children: rows.children.map((row) => decryptFields<Child>(vault, 'children', accountId, row as Child)),
    contacts: rows.contacts.map((row) => decryptFields<Contact>(vault, 'contacts', accountId, row as Contact)),
  };
  return lookalikesOf(person, named);
}

/**
 * Makes sure that someone about to be added is not named already: whether two people are one is for the testator to say.
 * @returns those from whom they differ, once the testator has said so
 * @throws {Refusal} PersonKnown
 */
export async function requireUnknown(
  about: About,
  accountId: AccountId,
  person: NewPerson & { id: PersonId },
  isSomeoneElse = false,
): Promise<PersonId[]> {
  const lookalikes = await lookalikesIn(about, accountId, person);
  if (lookalikes.length > 0 && !isSomeoneElse) throw new Refusal('PersonKnown');
  return lookalikes;
}
