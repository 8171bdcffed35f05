import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision, ProvisionFields, provisionsContract } from '@plainwill/contracts/will-data/records/provisions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { requirePeople } from '../people/people.ts';
import { recipientRows, recipientsInOrder, requireRecipients } from '../people/recipients.ts';
import { readRows } from '../rows/read-rows.ts';
import { openProvisions, personFieldsOf } from '../testator-record/open-provisions.ts';
import { ProvisionPersonSchema, ProvisionSchema, provisionRows, recipientRole } from './provision.entity.ts';

type ProvisionInOrder = ProvisionFields & { recipients: Recipient[] };

/**
 * The provision as it may be stored: nobody takes under a kind that does not ask who does.
 * @throws {Refusal} LimitsCrossed, RecipientTwice, SharesNotWhole
 */
function provisionInOrder(provision: ProvisionFields): ProvisionInOrder {
  if (provision.kind === 'charityTenth') {
    const { leastAmount, mostAmount } = provision;
    if (leastAmount !== null && mostAmount !== null && leastAmount > mostAmount)
      throw new Refusal('LimitsCrossed', 'leastAmount');
  }
  const { beneficiaries } = provisionLabels[provision.kind];
  return { ...provision, recipients: recipientsInOrder(beneficiaries === null ? [] : provision.recipients) };
}

/** The people who are answers to questions, by question, and the answers to all others. */
function partsOf({ kind, recipients: _recipients, ...answers }: ProvisionInOrder) {
  const fields = personFieldsOf(kind);
  const all = Object.entries<unknown>(answers);
  return {
    people: all.flatMap(([field, id]) =>
      fields.includes(field) && id !== null ? [{ field, id: id as PersonId }] : [],
    ),
    answers: Object.fromEntries(all.filter(([field]) => !fields.includes(field))),
  };
}

/** Who may be chosen, where that is not anyone. */
const kindsAsked: Readonly<Record<string, readonly PersonKind[]>> = {
  occupierId: ['spouse', 'contact'],
  rehomingCharityId: ['contact'],
};

/** @throws {Refusal} PersonNotFound */
async function requireEveryone(em: EntityManager, accountId: AccountId, provision: ProvisionInOrder) {
  const { kind, recipients } = provision;
  for (const { field, id } of partsOf(provision).people) await requirePeople(em, accountId, [id], kindsAsked[field]);
  if (!provisionLabels[kind].isForCharities) return requireRecipients(em, accountId, recipients);
  // They are contacts.
  if (recipients.some(({ personId }) => isBeneficiaryClass(personId))) throw new Refusal('PersonNotFound');
  await requireRecipients(em, accountId, recipients, ['contact']);
}

async function provisionsOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: provisionRows });
  return openProvisions(vault, accountId, rows);
}

function provisionWith(provisions: readonly Provision[], id: ProvisionId): Provision {
  const found = provisions.find((provision) => provision.id === id);
  if (!found) throw new Refusal('ProvisionNotFound');
  return found;
}

/** Whether a save only says again what it stored before, because its answer was lost on the way. */
function isRepeat(stored: Provision, basedOn: number, provision: ProvisionInOrder): boolean {
  const { id: _id, version, savedAt: _savedAt, ...fields } = stored;
  return version === basedOn + 1 && isDeepStrictEqual(fields, provision);
}

async function replacePeople(em: EntityManager, accountId: AccountId, id: ProvisionId, provision: ProvisionInOrder) {
  const ofProvision = { accountId, provisionId: id };
  await em.nativeDelete(ProvisionPersonSchema, ofProvision);
  await em.insertMany(ProvisionPersonSchema, [
    ...partsOf(provision).people.flatMap(({ field, id }) =>
      recipientRows([{ personId: id, priority: 1, shareBasisPoints: null }]).map((row) => ({
        ...row,
        ...ofProvision,
        role: field,
      })),
    ),
    ...recipientRows(provision.recipients).map((row) => ({ ...row, ...ofProvision, role: recipientRole })),
  ]);
}

export const provisions: HandlersOf<typeof provisionsContract, CallContext> = {
  save: ({ ctx: { em, vault, account, now }, input: { id, basedOn, provision } }) =>
    withinLimits({ em, vault }, account.id, async (em) => {
      const accountId = account.id;
      const fields = provisionInOrder(provision);
      await requireEveryone(em, accountId, fields);
      const current = await provisionsOf(em, vault, accountId);
      const { kind } = fields;
      const stored = current.find((provision) => provision.id === id);
      if (stored && isRepeat(stored, basedOn, fields)) return stored;
      if ((stored?.version ?? 0) !== basedOn) throw new Refusal(stored ? 'ProvisionChanged' : 'ProvisionNotFound');
      const isOther = stored
        ? stored.kind !== kind
        : !provisionLabels[kind].isList && current.some((other) => other.kind === kind);
      if (isOther) throw new Refusal('ProvisionChanged');
      const { answers } = encryptFields(vault, 'provisions', accountId, { answers: partsOf(fields).answers });
      const saved = { answers, version: basedOn + 1, savedAt: now };
      if (stored) {
        await em.nativeUpdate(ProvisionSchema, { accountId, id }, saved);
      } else {
        const last = await em.findOne(
          ProvisionSchema,
          { accountId },
          { orderBy: { position: 'desc' }, fields: ['position'] },
        );
        await em.insert(ProvisionSchema, { ...saved, accountId, id, kind, position: (last?.position ?? -1) + 1 });
      }
      await replacePeople(em, accountId, id, fields);
      return provisionWith(await provisionsOf(em, vault, accountId), id);
    }),
  remove: async ({ ctx: { em, account }, input: { id } }) => {
    const removed = await em.nativeDelete(ProvisionSchema, { accountId: account.id, id });
    if (removed === 0) throw new Refusal('ProvisionNotFound');
  },
};
