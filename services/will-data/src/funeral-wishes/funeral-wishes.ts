import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { FuneralWishes, funeralWishesContract } from '@plainwill/contracts/will-data/funeral-wishes';
import type { CallContext } from '../context.ts';
import { ensureTestator } from '../testator/lock-testator.ts';
import { FuneralWishesSchema } from './funeral-wishes.entity.ts';

export async function funeralWishesOf(em: EntityManager, accountId: AccountId): Promise<FuneralWishes | null> {
  const stored = await em.findOne(FuneralWishesSchema, { accountId });
  if (!stored) return null;
  const { funeralType, location, ashesDirections, readingsHymns, flowersCharities, gatheringDirections } = stored;
  return { funeralType, location, ashesDirections, readingsHymns, flowersCharities, gatheringDirections };
}

export const funeralWishes: HandlersOf<typeof funeralWishesContract, CallContext> = {
  get: ({ ctx: { em, account } }) => funeralWishesOf(em, account.id),
  save: ({ ctx: { em, account }, input }) =>
    em.transactional(async (em) => {
      await ensureTestator(em, account.id);
      await em.upsert(FuneralWishesSchema, { accountId: account.id, ...input });
      return input;
    }),
};
