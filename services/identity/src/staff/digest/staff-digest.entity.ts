import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** A colleague's choice about the daily mail, and when the last one was sent. Without a row it is sent. */
export const StaffDigestSchema = defineEntity({
  name: 'StaffDigest',
  tableName: 'staff_digests',
  properties: {
    account: () => p.oneToOne(AccountSchema).deleteRule('cascade').primary(),
    isOn: p.boolean().default(true),
    sentOn: p.date().nullable(),
  },
});
