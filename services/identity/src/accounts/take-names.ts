import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { maxNamesAtOnce } from '@plainwill/contracts/will-data/account-names';
import type { willDataContract } from '@plainwill/contracts/will-data/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { nameAccount } from './name-account.ts';

const limitMs = 10_000;
const maxLength = 200;

interface NameDeps {
  orm: MikroORM;
  vault: Vault;
  willDataUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

/**
 * Names accounts as their personal details say, whoever changed these. Will-data offers a name until it is told that
 * it was taken, so that no change is lost and taking one twice does no harm.
 */
export async function takeChangedNames({ orm, vault, willDataUrl, sign, fetch }: NameDeps): Promise<void> {
  const { accountNames } = createServiceClient<typeof willDataContract>({
    url: willDataUrl,
    fetch,
    audience: 'will-data',
    sign,
    account: null,
    requestId: randomUUID(),
  });
  const within = () => ({ signal: AbortSignal.timeout(limitMs) });
  const em = orm.em.fork();
  let taken = maxNamesAtOnce;
  while (taken === maxNamesAtOnce) {
    const changed = await accountNames.changed.query(undefined, within());
    for (const { accountId: id, name } of changed) await nameAccount(em, vault, id, name.slice(0, maxLength));
    if (changed.length > 0)
      await accountNames.taken.mutate(
        changed.map(({ accountId, version }) => ({ accountId, version })),
        within(),
      );
    taken = changed.length;
  }
}
