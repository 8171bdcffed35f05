import { randomUUID } from 'node:crypto';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import { contactsOf, insertContact, updateContact } from '../contacts/contacts.ts';
import type { CallContext } from '../context.ts';
import { filledIn } from './filled-in.ts';

const emailKey = (email: string) => email.toLocaleLowerCase('en-GB');

/**
 * The contact of that first and last name, else of that email, brought up to date with what the form says; a new one
 * if there is neither. Call it while the testator is locked, or two calls at once add the person twice.
 */
export async function findOrAddPerson(
  ctx: Pick<CallContext, 'em' | 'vault' | 'now'>,
  accountId: AccountId,
  person: ExecutorPerson,
): Promise<PersonId> {
  const contacts = await contactsOf(ctx.em, ctx.vault, accountId);
  const known =
    contacts.find((contact) => isSamePerson(contact, person)) ??
    contacts.find(({ email }) => email !== '' && emailKey(email) === emailKey(person.email));
  if (known) {
    await updateContact(ctx, accountId, known, filledIn(person));
    return known.id;
  }
  const id = randomUUID() as PersonId;
  await insertContact(ctx, accountId, id, { ...person, notes: '' });
  return id;
}
