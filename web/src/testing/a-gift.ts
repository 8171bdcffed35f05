import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import type { Gift, GiftRecipient } from '@plainwill/contracts/will-data/records/gifts';

export const aRecipient = (person: string, priority = 1): GiftRecipient => ({ personId: person as PersonId, priority });

export const aGift = (changes: Partial<Gift> = {}): Gift => ({
  id: 'piano' as GiftId,
  giftType: 'specific_item',
  itemDescription: 'The piano',
  cashAmount: null,
  provider: '',
  policyNumber: '',
  policyAmount: null,
  childrenAccessAge: 18,
  grandchildrenInherit: null,
  recipients: [aRecipient('ann')],
  remainderRecipients: [],
  position: 0,
  version: 1,
  savedAt: '2026-11-20T14:32:00.000Z',
  ...changes,
});
