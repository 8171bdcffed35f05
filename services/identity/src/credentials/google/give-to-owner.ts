import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema, encryptEmail, encryptName } from '../../accounts/account.entity.ts';
import { LinkSchema } from '../../accounts/links/link.entity.ts';
import { voidClaims } from '../../accounts/links/redeem-link.ts';
import { indexAccount } from '../../accounts/search/index-accounts.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { UserRoleSchema } from '../../staff/roles/user-role.entity.ts';
import { GoogleAccountSchema } from './google-account.entity.ts';

interface Owner {
  email: string;
  passwordHash: string | null;
  name?: string | null;
}

/**
 * Gives an account that nobody has confirmed to whoever has shown that its address is theirs. They decide: no password,
 * session, link or connection that anybody left there before works on.
 */
export async function giveToOwner(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  id: AccountId,
  owner: Owner,
) {
  const { passwordHash, name } = owner;
  await endSessions(em, id);
  await em.nativeDelete(LinkSchema, { account: id });
  await em.nativeDelete(GoogleAccountSchema, { account: id });
  await em.nativeDelete(UserRoleSchema, { account: id });
  await voidClaims(em, vault, id, owner.email);
  const named = name === undefined ? {} : { name: encryptName(vault, id, name) };
  const email = encryptEmail(vault, id, owner.email);
  await em.nativeUpdate(AccountSchema, { id }, { email, passwordHash, emailConfirmedAt: now, ...named });
  await indexAccount(em, vault, id);
}
