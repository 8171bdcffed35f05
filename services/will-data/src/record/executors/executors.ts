import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, ExecutorId, PersonId } from '@plainwill/contracts/shared/ids';
import type { Executor, executorsContract } from '@plainwill/contracts/will-data/records/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { contactsOf, insertContact, updateContact } from '../contacts/contacts.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { requirePeople } from '../people/people.ts';
import { requireAdults } from '../people/require-adults.ts';
import { requireUnknown } from '../people/require-unknown.ts';
import { readRows } from '../rows/read-rows.ts';
import { reorder } from '../rows/reorder.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { ExecutorSchema, executorRows } from './executor.entity.ts';

async function executorsOf(em: EntityManager, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: executorRows });
  return rows as Executor[];
}

async function executorOf(em: EntityManager, accountId: AccountId, id: ExecutorId) {
  const found = (await executorsOf(em, accountId)).find((executor) => executor.id === id);
  if (!found) throw new Refusal('ExecutorNotFound');
  return found;
}

async function appoint(em: EntityManager, accountId: AccountId, personId: PersonId, role: ExecutorRole) {
  const current = await executorsOf(em, accountId);
  if (current.some((executor) => executor.personId === personId)) throw new Refusal('AlreadyExecutor');
  const id = randomUUID() as ExecutorId;
  // Past those of people who were removed for now, too: they keep their places.
  const last = await em.findOne(
    ExecutorSchema,
    { accountId },
    { orderBy: { position: 'desc' }, disableIdentityMap: true },
  );
  await em.insert(ExecutorSchema, { id, accountId, personId, role, position: last ? last.position + 1 : 0 });
  return executorsOf(em, accountId);
}

/** Appoints someone among the testator's own people, who is an adult. @returns all executors */
export const appointExecutor = (
  { em, vault, today }: CallContext,
  accountId: AccountId,
  { personId, role }: { personId: PersonId; role: ExecutorRole },
) =>
  withinLimits({ em, vault }, accountId, async (em) => {
    await requirePeople(em, accountId, [personId]);
    await requireAdults({ em, vault, today }, accountId, [personId], 'ExecutorUnder18');
    return appoint(em, accountId, personId, role);
  });

export const executors: HandlersOf<typeof executorsContract, CallContext> = {
  appoint: ({ ctx, input }) => appointExecutor(ctx, ctx.account.id, input),
  add: ({ ctx: { em, account, vault, now, today }, input: { personId, role, person, isSomeoneElse } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const current = await executorsOf(em, account.id);
      if (current.some((executor) => executor.personId === personId)) return current;
      const differsFrom = await requireUnknown({ em, vault }, account.id, { ...person, id: personId }, isSomeoneElse);
      const fields = { ...person, notes: '' };
      await insertContact({ em, vault, now }, account.id, { id: personId, fields, differsFrom });
      await requirePeople(em, account.id, [personId]);
      await requireAdults({ em, vault, today }, account.id, [personId], 'ExecutorUnder18');
      return appoint(em, account.id, personId, role);
    }),
  update: ({ ctx: { em, account, vault, now, today }, input: { id, role, person } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const { personId } = await executorOf(em, account.id, id);
      const contact = (await contactsOf(em, vault, account.id)).find((each) => each.id === personId);
      if (!contact) throw new Refusal('ContactNotFound');
      await updateContact({ em, vault, now }, account.id, contact, person);
      await requireAdults({ em, vault, today }, account.id, [personId], 'ExecutorUnder18');
      await em.nativeUpdate(ExecutorSchema, { accountId: account.id, id }, { role });
      return executorsOf(em, account.id);
    }),
  setRole: ({ ctx: { em, account }, input: { id, role } }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      await executorOf(em, account.id, id);
      await em.nativeUpdate(ExecutorSchema, { accountId: account.id, id }, { role });
      return executorsOf(em, account.id);
    }),
  reorder: ({ ctx: { em, account }, input: { ids } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const current = await executorsOf(em, accountId);
      await reorder(em, ExecutorSchema, { accountId, current, ids, reason: 'ExecutorListChanged' });
      return executorsOf(em, accountId);
    }),
  remove: ({ ctx: { em, account }, input: { id } }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      await executorOf(em, account.id, id);
      await em.nativeDelete(ExecutorSchema, { accountId: account.id, id });
      return executorsOf(em, account.id);
    }),
};
