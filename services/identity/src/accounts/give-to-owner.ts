import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema, encryptEmail, encryptName } from '../account-store/account.entity.ts';
import { GoogleAccountSchema } from '../account-store/google-account.entity.ts';
import { endSessions } from '../account-store/session.entity.ts';
import type { CallContext } from '../context.ts';
import { LinkSchema } from '../links/link.entity.ts';
import { voidClaims } from '../links/redeem-link.ts';
import { UserRoleSchema } from '../roles/user-role.entity.ts';

interface Owner {
  email: string;
  passwordHash: string | null;
  name?: string | null;
}

/**
 * Gives an account that nobody has confirmed to whoever has shown that its address is theirs. They decide: no password,
 * session, link or connection that anybody left there before works on.
 */
export async function giveToOwner(em: EntityManager, ctx: CallContext, id: AccountId, owner: Owner) {
  const { vault, now } = ctx;
  const { passwordHash, name } = owner;
  await endSessions(em, id);
  await em.nativeDelete(LinkSchema, { account: id });
  await em.nativeDelete(GoogleAccountSchema, { account: id });
  await em.nativeDelete(UserRoleSchema, { account: id });
  await voidClaims(em, vault, id, owner.email);
  const named = name === undefined ? {} : { name: encryptName(vault, id, name) };
  const email = encryptEmail(vault, id, owner.email);
  await em.nativeUpdate(AccountSchema, { id }, { email, passwordHash, emailConfirmedAt: now, ...named });
}
