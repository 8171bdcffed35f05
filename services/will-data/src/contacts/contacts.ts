import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Contact as ContactOnWire, contactsContract } from '@plainwill/contracts/will-data/contacts';
import type { CallContext } from '../context.ts';
import { type Contact, ContactSchema } from './contact.entity.ts';

/** The account's contacts, the first named first. */
export const contactsOf = (em: EntityManager, accountId: AccountId) =>
  em.find(ContactSchema, { accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } });

const toWire = ({ id, firstName, lastName, relationship }: Contact): ContactOnWire => ({
  id,
  firstName,
  lastName,
  relationship: relationship ?? null,
});

export const contacts: HandlersOf<typeof contactsContract, CallContext> = {
  list: async ({ ctx: { em, account } }) => (await contactsOf(em, account.id)).map(toWire),
};
