import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import type { Answers } from '@plainwill/law/facts/answers-of';
import { addChild, updateChild } from '../record/children/children.ts';
import { ContactSchema } from '../record/contacts/contact.entity.ts';
import { insertContact, updateContact } from '../record/contacts/contacts.ts';
import { hidePerson, showPerson } from '../record/people/people.ts';
import { PersonSchema } from '../record/people/person.entity.ts';
import { removeSpouse, saveSpouseDetails } from '../record/spouse-details/spouse-details.ts';
import { answersNow, type OwnContext } from './answers-now.ts';

interface Target {
  id: PersonId;
  kind: PersonKind;
}

const asPerson = (id: string) => id as PersonId;

/** Everyone in some answers, by kind. */
const everyoneIn = ({ spouseDetails, children, contacts }: Answers): Target[] => [
  ...(spouseDetails ? [{ id: asPerson(spouseDetails.id), kind: 'spouse' as const }] : []),
  ...children.map(({ id }) => ({ id: asPerson(id), kind: 'child' as const })),
  ...contacts.map(({ id }) => ({ id: asPerson(id), kind: 'contact' as const })),
];

const peopleOfAccount = (em: EntityManager, accountId: AccountId) =>
  em.find(PersonSchema, { accountId }, { disableIdentityMap: true });

/** The ids under which people of some answers are written: their own, but for one that is someone of another kind now. */
export async function idsToWrite({ em, account }: OwnContext, answers: Answers, anId: () => string) {
  const stored = new Map((await peopleOfAccount(em, account.id)).map(({ id, kind }) => [id, kind]));
  const taken = everyoneIn(answers).filter(({ id, kind }) => stored.has(id) && stored.get(id) !== kind);
  const others = new Map<string, string>(taken.map(({ id }) => [id, anId()]));
  return (id: string) => others.get(id) ?? id;
}

/** Takes off the lists whoever is not in the answers, and brings back whoever was removed. */
async function showAndHide(ctx: OwnContext, answers: Answers) {
  const { em, now } = ctx;
  const accountId = ctx.account.id;
  const wanted = new Map(everyoneIn(answers).map(({ id, kind }) => [id, kind]));
  const { record } = await answersNow(ctx);
  const { spouseDetails } = record;
  if (spouseDetails && !wanted.has(spouseDetails.id)) await removeSpouse(ctx, accountId, spouseDetails.version);
  for (const { id, kind, removedAt } of await peopleOfAccount(em, accountId)) {
    if (wanted.has(id) && removedAt) await showPerson(em, { accountId, id, kind });
    if (!wanted.has(id) && !removedAt && kind !== 'spouse') await hidePerson(em, { accountId, id, kind, now });
  }
}

async function writeSpouse(ctx: OwnContext, { spouseDetails }: Answers) {
  const { record, answers } = await answersNow(ctx);
  if (!spouseDetails || isDeepStrictEqual(answers.spouseDetails, spouseDetails)) return;
  const { spouse } = spouseDetails;
  // Only our staff store someone of whom no more than the name is known.
  const savedBySupport = spouse.relationship === null || spouse.gender === null;
  const id = asPerson(spouseDetails.id);
  const basedOn = record.spouseDetails?.version ?? 0;
  await saveSpouseDetails({ ...ctx, savedBySupport }, ctx.account.id, { id, basedOn, changes: spouse });
}

async function writeContacts(ctx: OwnContext, { contacts }: Answers) {
  const accountId = ctx.account.id;
  const { record, answers } = await answersNow(ctx);
  for (const { id, contact, differsFrom } of contacts) {
    const stored = record.contacts.find((one) => one.id === id);
    const known = answers.contacts.find((one) => one.id === id);
    const others = differsFrom.map(asPerson);
    if (!stored) await insertContact(ctx, accountId, { id: asPerson(id), fields: contact, differsFrom: others });
    else if (!isDeepStrictEqual(known, { id, contact, differsFrom })) {
      await updateContact(ctx, accountId, stored, contact);
      await ctx.em.nativeUpdate(ContactSchema, { accountId, id: stored.id }, { differsFrom: others });
    }
  }
}

async function writeChildren(ctx: OwnContext, { children }: Answers) {
  const accountId = ctx.account.id;
  const { record, answers } = await answersNow(ctx);
  for (const { id, child } of children) {
    const stored = record.children.find((one) => one.id === id);
    const known = answers.children.find((one) => one.id === id);
    if (!stored) await addChild(ctx, accountId, { id: asPerson(id), child });
    else if (!isDeepStrictEqual(known, { id, child }))
      await updateChild(ctx, accountId, { id: stored.id, basedOn: stored.version, changesTo: () => child });
  }
}

/** The first added is the first of a list. */
async function writeOrder(ctx: OwnContext, target: Answers) {
  const { answers } = await answersNow(ctx);
  const [wanted, stored] = [target, answers].map((each) => everyoneIn(each).map(({ id }) => id));
  if (!wanted || isDeepStrictEqual(wanted, stored)) return;
  for (const [at, id] of wanted.entries()) {
    const createdAt = new Date(ctx.now.getTime() - wanted.length + at);
    await ctx.em.nativeUpdate(PersonSchema, { accountId: ctx.account.id, id }, { createdAt });
  }
}

/** Makes the lists of people exactly those of the answers. */
export async function writePeople(ctx: OwnContext, answers: Answers) {
  await showAndHide(ctx, answers);
  await writeSpouse(ctx, answers);
  await writeContacts(ctx, answers);
  await writeChildren(ctx, answers);
  await writeOrder(ctx, answers);
}
