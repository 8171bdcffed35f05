import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { SealBroken, type Vault } from '@plainwill/kit/encryption/vault';
import { emailIndex, emailOf, encryptEmail, encryptName, nameOf } from '../account-store/account.entity.ts';
import type { Encrypted } from '../account-store/encrypted.ts';
import { decryptGoogleEmail, encryptGoogleEmail } from '../google/google-account.entity.ts';
import { encryptLinkEmail, linkEmailOf } from '../links/link.entity.ts';

interface Row {
  id: string;
  email: Encrypted;
  name?: Encrypted | null;
}

interface Table {
  table: string;
  key: 'id' | 'subject';
  /** The columns that are written anew. */
  columns: readonly string[];
  encrypted(vault: Vault, row: Row): Record<string, unknown>;
}

// No encrypted value holds an @, and every address does.
const isPlainEmail = (email: Encrypted) => String(email).includes('@');
const isPlainName = (row: Row) => isPlainEmail(row.email) || !String(row.name).startsWith('v1|');

const tables: Table[] = [
  {
    table: 'accounts',
    key: 'id',
    columns: ['email', 'email_key', 'name'],
    encrypted(vault, row) {
      const account = { ...row, id: row.id as AccountId };
      const email = isPlainEmail(row.email) ? String(row.email) : emailOf(vault, account);
      const name = row.name && isPlainName(row) ? String(row.name) : nameOf(vault, account);
      return {
        email: encryptEmail(vault, account.id, email),
        email_key: emailIndex(vault, email),
        name: encryptName(vault, account.id, name),
      };
    },
  },
  {
    table: 'links',
    key: 'id',
    columns: ['email', 'email_key'],
    encrypted(vault, row) {
      const email = isPlainEmail(row.email) ? String(row.email) : linkEmailOf(vault, row);
      return { email: encryptLinkEmail(vault, row.id, email), email_key: emailIndex(vault, email) };
    },
  },
  {
    table: 'google_accounts',
    key: 'subject',
    columns: ['email'],
    encrypted(vault, { id, email: stored }) {
      const email = isPlainEmail(stored) ? String(stored) : decryptGoogleEmail(vault, { subject: id, email: stored });
      return { email: encryptGoogleEmail(vault, id, email) };
    },
  },
];

const batchSize = 500;

export interface EncryptedAnew {
  encrypted: number;
  /** Rows that do not decrypt, or whose address another account has meanwhile; they are left as they are. */
  broken: number;
}

/**
 * Encrypts what was stored before its column was encrypted, or with an earlier key. It may be stopped and run again, and
 * by several at once.
 */
export async function encryptPlainRows(em: EntityManager, vault: Vault, currentKey: string): Promise<EncryptedAnew> {
  const done: EncryptedAnew = { encrypted: 0, broken: 0 };
  for (const table of tables) await encryptTable(em, vault, `v1|${currentKey}|`, table, done);
  return done;
}

async function encryptTable(em: EntityManager, vault: Vault, prefix: string, table: Table, done: EncryptedAnew) {
  const names = table.columns.filter((column) => column !== 'email_key');
  const isOld = names.map((column) => `left(${column}, ${prefix.length}) <> ?`).join(' or ');
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await em.execute<Row[]>(
      `select ${table.key} as id, ${names.join(', ')} from ${table.table}
       where (${isOld}) ${last ? `and ${table.key} > ?` : ''} order by ${table.key} limit ${batchSize}`,
      [...names.map(() => prefix), ...(last ? [last.id] : [])],
    );
    const changes = rows.flatMap((row) => {
      try {
        return { row, values: table.encrypted(vault, row) };
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        done.broken++;
        return [];
      }
    });
    await write(em, table, names, changes, done);
    last = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}

interface Change {
  row: Row;
  values: Record<string, unknown>;
}

async function write(em: EntityManager, table: Table, names: string[], changes: Change[], done: EncryptedAnew) {
  try {
    done.encrypted += await update(em, table, names, changes);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // The version before knew no blind index, and may have let the owner of an encrypted address sign up again.
    if (changes.length === 1) done.broken++;
    else for (const change of changes) await write(em, table, names, [change], done);
  }
}

/** Only over what was read: its owner may have saved something newer meanwhile. */
async function update(em: EntityManager, { table, key, columns }: Table, names: string[], changes: Change[]) {
  if (changes.length === 0) return 0;
  const isSame = names.map((column) => `t.${column} is not distinct from n.old_${column}`).join(' and ');
  const fields = [...columns, ...names.map((column) => `old_${column}`)];
  const rows = changes.map(({ row, values }) => ({
    id: row.id,
    ...values,
    ...Object.fromEntries(names.map((column) => [`old_${column}`, row[column as 'email' | 'name']])),
  }));
  const updated = await em.execute<unknown[]>(
    `update ${table} t set ${columns.map((column) => `${column} = n.${column}`).join(', ')}
     from json_to_recordset(?::json) as n (id ${key === 'id' ? 'uuid' : 'text'}, ${fields.map((field) => `${field} text`).join(', ')})
     where t.${key} = n.id and ${isSame} returning t.${key}`,
    [JSON.stringify(rows)],
  );
  return updated.length;
}
