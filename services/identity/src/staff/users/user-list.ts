import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@plainwill/contracts/identity/users';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import { personOf } from '../../accounts/account.entity.ts';
import type { Encrypted } from '../../accounts/encrypted.ts';

const onTheWire = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A user as they are on the wire, but encrypted. */
type Row = Omit<User, 'email' | 'name'> & { email: Encrypted; name: Encrypted | null };

const columns = `a.id, a.email, a.name,
  array(select r.role from user_roles r where r.account_id = a.id order by r.role)::text[] as roles,
  ${onTheWire('a.created_at')} as "joinedAt", ${onTheWire('a.disabled_at')} as "disabledAt",
  ${onTheWire('a.deletion_at')} as "deletionAt"`;

const batchSize = 1000;

/**
 * Reads these users in the order given. One who is gone is left out, and one whose name or address does not decrypt, which
 * the log records. SQL, for the database writes each value as it is sent.
 */
export async function usersOf(em: EntityManager, vault: Vault, ids: readonly AccountId[]): Promise<User[]> {
  const users = new Map<AccountId, User>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await em.execute<Row[]>(
      `select ${columns} from accounts a where a.id = any(?::uuid[]) and a.email_confirmed_at is not null`,
      [`{${ids.slice(from, from + batchSize).join(',')}}`],
    );
    for (const row of rows) {
      try {
        users.set(row.id, { ...row, ...personOf(vault, row) });
      } catch (error) {
        if (!(error instanceof DecryptionFailed)) throw error;
      }
    }
  }
  return ids.flatMap((id) => users.get(id) ?? []);
}
