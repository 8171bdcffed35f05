import type { dataExportContract } from '@plainwill/contracts/kit/data-export';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';

export const dataExport: HandlersOf<typeof dataExportContract, CallContext> = {
  get: async ({ ctx: { em, account } }) => {
    const found: Record<string, unknown> = {};
    // Every table here belongs to an account, so a new one is never forgotten.
    for (const { tableName } of em.getMetadata().getAll().values()) {
      const [row] = await em.execute<{ rows: unknown }[]>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]') rows from ${tableName} t where account_id = ?`,
        [account.id],
      );
      found[tableName] = row?.rows;
    }
    return found;
  },
};
