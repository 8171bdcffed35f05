import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift, GiftRecipient } from '@plainwill/contracts/will-data/records/gifts';

export const aRecipient = (person: string, priority = 1): GiftRecipient => ({ personId: person as PersonId, priority });

export const aGift = (changes: Partial<Gift> = {}): Gift => ({
  ...unansweredOf(giftQuestions),
  id: 'piano' as GiftId,
  giftType: 'specific_item',
  itemDescription: 'The piano',
  childrenAccessAge: 18,
  recipients: [aRecipient('ann')],
  remainderRecipients: [],
  position: 0,
  version: 1,
  savedAt: '2026-11-20T14:32:00.000Z',
  ...changes,
});
