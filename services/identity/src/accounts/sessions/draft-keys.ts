import { hkdfSync } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/**
 * What a browser encrypts drafts with that wait to be saved: the same in each session of an account, and told to nobody
 * else, so that what stays on a device after a session is lost can be read by nobody but its owner. Nothing of it is stored.
 */
export const createDraftKeys = (secret: Buffer) => (accountId: AccountId) =>
  Buffer.from(hkdfSync('sha256', secret, '', `draft key ${accountId}`, 32)).toString('base64');

export type DraftKeyOf = ReturnType<typeof createDraftKeys>;
