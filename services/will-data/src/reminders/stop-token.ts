import { timingSafeEqual } from 'node:crypto';
import { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

const idBytes = 16;

/** Made with each key, the current one first: the link in an old letter outlasts a change of keys. */
const macsOf = (vault: Vault, id: AccountId) =>
  vault.blindIndexes([id], { table: 'reminder_settings', column: 'is_off' }).flat();

/** Turns the reminders of an account off, and can do nothing else. Nothing is stored of it. */
export function stopToken(vault: Vault, id: AccountId): string {
  const [mac = ''] = macsOf(vault, id);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.from(mac, 'base64url')]).toString(
    'base64url',
  );
}

/** The account that a token is of; null where we did not make it. */
export function accountOfStopToken(vault: Vault, token: string): AccountId | null {
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, idBytes).toString('hex');
  const { data: id } = AccountId.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  if (!id) return null;
  const given = bytes.subarray(idBytes);
  const isOurs = macsOf(vault, id)
    .map((mac) => Buffer.from(mac, 'base64url'))
    .some((mac) => mac.length === given.length && timingSafeEqual(mac, given));
  return isOurs ? id : null;
}
