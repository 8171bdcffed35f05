import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { Contact, ContactFields, contactsContract } from '@plainwill/contracts/will-data/records/contacts';
import { isPersonsRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { withCleanNumber } from '../people/mobile-number.ts';
import { addPerson, hidePerson, showPerson } from '../people/people.ts';
import { requireUnknown } from '../people/require-unknown.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Saving } from '../rows/save-record.ts';
import { ContactSchema, contactRows } from './contact.entity.ts';

const table = 'contacts';
const kind = 'contact';

type Store = Omit<Saving, 'today'>;

/** The account's contacts, the first added first. */
export async function contactsOf(em: EntityManager, vault: Vault, accountId: AccountId): Promise<Contact[]> {
  const { rows } = await readRows(em, accountId, { rows: contactRows });
  return rows.map((row) => decryptFields<Contact>(vault, table, accountId, row));
}

export async function contactOf(
  { em, vault }: Pick<Store, 'em' | 'vault'>,
  accountId: AccountId,
  id: PersonId,
): Promise<Contact> {
  const found = (await contactsOf(em, vault, accountId)).find((contact) => contact.id === id);
  if (!found) throw new Refusal('ContactNotFound');
  return found;
}

/** The changes with `kind` and `isCharity` in step, whichever of them is said. */
function inStep<Fields extends Partial<ContactFields>>(changes: Fields, stored: Pick<Contact, 'kind'> | null): Fields {
  const { kind, isCharity } = changes;
  if (kind) return { ...changes, isCharity: kind === 'charity' };
  if (isCharity) return { ...changes, kind: 'charity' };
  if (kind === null) return { ...changes, isCharity: false };
  return isCharity === false && stored?.kind === 'charity' ? { ...changes, kind: null } : changes;
}

/** A friend or a relative is a person, whatever the name sounds like. */
function withPersonsKind<Fields extends Partial<ContactFields>>(
  changes: Fields,
  stored: Pick<Contact, 'kind'>,
): Fields {
  const isUnsaid = (changes.kind ?? stored.kind) === null && !changes.isCharity;
  return isUnsaid && changes.role && isPersonsRole(changes.role) ? { ...changes, kind: 'person' } : changes;
}

/** Stores a new contact. */
export async function insertContact(
  store: Store,
  accountId: AccountId,
  { id, fields, differsFrom }: { id: PersonId; fields: ContactFields; differsFrom: PersonId[] },
) {
  if (await addPerson(store.em, { accountId, id, kind, now: store.now }))
    await insertContactFields(store, accountId, id, fields, differsFrom);
}

/** Stores what is known of a contact whose person is there already. */
export async function insertContactFields(
  { em, vault, now, savedBySupport = false }: Store,
  accountId: AccountId,
  id: PersonId,
  fields: ContactFields,
  differsFrom: PersonId[] = [],
) {
  const encrypted = encryptFields(vault, table, accountId, {
    ...unansweredOf(contactQuestions),
    ...withCleanNumber(inStep(withPersonsKind(fields, { kind: null }), null), null),
  });
  await em.insert(ContactSchema, {
    ...encrypted,
    differsFrom,
    accountId,
    id,
    version: 1,
    savedAt: now,
    savedBySupport,
  });
}

/** Stores changes to a contact whose `version` they were made over. @throws {Refusal} ContactChanged */
export async function updateContact(
  { em, vault, now, savedBySupport = false }: Store,
  accountId: AccountId,
  stored: Contact,
  changes: Partial<ContactFields>,
) {
  const { id, version } = stored;
  // A form that asks only for people leaves the kind out; the contact's own sends it, and may send that it is not known.
  const ofPerson = changes.kind === undefined ? withPersonsKind(changes, stored) : changes;
  const fields = encryptFields(vault, table, accountId, withCleanNumber(ofPerson, stored));
  const where = { accountId, id, version };
  const saved = { version: version + 1, savedAt: now, savedBySupport };
  const updated = await em.nativeUpdate(ContactSchema, where, { ...fields, ...saved });
  if (updated === 0) throw new Refusal('ContactChanged');
}

function requirePast({ dateOfBirth }: Partial<ContactFields>, today: CalendarDate) {
  if (dateOfBirth && dateOfBirth > today) throw new Refusal('DateOfBirthInFuture', 'dateOfBirth');
}

interface NewContact {
  id: PersonId;
  contact: ContactFields;
  /** `unasked` of staff, who cannot know. */
  isSomeoneElse?: boolean | 'unasked' | undefined;
}

export const addContact = (
  { em, today, ...store }: Saving,
  accountId: AccountId,
  { id, contact, isSomeoneElse }: NewContact,
): Promise<Contact> =>
  withinLimits({ em, vault: store.vault }, accountId, async (em) => {
    requirePast(contact, today);
    const differsFrom =
      isSomeoneElse === 'unasked'
        ? []
        : await requireUnknown({ em, vault: store.vault }, accountId, { ...contact, id }, isSomeoneElse);
    await insertContact({ ...store, em }, accountId, { id, fields: contact, differsFrom });
    return contactOf({ ...store, em }, accountId, id);
  });

export const contacts: HandlersOf<typeof contactsContract, CallContext> = {
  add: ({ ctx, input }) => addContact(ctx, ctx.account.id, input),
  update: ({ ctx: { account, em, ...ctx }, input: { id, basedOn, changes } }) =>
    withinLimits({ em, vault: ctx.vault }, account.id, async (em) => {
      requirePast(changes, ctx.today);
      const stored = await contactOf({ ...ctx, em }, account.id, id);
      await updateContact({ ...ctx, em }, account.id, { ...stored, version: basedOn }, inStep(changes, stored));
      return contactOf({ ...ctx, em }, account.id, id);
    }),
  remove: async ({ ctx: { em, account, now }, input: { id } }) => {
    if (!(await hidePerson(em, { accountId: account.id, id, kind, now }))) throw new Refusal('ContactNotFound');
  },
  restore: ({ ctx, input: { id } }) =>
    withinLimits(ctx, ctx.account.id, async (em) => {
      await showPerson(em, { accountId: ctx.account.id, id, kind });
      return contactOf({ ...ctx, em }, ctx.account.id, id);
    }),
};
