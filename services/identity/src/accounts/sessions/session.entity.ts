import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../account.entity.ts';
import { PendingSignInSchema } from './pending-sign-in.entity.ts';

export const sessionChanges = 'session_changes';

const notify = `perform pg_notify('${sessionChanges}', coalesce(new.account_id, old.account_id)::text)`;

/** Notifies every identity service of an account whose sessions have ended, or may do other things now. */
export const notifiesSessionChanges = (name: string, events: ('insert' | 'update' | 'delete')[], unless = '') =>
  ({
    name,
    timing: 'after',
    events,
    forEach: 'row',
    body: `${unless ? `if ${unless} then return null; end if; ` : ''}${notify}; return null`,
  }) as const;

/** Signs the account out everywhere, or everywhere but in the session of this key; and ends sign-ins under way. */
export async function endSessions(em: EntityManager, accountId: AccountId, exceptKey = '') {
  await em.nativeDelete(PendingSignInSchema, { account: accountId });
  return em.nativeDelete(SessionSchema, { account: accountId, idHash: { $ne: exceptKey } });
}

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  triggers: [
    notifiesSessionChanges(
      'sessions_tell',
      ['update', 'delete'],
      `tg_op = 'UPDATE' and (new.authenticated_at, new.methods) is not distinct from (old.authenticated_at, old.methods)`,
    ),
  ],
  properties: {
    /** SHA-256 of the cookie's value, so that a copy of the database opens no session. */
    idHash: p.string().length(64).primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    /** The browser as its owner would call it. */
    label: p.string().length(100),
    network: p.string().length(64),
    createdAt: p.datetime(),
    /** How the person last proved who they are; null for a session from before that was written down. */
    methods: p.array().$type<SignInMethod[]>().columnType('text[]').nullable(),
    /** When that was. */
    authenticatedAt: p.datetime(),
    /** To the minute. */
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime().index(),
    /** How often in a row a wrong password was typed in it. */
    wrongPasswords: p.integer().default(0),
    /** Until then no password is compared. */
    passwordAfter: p.datetime().nullable(),
  },
});
