import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { Reason } from '@plainwill/contracts/reasons';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { retentionHours } from '../people/people.ts';
import { lockTestator } from '../testator/lock-testator.ts';

type Own = Pick<CallContext, 'em'> & { account: { id: AccountId } };
type Caller = CallContext & { account: { id: AccountId } };

interface OwnListDeps<Wire> {
  schema: EntitySchema;
  max: number;
  full: Reason;
  missing: Reason;
  list: (ctx: Caller) => Promise<Wire[]>;
}

/** A list that an account fills: its entries keep the order they were added in, and one removed can be restored for a day. */
export function ownList<Wire>({ schema, max, full, missing, list }: OwnListDeps<Wire>) {
  async function requireRoom({ em, account }: Own) {
    if ((await em.count(schema, { accountId: account.id, removedAt: null })) >= max) throw new Refusal(full);
  }

  /** Changes the list while nobody else does. */
  const locked = (ctx: Caller, act: (inside: Caller) => Promise<void>) =>
    ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em };
      await lockTestator(em, ctx.account.id);
      await act(inside);
      return list(inside);
    });

  return {
    locked,

    /** @throws {Refusal} when the list is full */
    async nextPosition(own: Own): Promise<number> {
      await requireRoom(own);
      const options = { orderBy: { position: 'desc' }, limit: 1, disableIdentityMap: true } as const;
      const [last] = (await own.em.find(schema, { accountId: own.account.id }, options)) as { position: number }[];
      return (last?.position ?? -1) + 1;
    },

    remove: (ctx: Caller, id: string) =>
      locked(ctx, async ({ em, account, now }) => {
        const where = { accountId: account.id, id, removedAt: null };
        if ((await em.nativeUpdate(schema, where, { removedAt: now })) === 0) throw new Refusal(missing);
      }),

    restore: (ctx: Caller, id: string) =>
      locked(ctx, async (inside) => {
        const { em, account } = inside;
        const removed = { accountId: account.id, id, removedAt: { $ne: null } };
        if ((await em.count(schema, removed)) > 0) await requireRoom(inside);
        if ((await em.nativeUpdate(schema, { accountId: account.id, id }, { removedAt: null })) === 0)
          throw new Refusal(missing);
      }),

    /** Deletes what was removed a day ago or earlier; from then on it cannot be restored. */
    purge: (em: EntityManager, now: Date): Promise<number> =>
      em.nativeDelete(schema, { removedAt: { $lt: new Date(now.getTime() - retentionHours * hourMs) } }),
  };
}
