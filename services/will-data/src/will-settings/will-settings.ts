import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { willSettingsContract } from '@plainwill/contracts/will-data/will-settings';
import type { CallContext } from '../context.ts';
import { GiftSchema } from '../gifts/gift.entity.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { usualSettings } from './usual-settings.ts';
import { WillSettingsSchema } from './will-settings.entity.ts';

export const settings: HandlersOf<typeof willSettingsContract, CallContext> = {
  save: ({ ctx: { em, account }, input }) =>
    em.transactional(async (em) => {
      const accountId = account.id;
      await lockTestator(em, accountId);
      const stored = await em.findOne(WillSettingsSchema, { accountId });
      const { childrenInheritanceAge, hasNoSpecificGifts, includePartner } = { ...usualSettings, ...stored, ...input };
      const settings = { childrenInheritanceAge, hasNoSpecificGifts, includePartner: includePartner ?? null };
      await em.upsert(WillSettingsSchema, { accountId, ...settings });
      if (input.hasNoSpecificGifts) await em.nativeDelete(GiftSchema, { accountId });
      return settings;
    }),
};
