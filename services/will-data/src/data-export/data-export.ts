import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';
import { openColumns } from '../sealing/open-columns.ts';

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: async ({ ctx: { em, vault, account } }) => {
    const found: Record<string, unknown> = {};
    // Every table here belongs to an account, so a new one is never forgotten.
    for (const { tableName } of em.getMetadata().getAll().values()) {
      const [read] = await em.execute<{ rows: Record<string, unknown>[] }[]>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]') rows from ${tableName} t where account_id = ?`,
        [account.id],
      );
      found[tableName] = read?.rows.map((row) => openColumns(vault, tableName, account.id, row));
    }
    return found;
  },
};
