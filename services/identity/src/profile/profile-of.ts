import type { EntityManager } from '@mikro-orm/postgresql';
import type { Profile } from '@plainwill/contracts/identity/profile';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../accounts/account.entity.ts';
import { GoogleAccountSchema } from '../google/google-account.entity.ts';
import { LinkSchema } from '../links/link.entity.ts';

/** Everything that the account page shows, as it is stored now. */
export async function profileOf(em: EntityManager, account: AccountId, now: Date): Promise<Profile> {
  const waiting = { account, purpose: 'confirm-new-email', expiresAt: { $gt: now } } as const;
  const stored = await em.findOneOrFail(AccountSchema, { id: account }, { refresh: true });
  const google = await em.findOne(GoogleAccountSchema, { account }, { refresh: true });
  const change = await em.findOne(LinkSchema, waiting, { orderBy: { createdAt: 'desc' }, refresh: true });
  return {
    email: stored.email,
    name: stored.name ?? null,
    hasPassword: Boolean(stored.passwordHash),
    googleEmail: google?.email ?? null,
    newEmail: change?.email ?? null,
    deletionAt: stored.deletionAt?.toISOString() ?? null,
    createdAt: stored.createdAt.toISOString(),
  };
}
