import { isDeepStrictEqual } from 'node:util';
import { withAskedAlone } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift, GiftFields, GiftRecipient } from '@plainwill/contracts/will-data/records/gifts';
import { Refusal } from '@plainwill/kit/refusal';

const inTurn = (list: readonly GiftRecipient[]) => list.toSorted((a, b) => a.priority - b.priority);

function requireEachOnce(list: readonly GiftRecipient[]) {
  if (new Set(list.map(({ personId }) => personId)).size < list.length) throw new Refusal('RecipientTwice');
}

/**
 * The gift as it may be stored. Remainder recipients are of life insurance only, and whether grandchildren inherit is
 * asked only where a recipient is a child.
 */
export function giftInOrder(gift: GiftFields, isChild: (personId: string) => boolean): GiftFields {
  const asked = withAskedAlone(gift);
  requireEachOnce(asked.recipients);
  requireEachOnce(asked.remainderRecipients);
  if (asked.giftType === 'specific_item' && asked.itemDescription === '')
    throw new Refusal('GiftDetailMissing', 'itemDescription');
  if (asked.giftType === 'cash_gift' && asked.cashAmount === null) throw new Refusal('GiftAmountMissing', 'cashAmount');
  return {
    ...asked,
    recipients: inTurn(asked.recipients),
    remainderRecipients: inTurn(asked.remainderRecipients),
    grandchildrenInherit: asked.recipients.some(({ personId }) => isChild(personId))
      ? asked.grandchildrenInherit
      : null,
  };
}

/** Whether a save only says again what it stored before, because its answer was lost on the way. */
export function isRepeat(stored: Gift, basedOn: number, gift: GiftFields): boolean {
  const { id: _id, position: _position, version, savedAt: _savedAt, ...fields } = stored;
  return version === basedOn + 1 && isDeepStrictEqual(fields, gift);
}
