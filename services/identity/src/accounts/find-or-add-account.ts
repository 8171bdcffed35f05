import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { AccountSchema, emailIndex, emailIndexes, encryptEmail } from './account.entity.ts';

type Finding = Pick<CallContext, 'vault' | 'now'>;

/**
 * Returns the account locked, so that sign-ups of one address take turns. SQL, for one statement adds an account only where
 * no key finds the address, and takes as long for a known address as for an unknown one.
 */
export async function findOrAddAccount(em: EntityManager, { vault, now }: Finding, email: string) {
  const keys = emailIndexes(vault, email);
  const id = randomUUID() as AccountId;
  await em.execute(
    `insert into accounts (id, email, email_key, created_at, last_used_on)
     select ?, ?, ?, ?, ? where not exists (select from accounts where email_key = any(?::text[]))
     on conflict (email_key) do nothing`,
    [id, encryptEmail(vault, id, email), emailIndex(vault, email), now, dayInUnitedKingdom(now), `{${keys.join(',')}}`],
  );
  return em.findOneOrFail(AccountSchema, { emailKey: { $in: keys } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
