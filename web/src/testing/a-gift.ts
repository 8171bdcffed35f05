import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';

export const aRecipient = (person: string, priority = 1): Recipient => ({
  personId: person as PersonId,
  priority,
  shareBasisPoints: null,
});

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
