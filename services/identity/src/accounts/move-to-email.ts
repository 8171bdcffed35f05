import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { AccountSchema, emailIndex, emailIndexes, encryptEmail } from './account.entity.ts';
import { indexAccount } from './search/index-accounts.ts';

/** Gives an account another address. @returns whether it could, as no other account has that one */
export async function moveToEmail(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  id: AccountId,
  email: string,
): Promise<boolean> {
  const sameEmail = { emailKey: { $in: emailIndexes(vault, email) }, id: { $ne: id } };
  // A sign-up that nobody confirmed has no claim to the address.
  await em.nativeDelete(AccountSchema, { ...sameEmail, emailConfirmedAt: null });
  if (await em.count(AccountSchema, sameEmail)) return false;
  const stored = { email: encryptEmail(vault, id, email), emailKey: emailIndex(vault, email) };
  await em.nativeUpdate(AccountSchema, { id }, { ...stored, emailConfirmedAt: now });
  await indexAccount(em, vault, id);
  return true;
}
