import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { emailKey, emailOf } from '../accounts/account-encryption.ts';
import type { Encrypted } from '../encryption/encrypted.ts';
import { decryptGoogleEmail } from './google-encryption.ts';

interface Row {
  subject: string;
  google_email: Encrypted;
  email: Encrypted;
}

/**
 * For when the owner of the address has shown who they are by a link in a mail: a Google account of another address
 * may be the way in that a thief has left, and it is connected again in a moment if it was not.
 */
export async function dropForeignConnections(em: EntityManager, vault: Vault, accountId: AccountId) {
  const connections = await em.execute<Row[]>(
    `select g.subject, g.email as google_email, a.email from google_accounts g join accounts a on a.id = g.account_id
     where a.id = ?`,
    [accountId],
  );
  for (const { subject, google_email, email } of connections) {
    const googleEmail = decryptGoogleEmail(vault, { subject, email: google_email });
    if (emailKey(googleEmail) === emailKey(emailOf(vault, { id: accountId, email }))) continue;
    await em.execute('delete from google_accounts where subject = ?', [subject]);
  }
}
