import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { releasedDays } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { retentionContract } from '@plainwill/contracts/will-data/retention';
import type { CallContext } from '../context.ts';
import { SigningCopySchema } from '../documents/signing-copies/signing-copy.entity.ts';
import { ReleaseSchema } from '../release/release.entity.ts';
import { SignedWillSchema } from '../signing/signed-will.entity.ts';

export const retention: HandlersOf<typeof retentionContract, CallContext> = {
  kept: async ({ ctx: { em, now }, input: { accountIds } }) => {
    const ofThese = { accountId: { $in: accountIds } };
    const [copies, wills] = [
      await em.find(SigningCopySchema, ofThese, { fields: ['accountId'], disableIdentityMap: true }),
      await em.find(
        SignedWillSchema,
        { ...ofThese, ending: null },
        { fields: ['accountId'], disableIdentityMap: true },
      ),
    ];
    const releases = await em.find(
      ReleaseSchema,
      { ...ofThese, endedAt: null },
      { fields: ['accountId', 'releasedAt'], disableIdentityMap: true },
    );
    const isOver = ({ releasedAt }: { releasedAt?: Date | null }) =>
      Boolean(releasedAt && now.getTime() - releasedAt.getTime() > releasedDays * dayMs);
    const over = new Set(releases.filter(isOver).map(({ accountId }) => accountId));
    return [...new Set([...copies, ...wills, ...releases].map(({ accountId }) => accountId))].filter(
      (id) => !over.has(id),
    );
  },
};
