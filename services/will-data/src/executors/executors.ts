import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, ExecutorId } from '@plainwill/contracts/shared/ids';
import type { Executor as ExecutorOnWire, executorsContract } from '@plainwill/contracts/will-data/executors';
import { Refusal } from '@plainwill/kit/refusal';
import { findOrAddContact } from '../contacts/find-or-add-contact.ts';
import type { CallContext } from '../context.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { type Executor, ExecutorSchema } from './executor.entity.ts';
import { closedUp, inListOrder } from './executor-order.ts';

/** The account's executors with their contacts, main executors first. */
export async function executorsOf(em: EntityManager, accountId: AccountId) {
  return inListOrder(await em.find(ExecutorSchema, { accountId }, { populate: ['contact'] }));
}

const toWire = ({ id, contact, role, position }: Executor): ExecutorOnWire => ({
  id,
  contactId: contact.id,
  firstName: contact.firstName,
  lastName: contact.lastName,
  relationship: contact.relationship ?? null,
  role,
  position,
});

export const executors: HandlersOf<typeof executorsContract, CallContext> = {
  list: async ({ ctx: { em, account } }) => (await executorsOf(em, account.id)).map(toWire),
  add: ({ ctx: { em, account, now }, input: { role, ...named } }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      const contact = await findOrAddContact(em, account.id, named, now);
      const current = await executorsOf(em, account.id);
      if (current.some((executor) => executor.contact.id === contact.id)) throw new Refusal('AlreadyExecutor');
      const id = randomUUID() as ExecutorId;
      const position = current.length;
      return toWire(em.create(ExecutorSchema, { id, accountId: account.id, contact, role, position }));
    }),
  remove: ({ ctx: { em, account }, input: { id } }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      const current = await executorsOf(em, account.id);
      const removed = current.find((executor) => executor.id === id);
      if (!removed) throw new Refusal('ExecutorNotFound');
      em.remove(removed);
      for (const { executor, position } of closedUp(current, removed)) em.assign(executor, { position });
    }),
};
