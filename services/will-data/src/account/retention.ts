import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { retentionContract } from '@plainwill/contracts/will-data/retention';
import type { CallContext } from '../context.ts';
import { SigningCopySchema } from '../documents/signing-copies/signing-copy.entity.ts';
import { SignedWillSchema } from '../signing/signed-will.entity.ts';

export const retention: HandlersOf<typeof retentionContract, CallContext> = {
  kept: async ({ ctx: { em }, input: { accountIds } }) => {
    const ofThese = { accountId: { $in: accountIds } };
    const [copies, wills] = [
      await em.find(SigningCopySchema, ofThese, { fields: ['accountId'], disableIdentityMap: true }),
      await em.find(
        SignedWillSchema,
        { ...ofThese, ending: null },
        { fields: ['accountId'], disableIdentityMap: true },
      ),
    ];
    return [...new Set([...copies, ...wills].map(({ accountId }) => accountId))];
  },
};
