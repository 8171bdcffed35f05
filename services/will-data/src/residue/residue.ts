import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type NamedRecipient, residuaryCeiling, type residueContract } from '@plainwill/contracts/will-data/residue';
import { Refusal } from '@plainwill/kit/refusal';
import { ContactSchema } from '../contacts/contact.entity.ts';
import { findOrAddContact } from '../contacts/find-or-add-contact.ts';
import type { CallContext } from '../context.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { type ResiduaryRecipient, ResiduaryRecipientSchema } from './residuary-recipient.entity.ts';

const firstPriority = 1;

/** The account's residuary recipients with their contacts, who takes first first. */
export const recipientsOf = (em: EntityManager, accountId: AccountId) =>
  em.find(
    ResiduaryRecipientSchema,
    { accountId },
    { populate: ['contact'], orderBy: { priority: 'asc', position: 'asc' } },
  );

const toWire = ({ contact, priority }: ResiduaryRecipient): NamedRecipient => ({
  recipientType: 'contact',
  recipientId: contact.id,
  priority,
  firstName: contact.firstName,
  lastName: contact.lastName,
  relationship: contact.relationship ?? null,
});

export const residue: HandlersOf<typeof residueContract, CallContext> = {
  list: async ({ ctx: { em, account } }) => (await recipientsOf(em, account.id)).map(toWire),
  replace: ({ ctx: { em, account }, input: { recipients } }) =>
    em.transactional(async (em) => {
      const ids = recipients.map((recipient) => recipient.recipientId);
      if (new Set(ids).size < ids.length) throw new Refusal('RecipientTwice');
      await lockTestator(em, account.id);
      const contacts = await em.find(ContactSchema, { accountId: account.id, id: { $in: ids } });
      if (contacts.length < ids.length) throw new Refusal('ContactNotFound');
      await em.nativeDelete(ResiduaryRecipientSchema, { accountId: account.id });
      await em.insertMany(
        ResiduaryRecipientSchema,
        recipients.map(({ recipientId, priority }, position) => ({
          accountId: account.id,
          contact: [account.id, recipientId],
          priority,
          position,
        })),
      );
      return (await recipientsOf(em, account.id)).map(toWire);
    }),
  addNew: ({ ctx: { em, account, now }, input }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      const contact = await findOrAddContact(em, account.id, input, now);
      const current = await recipientsOf(em, account.id);
      if (current.some((recipient) => recipient.contact.id === contact.id)) throw new Refusal('RecipientTwice');
      if (current.length >= residuaryCeiling) throw new Refusal('TooManyRecipients');
      const position = current.length;
      em.create(ResiduaryRecipientSchema, { accountId: account.id, contact, priority: firstPriority, position });
      await em.flush();
      return (await recipientsOf(em, account.id)).map(toWire);
    }),
};
