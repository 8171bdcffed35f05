import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll } from 'vitest';
import { backUp } from '../back-up.ts';
import { restore } from '../restore.ts';
import { at, emptyDatabases, migratedDatabases } from './databases.ts';

/** The databases of a product, a folder for its backups and a key for them; all are removed after the calling file. */
export async function productWithBackups() {
  const live = await migratedDatabases();
  const someDatabases = emptyDatabases();
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-backup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const marker = `marker ${randomUUID()}`;

  return {
    live,
    someDatabases,
    folder,
    recipient,
    /** It is in the name of each account. */
    marker,
    /** Adds an account and its testator. @returns its id */
    async addAccount(): Promise<string> {
      const id = randomUUID();
      await at(live, 'identity', async (ask) => {
        await ask(
          `insert into accounts (id, email, email_key, name, email_confirmed_at, created_at)
           values ($1, $2::text, $2::text, $3, now(), now())`,
          [id, `${id}@example.com`, `O'Neill "${marker}"\t\\N\n`],
        );
        await ask(`insert into user_roles (account_id, role) values ($1, 'readonly')`, [id]);
      });
      await at(live, 'will-data', (ask) => ask('insert into testators (account_id) values ($1)', [id]));
      return id;
    },
    take: (now = new Date()) => backUp({ environment: live, to: folder, recipient, now }),
    putBack: (environment: Record<string, string>, options: Partial<Parameters<typeof restore>[0]> = {}) =>
      restore({ environment, from: folder, identity, isReplacing: false, ...options }),
  };
}
