import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { GiftId, PersonId } from '../shared/ids.ts';
import { lineOfText, text } from '../shared/text.ts';
import { ceilings, formerCeilings, inheritanceAge, mostPence } from './ceilings.ts';
import { Stored, Version } from './version.ts';
import { giftTypes } from './vocabulary.ts';

const Pence = z.int().min(0, 'Enter an amount of £0 or more').max(mostPence, 'Enter a smaller amount');

/** One who takes; priority 1 takes first, and equal priorities share. */
export const GiftRecipient = z.strictObject({
  personId: PersonId,
  priority: z.int().min(1).max(formerCeilings.recipients),
});
export type GiftRecipient = z.infer<typeof GiftRecipient>;

/** Empty or null where a field is not asked for this type of gift. */
export const GiftFields = z.strictObject({
  giftType: z.enum(giftTypes, 'Choose a type of gift'),
  itemDescription: text(2000, 'Description'),
  cashAmount: Pence.nullable(),
  provider: lineOfText(200, 'Provider'),
  policyNumber: lineOfText(100, 'Policy number'),
  policyAmount: Pence.nullable(),
  childrenAccessAge: z
    .int()
    .min(inheritanceAge.least, `Enter an age from ${inheritanceAge.least} to ${inheritanceAge.most}`)
    .max(inheritanceAge.most, `Enter an age from ${inheritanceAge.least} to ${inheritanceAge.most}`),
  /** Whether a child's share passes to that child's own children; null when no recipient is a child. */
  grandchildrenInherit: z.boolean().nullable(),
  recipients: z.array(GiftRecipient).min(1, 'Choose at least one recipient').max(formerCeilings.recipients),
  /** Of life insurance only: who takes when no recipient can. */
  remainderRecipients: z.array(GiftRecipient).max(formerCeilings.recipients),
});
export type GiftFields = z.infer<typeof GiftFields>;

/** Nobody is left to take it once everyone it names was removed. */
export const Gift = asStored(GiftFields).extend({
  ...Stored,
  id: GiftId,
  recipients: z.array(GiftRecipient),
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
    message: `You have listed ${ceilings.gifts} gifts, the most we can keep. Remove one to add another.`,
  },
  TooManyRecipients: {
    code: 'BAD_REQUEST',
    message: `You can choose up to ${ceilings.recipients} people in one list. Choose fewer.`,
  },
  TooManyGiftRecipients: {
    code: 'BAD_REQUEST',
    message: `Your gifts name ${ceilings.giftRecipients} recipients in all, the most we can keep. Take someone out of another gift, or choose fewer.`,
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
    input: z.strictObject({ ids: z.array(GiftId).max(formerCeilings.gifts) }),
    output: z.array(Gift),
  }),
  remove: mutation({ access: 'account', input: z.strictObject({ id: GiftId }), output: z.void() }),
};
