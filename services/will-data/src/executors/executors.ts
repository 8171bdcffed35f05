import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, ExecutorId, PersonId } from '@plainwill/contracts/shared/ids';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import type { Executor, ExecutorPerson, executorsContract } from '@plainwill/contracts/will-data/records/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { contactsOf, insertContact, updateContact } from '../contacts/contacts.ts';
import type { CallContext } from '../context.ts';
import { ExecutorSchema, executorRows } from '../entities/executor.entity.ts';
import { requirePeople } from '../people/people.ts';
import { requireAdults } from '../people/require-adults.ts';
import { withinLimits } from '../record-limits/within-limits.ts';
import { readRows } from '../records/read-rows.ts';
import { reorder } from '../records/reorder.ts';
import { lockTestator } from '../testator/lock-testator.ts';

/** What a form says of somebody who is known already: a field left empty takes nothing away from what is stored. */
function filledIn({
  mobileCountryCode,
  mobileNumber,
  address,
  line1,
  line2,
  townOrCity,
  county,
  postcode,
  ...others
}: ExecutorPerson): Partial<ExecutorPerson> {
  // A part of an address means something only with the others.
  const lines = { address, line1, line2, townOrCity, county, postcode };
  const hasAddress = Object.values(lines).some((line) => line !== '');
  const answered = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return {
    ...answered,
    ...(mobileNumber !== '' && { mobileCountryCode, mobileNumber }),
    ...(hasAddress && lines),
  };
}

const emailKey = (email: string) => email.toLocaleLowerCase('en-GB');

/**
 * The contact of that first and last name, else of that email, brought up to date with what the form says; a new one
 * if there is neither. Call it while the testator is locked, or two calls at once add the person twice.
 */
async function findOrAddPerson(
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

async function executorsOf(em: EntityManager, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: executorRows });
  return rows as Executor[];
}

async function executorOf(em: EntityManager, accountId: AccountId, id: ExecutorId) {
  const found = (await executorsOf(em, accountId)).find((executor) => executor.id === id);
  if (!found) throw new Refusal('ExecutorNotFound');
  return found;
}

async function updateFromForm(
  ctx: Pick<CallContext, 'em' | 'vault' | 'now'>,
  accountId: AccountId,
  personId: PersonId,
  person: ExecutorPerson,
) {
  const contact = (await contactsOf(ctx.em, ctx.vault, accountId)).find(({ id }) => id === personId);
  if (!contact) throw new Refusal('ContactNotFound');
  await updateContact(ctx, accountId, contact, person);
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

export const executors: HandlersOf<typeof executorsContract, CallContext> = {
  appoint: ({ ctx: { em, account, vault, now, today }, input: { personId, role, person } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      await requirePeople(em, account.id, [personId]);
      if (person) await updateFromForm({ em, vault, now }, account.id, personId, person);
      await requireAdults({ em, vault, today }, account.id, [personId], 'ExecutorUnder18');
      return appoint(em, account.id, personId, role);
    }),
  add: ({ ctx: { em, account, vault, now, today }, input: { role, person } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const personId = await findOrAddPerson({ em, vault, now }, account.id, person);
      await requireAdults({ em, vault, today }, account.id, [personId], 'ExecutorUnder18');
      return appoint(em, account.id, personId, role);
    }),
  update: ({ ctx: { em, account, vault, now, today }, input: { id, role, person } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const { personId } = await executorOf(em, account.id, id);
      await updateFromForm({ em, vault, now }, account.id, personId, person);
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
