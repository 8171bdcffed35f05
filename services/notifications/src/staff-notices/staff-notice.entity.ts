import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { ReceiverSchema } from '../webhooks/receiver.entity.ts';

/** Mail to a member of staff: that a receiver is gone, or that an enquiry is theirs now. */
export const StaffNoticeSchema = defineEntity({
  name: 'StaffNotice',
  tableName: 'staff_notices',
  properties: {
    /** The mail is known by it. */
    id: p.uuid().primary(),
    accountId: p.uuid().$type<AccountId>(),
    receiver: () => p.manyToOne(ReceiverSchema).nullable(),
    enquiryId: p.uuid().$type<EnquiryId>().nullable(),
    acceptedAt: p.datetime().index(),
  },
  checks: [{ name: 'staff_notices_about', expression: 'num_nonnulls(receiver_id, enquiry_id) = 1' }],
});
