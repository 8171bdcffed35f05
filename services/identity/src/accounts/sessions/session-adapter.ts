import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { Adapter, DatabaseSession } from 'lucia';
import { hashOfToken } from '../links/link-tokens.ts';
import { SessionSchema } from './session.entity.ts';
import { sessionsPerAccount } from './session-limits.ts';

export interface SessionAttributes {
  createdAt: Date;
  authenticatedAt: Date;
  lastUsedAt: Date;
  label: string;
  network: string;
  /** Null for a session from before they were written down. */
  methods: SignInMethod[] | null;
}

/** What a call needs to know of the account beside its session. */
export interface UserAttributes {
  roles: Role[];
  /** A passkey of this site or an authenticator app. */
  hasSecondStep: boolean;
  frozenUntil: Date | null;
  willHiddenUntil: Date | null;
  joinedAt: Date;
}

interface Row {
  id_hash: string;
  account_id: AccountId;
  label: string;
  network: string;
  created_at: string;
  authenticated_at: string;
  last_used_at: string;
  expires_at: string;
  methods: SignInMethod[] | null;
  roles: Role[] | null;
  has_second_step: boolean;
  frozen_until: string | null;
  will_hidden_until: string | null;
  joined_at: string;
}

const dateOf = (at: string | null) => (at ? new Date(at) : null);

const asSession = (id: string, row: Row): DatabaseSession => ({
  id,
  userId: row.account_id,
  expiresAt: new Date(row.expires_at),
  attributes: {
    createdAt: new Date(row.created_at),
    authenticatedAt: new Date(row.authenticated_at),
    lastUsedAt: new Date(row.last_used_at),
    label: row.label,
    network: row.network,
    methods: row.methods,
  },
});

/**
 * Lucia's storage on our tables. Lucia hands over the cookie's value as the key; only its hash is stored.
 * @param rpId the host of the site, whose passkeys alone can be used
 */
export function createSessionAdapter(em: EntityManager, rpId: string): Adapter {
  return {
    // Every call of a signed-in person begins with it: planned once.
    async getSessionAndUser(id) {
      const [row] = await preparedRows<Row>(
        em,
        `select s.id_hash, s.account_id, s.label, s.network, s.created_at, s.authenticated_at, s.last_used_at, s.expires_at, s.methods,
           a.frozen_until, a.will_hidden_until, a.created_at joined_at,
           exists (select from passkeys p where p.account_id = s.account_id and p.rp_id = ?)
             or exists (select from authenticators t where t.account_id = s.account_id and t.secret is not null)
             has_second_step,
           (select json_agg(r.role order by r.role) from user_roles r where r.account_id = s.account_id) roles
         from sessions s join accounts a on a.id = s.account_id where s.id_hash = ?`,
        [rpId, hashOfToken(id)],
      );
      if (!row) return [null, null];
      const attributes = {
        roles: row.roles ?? [],
        hasSecondStep: row.has_second_step,
        frozenUntil: dateOf(row.frozen_until),
        willHiddenUntil: dateOf(row.will_hidden_until),
        joinedAt: new Date(row.joined_at),
      };
      return [asSession(id, row), { id: row.account_id, attributes }];
    },
    async getUserSessions(accountId) {
      const sessions = await em.find(SessionSchema, { account: accountId }, { disableIdentityMap: true });
      return sessions.map(({ idHash: id, expiresAt, methods, ...attributes }) => ({
        id,
        userId: accountId,
        expiresAt,
        attributes: { ...attributes, methods: methods ?? null },
      }));
    },
    /**
     * In place of the oldest, where the account has as many as it may have, and notes that the account is used; in one
     * statement, so that none is left over, and since each costs everybody who signs in.
     */
    async setSession({ id, userId, expiresAt, attributes }) {
      const { label, network, createdAt, authenticatedAt, lastUsedAt, methods } = attributes;
      const today = dayInUnitedKingdom(createdAt);
      const passwordUsedAt = methods?.includes('password') ? createdAt : null;
      await em.execute(
        `with ended as (
           delete from sessions where id_hash in
             (select id_hash from sessions where account_id = ? order by created_at desc, expires_at desc offset ?)
         ), used as (
           update accounts set last_used_on = ?, inactive_deletion_on = null,
             password_used_at = coalesce(?::timestamptz, password_used_at)
           where id = ? and (last_used_on < ? or ?::timestamptz is not null)
         ) insert into sessions
           (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at, methods)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?::text[])`,
        [
          ...[userId, sessionsPerAccount - 1],
          ...[today, passwordUsedAt, userId, today, passwordUsedAt],
          ...[hashOfToken(id), userId, label, network, createdAt, authenticatedAt, lastUsedAt, expiresAt],
          `{${methods ?? []}}`,
        ],
      );
    },
    async updateSessionExpiration(id, expiresAt) {
      await em.nativeUpdate(SessionSchema, { idHash: hashOfToken(id) }, { expiresAt });
    },
    async deleteSession(id) {
      await em.nativeDelete(SessionSchema, { idHash: hashOfToken(id) });
    },
    async deleteUserSessions(accountId) {
      await em.nativeDelete(SessionSchema, { account: accountId });
    },
    async deleteExpiredSessions() {
      await em.nativeDelete(SessionSchema, { expiresAt: { $lt: new Date() } });
    },
  };
}
