import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { pageAfter } from '../kit/page.ts';
import { AccountId, AuditEntryId } from '../shared/ids.ts';

/** That somebody of our staff has looked at the caller's details, or changed them. */
export const Access = z.strictObject({
  id: AuditEntryId,
  at: z.iso.datetime(),
  /** The member of staff, whose name identity knows. */
  staffId: AccountId,
  /** The action: a view, as `user.view`, or a change. */
  action: z.string(),
  /** Names of what changed. */
  fields: z.array(z.string()),
});
export type Access = z.infer<typeof Access>;

export const accessPageSize = 20;

export const accessContract = {
  /** The newest first. */
  list: query({
    access: 'account',
    input: z.strictObject(pageAfter(AuditEntryId)),
    output: z.strictObject({ entries: z.array(Access), next: AuditEntryId.nullable() }),
  }),
};
