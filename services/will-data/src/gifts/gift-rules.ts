import type { GiftFields } from '@plainwill/contracts/will-data/gifts';
import { Refusal } from '@plainwill/kit/refusal';

const nothing = {
  itemDescription: '',
  cashAmount: null,
  provider: '',
  policyNumber: '',
  policyAmount: null,
} satisfies Partial<GiftFields>;

/** What is asked for a type of gift; the rest is emptied. */
function answersOf(gift: GiftFields): Partial<GiftFields> {
  const { itemDescription, cashAmount, provider, policyNumber, policyAmount } = gift;
  switch (gift.giftType) {
    case 'specific_item':
      return { itemDescription };
    case 'cash_gift':
      return { cashAmount };
    case 'pension_plan':
    case 'life_insurance':
      return { provider, policyNumber, policyAmount };
  }
}

/**
 * The gift as it may be stored. Remainder recipients are of life insurance only, and whether grandchildren inherit is
 * asked only where a recipient is a child.
 */
export function giftInOrder(gift: GiftFields, isChild: (personId: string) => boolean): GiftFields {
  for (const list of [gift.recipients, gift.remainderRecipients]) {
    if (new Set(list.map(({ personId }) => personId)).size < list.length) throw new Refusal('RecipientTwice');
  }
  if (gift.giftType === 'specific_item' && gift.itemDescription === '')
    throw new Refusal('GiftDetailMissing', 'itemDescription');
  return {
    ...gift,
    ...nothing,
    ...answersOf(gift),
    remainderRecipients: gift.giftType === 'life_insurance' ? gift.remainderRecipients : [],
    grandchildrenInherit: gift.recipients.some(({ personId }) => isChild(personId)) ? gift.grandchildrenInherit : null,
  };
}
