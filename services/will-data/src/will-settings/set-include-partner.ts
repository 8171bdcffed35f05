import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { WillSettingsSchema } from './will-settings.entity.ts';

/** What follows from a partner's details: saved, they are in the will; cleared, nothing has been said. */
export async function setIncludePartner(em: EntityManager, accountId: AccountId, includePartner: boolean | null) {
  await em.upsert(WillSettingsSchema, { accountId, includePartner }, { onConflictMergeFields: ['includePartner'] });
}
