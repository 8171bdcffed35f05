import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId, GiftId } from '@plainwill/contracts/shared/ids';
import { giftQuestions, mainDetail, withAskedAlone } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift, GiftFields, giftsContract } from '@plainwill/contracts/will-data/records/gifts';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { withinLimits } from '../limits/within-limits.ts';
import { PersonSchema } from '../people/person.entity.ts';
import { peopleAmong, recipientRows, recipientsInOrder, requireRecipients } from '../people/recipients.ts';
import { readRows } from '../rows/read-rows.ts';
import { reorder } from '../rows/reorder.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { WillSettingsSchema } from '../will-settings/will-settings.entity.ts';
import { GiftRecipientSchema, GiftSchema, giftRows } from './gift.entity.ts';

type GiftInOrder = Omit<GiftFields, RecipientList> & Record<RecipientList, Recipient[]>;
type RecipientList = 'recipients' | 'remainderRecipients';

/**
 * The gift as it may be stored. Remainder recipients are of life insurance only, and whether grandchildren inherit is
 * asked only where children take.
 */
function giftInOrder(gift: GiftFields, isChild: (id: BeneficiaryId) => boolean): GiftInOrder {
  const asked = withAskedAlone({ ...unansweredOf(giftQuestions), ...gift });
  const recipients = recipientsInOrder(asked.recipients);
  const remainderRecipients = recipientsInOrder(asked.remainderRecipients);
  if (mainDetail(asked.giftType) === 'itemDescription' && asked.itemDescription === '')
    throw new Refusal('GiftDetailMissing', 'itemDescription');
  if (mainDetail(asked.giftType) === 'cashAmount' && asked.cashAmount === null)
    throw new Refusal('GiftAmountMissing', 'cashAmount');
  return {
    ...asked,
    recipients,
    remainderRecipients,
    grandchildrenInherit: recipients.some(({ personId }) => isChild(personId)) ? asked.grandchildrenInherit : null,
  };
}

/** Whether a save only says again what it stored before, because its answer was lost on the way. */
function isRepeat(stored: Gift, basedOn: number, gift: GiftInOrder): boolean {
  const { id: _id, position: _position, version, savedAt: _savedAt, ...fields } = stored;
  return version === basedOn + 1 && isDeepStrictEqual(fields, gift);
}

async function giftsOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const { rows } = await readRows(em, accountId, { rows: giftRows });
  return rows.map((row) => decryptFields<Gift>(vault, 'gifts', accountId, row));
}

function giftWith(gifts: readonly Gift[], id: GiftId): Gift {
  const found = gifts.find((gift) => gift.id === id);
  if (!found) throw new Refusal('GiftNotFound');
  return found;
}

async function replaceRecipients(em: EntityManager, accountId: AccountId, giftId: GiftId, gift: GiftInOrder) {
  const rowsOf = (kind: 'recipient' | 'remainder', list: readonly Recipient[]) =>
    recipientRows(list).map((row) => ({ ...row, accountId, giftId, kind }));
  await em.nativeDelete(GiftRecipientSchema, { accountId, giftId });
  await em.insertMany(GiftRecipientSchema, [
    ...rowsOf('recipient', gift.recipients),
    ...rowsOf('remainder', gift.remainderRecipients),
  ]);
}

/** Stores a gift of an account’s own, new or changed. */
export const saveGift = (
  { em, vault, now }: Pick<CallContext, 'em' | 'vault' | 'now'>,
  accountId: AccountId,
  { id, basedOn, gift }: { id: GiftId; basedOn: number; gift: GiftFields },
): Promise<Gift> =>
  withinLimits({ em, vault }, accountId, async (em) => {
    const named = peopleAmong(gift.recipients.map(({ personId }) => personId));
    const children = await em.find(PersonSchema, { accountId, kind: 'child', id: { $in: named } }, { fields: ['id'] });
    const fields = giftInOrder(gift, (id) => id === 'children' || children.some((child) => child.id === id));
    await requireRecipients(em, accountId, [...fields.recipients, ...fields.remainderRecipients]);
    const { recipients: _recipients, remainderRecipients: _remainder, ...columns } = fields;
    const encrypted = encryptFields(vault, 'gifts', accountId, columns);
    const current = await giftsOf(em, vault, accountId);
    const stored = current.find((gift) => gift.id === id);
    if (stored && isRepeat(stored, basedOn, fields)) return stored;
    if ((stored?.version ?? 0) !== basedOn) throw new Refusal(stored ? 'GiftChanged' : 'GiftNotFound');
    if (stored) {
      await em.nativeUpdate(GiftSchema, { accountId, id }, { ...encrypted, version: basedOn + 1, savedAt: now });
    } else {
      const position = Math.max(-1, ...current.map((gift) => gift.position)) + 1;
      await em.insert(GiftSchema, { ...encrypted, accountId, id, position, version: 1, savedAt: now });
      await em.nativeUpdate(WillSettingsSchema, { accountId }, { hasNoSpecificGifts: false });
    }
    await replaceRecipients(em, accountId, id, fields);
    return giftWith(await giftsOf(em, vault, accountId), id);
  });

export const gifts: HandlersOf<typeof giftsContract, CallContext> = {
  save: ({ ctx, input }) => saveGift(ctx, ctx.account.id, input),
  reorder: ({ ctx: { em, vault, account }, input: { ids } }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const current = await giftsOf(em, vault, accountId);
      await reorder(em, GiftSchema, { accountId, current, ids, reason: 'GiftListChanged' });
      return giftsOf(em, vault, accountId);
    }),
  remove: async ({ ctx: { em, account }, input: { id } }) => {
    if ((await em.nativeDelete(GiftSchema, { accountId: account.id, id })) === 0) throw new Refusal('GiftNotFound');
  },
};
