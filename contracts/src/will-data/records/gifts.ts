import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { GiftId } from '../../shared/ids.ts';
import { giftQuestions } from '../questions/gift-questions.ts';
import { formerRecordLimits, recordLimits } from '../record-limits.ts';
import { fieldsOf } from './question-schema.ts';
import { NewRecipients, Recipient } from './recipients.ts';
import { Stored, Version } from './version.ts';

export const GiftFields = fieldsOf(giftQuestions).extend({
  recipients: NewRecipients.min(1, 'Choose at least one recipient'),
  /** Only life insurance has these, who take when no recipient can. */
  remainderRecipients: NewRecipients,
});
export type GiftFields = z.infer<typeof GiftFields>;

/** Nobody is left to take it once everyone it names was removed. */
export const Gift = asStored(GiftFields).extend({
  ...Stored,
  id: GiftId,
  recipients: z.array(Recipient),
  remainderRecipients: z.array(Recipient),
  position: z.int().min(0),
});
export type Gift = z.infer<typeof Gift>;

export const giftReasons = {
  GiftNotFound: { code: 'NOT_FOUND', message: 'That gift is no longer on your list.' },
  GiftChanged: { code: 'CONFLICT', message: 'This gift changed in another window. Check it and try again.' },
  GiftListChanged: { code: 'CONFLICT', message: 'Your gifts changed in another window. Check the list and try again.' },
  GiftDetailMissing: { code: 'BAD_REQUEST', message: 'Describe the gift' },
  GiftAmountMissing: { code: 'BAD_REQUEST', message: 'Enter the amount' },
  TooManyGifts: {
    code: 'BAD_REQUEST',
    message: `You have listed ${recordLimits.gifts} gifts, the most we can keep. Remove one to add another.`,
  },
  TooManyRecipients: {
    code: 'BAD_REQUEST',
    message: `You can choose up to ${recordLimits.recipients} people in one list. Choose fewer.`,
  },
  TooManyGiftRecipients: {
    code: 'BAD_REQUEST',
    message: `Your gifts name ${recordLimits.giftRecipients} recipients in all, the most we can keep. Take someone out of another gift, or choose fewer.`,
  },
} as const satisfies ReasonTable;

export const giftsContract = {
  /** A new gift (`basedOn` 0, the id made by the browser), or the whole of a changed one. It may be repeated. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ id: GiftId, basedOn: Version, gift: GiftFields }),
    output: Gift,
  }),
  reorder: mutation({
    access: 'account',
    input: z.strictObject({ ids: z.array(GiftId).max(formerRecordLimits.gifts) }),
    output: z.array(Gift),
  }),
  remove: mutation({ access: 'account', input: z.strictObject({ id: GiftId }), output: z.void() }),
};
