import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ContactId } from '@plainwill/contracts/shared/ids';
import { contactCeiling } from '@plainwill/contracts/will-data/contacts';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { ContactSchema } from './contact.entity.ts';
import { contactsOf } from './contacts.ts';
import { isSamePerson } from './same-person.ts';

interface Named {
  firstName: string;
  lastName: string;
  relationship: ContactRole;
}

/**
 * The contact of that name, so that a person is entered once; a relationship told later replaces the earlier one.
 * Call it while the testator is locked, or two calls at once add the person twice.
 */
export async function findOrAddContact(em: EntityManager, accountId: AccountId, named: Named, now: Date) {
  const contacts = await contactsOf(em, accountId);
  const known = contacts.find((contact) => isSamePerson(contact, named));
  if (known) return em.assign(known, { relationship: named.relationship });
  if (contacts.length >= contactCeiling) throw new Refusal('TooManyContacts');
  return em.create(ContactSchema, { ...named, id: randomUUID() as ContactId, accountId, createdAt: now });
}
