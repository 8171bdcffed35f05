import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema, encryptName } from './account.entity.ts';
import { indexAccount } from './search/index-accounts.ts';

/** Gives an account another name, by which staff find it from then on. */
export const nameAccount = (em: EntityManager, vault: Vault, id: AccountId, name: string | null) =>
  em.transactional(async (em) => {
    await em.nativeUpdate(AccountSchema, { id }, { name: encryptName(vault, id, name) });
    await indexAccount(em, vault, id);
  });
