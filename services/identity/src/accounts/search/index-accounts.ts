import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema, personOf } from '../account.entity.ts';
import type { Encrypted } from '../encrypted.ts';
import { AccountWordSchema } from './account-word.entity.ts';
import { tokensOf } from './search-tokens.ts';

interface StoredPerson {
  id: AccountId;
  email: Encrypted;
  name?: Encrypted | null;
}

const isUser = { emailConfirmedAt: { $ne: null } } as const;
const fields = ['id', 'email', 'name'] as const;

/** Has staff find a user by what is stored of them now, within the transaction that has changed it. */
export async function indexAccount(em: EntityManager, vault: Vault, id: AccountId): Promise<void> {
  await em.flush();
  const user = await em.findOne(AccountSchema, { id, ...isUser }, { fields, disableIdentityMap: true });
  if (user) await storeTokens(em, [[user, tokensOf(vault, personOf(vault, user))]]);
}

/** SQL, for some thirty rows a user are written from two lists; each row's place in the list is the account's own. */
async function storeTokens(em: EntityManager, tokens: [StoredPerson, string[]][]): Promise<void> {
  const ids = tokens.map(([{ id }]) => id);
  const rows = tokens.flatMap(([{ id }, own]) => own.map((token) => [token, id]));
  await em.nativeDelete(AccountWordSchema, { account: { $in: ids } });
  await em.execute(
    `insert into account_words (token, joined_at, account_id)
     select token, created_at, id from unnest(?::bigint[], ?::uuid[]) w (token, account_id) join accounts on id = account_id`,
    [`{${rows.map(([token]) => token).join(',')}}`, `{${rows.map(([, id]) => id).join(',')}}`],
  );
  await em.nativeUpdate(AccountSchema, { id: { $in: ids } }, { isIndexed: true });
}

/** A batch is small, as other calls wait while its tokens are made. */
const batchSize = 100;

/**
 * Has staff find users whose tokens are missing, or made with an earlier key. It may be stopped and run again, and by
 * several services at once.
 * @returns how many, and how many cannot be decrypted
 */
export async function indexAccounts(em: EntityManager, vault: Vault) {
  const done = { indexed: 0, broken: 0 };
  let after: AccountId | undefined;
  do {
    after = await em.fork().transactional(async (em) => {
      const users = await em.find(
        AccountSchema,
        { isIndexed: false, ...isUser, ...(after && { id: { $gt: after } }) },
        { fields, orderBy: { id: 'asc' }, limit: batchSize, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      const tokens = users.flatMap((user) => indexable(vault, user));
      if (tokens.length > 0) await storeTokens(em, tokens);
      done.indexed += tokens.length;
      done.broken += users.length - tokens.length;
      return users.at(-1)?.id;
    });
  } while (after);
  return done;
}

function indexable(vault: Vault, user: StoredPerson): [StoredPerson, string[]][] {
  try {
    return [[user, tokensOf(vault, personOf(vault, user))]];
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return [];
  }
}
