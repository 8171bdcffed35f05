import type { erasureContract } from '@plainwill/contracts/kit/erasure';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { CallContext } from '../context.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const erasure: HandlersOf<typeof erasureContract, CallContext> = {
  // Everything else belongs to the testator and goes with them.
  erase: async ({ ctx: { em }, input: { accountId } }) => {
    await em.nativeDelete(TestatorSchema, { accountId });
  },
};
