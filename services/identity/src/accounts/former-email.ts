import type { EntityManager } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { formerEmailDays } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { CallContext } from '../context.ts';
import { AccountSchema, decryptFormerEmail, encryptFormerEmail } from './account.entity.ts';

type Own = Pick<CallContext, 'vault' | 'now'> & { em: EntityManager };

const oldestOf = (now: Date) => new Date(now.getTime() - formerEmailDays * dayMs);

/** The address that an account had before it was changed, for as long as that counts as lately; null for none. */
export async function formerEmailOf({ em, vault, now }: Own, id: AccountId): Promise<string | null> {
  const account = await em.findOne(
    AccountSchema,
    { id, emailChangedAt: { $gt: oldestOf(now) } },
    { fields: ['formerEmail'], disableIdentityMap: true },
  );
  return account?.formerEmail ? decryptFormerEmail(vault, id, account.formerEmail) : null;
}

/** Remembers an address that is changed. Of several changes the oldest counts, so that no thief changes it away. */
export async function rememberFormerEmail({ em, vault, now }: Own, id: AccountId, email: string): Promise<void> {
  const oldest = (await formerEmailOf({ em, vault, now }, id)) ?? email;
  const formerEmail = encryptFormerEmail(vault, id, oldest);
  await em.nativeUpdate(AccountSchema, { id }, { formerEmail, emailChangedAt: now });
}

export const forgetFormerEmail = (em: EntityManager, id: AccountId) =>
  em.nativeUpdate(AccountSchema, { id }, { formerEmail: null, emailChangedAt: null });

/** Forgets the addresses that were changed long ago. Harmless to repeat. */
export const forgetFormerEmails = (em: EntityManager, now: Date) =>
  em.nativeUpdate(
    AccountSchema,
    { emailChangedAt: { $lte: oldestOf(now) } },
    { formerEmail: null, emailChangedAt: null },
  );
