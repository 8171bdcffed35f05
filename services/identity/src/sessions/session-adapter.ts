import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { Adapter, DatabaseSession } from 'lucia';
import { SessionSchema } from '../account-store/session.entity.ts';
import { hashOfToken } from '../links/link-tokens.ts';
import { sessionsPerAccount } from './session-limits.ts';

export interface SessionAttributes {
  createdAt: Date;
  authenticatedAt: Date;
  lastUsedAt: Date;
  label: string;
  network: string;
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
  roles: Role[] | null;
}

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
  },
});

/** Lucia's storage on our tables. Lucia hands over the cookie's value as the key; only its hash is stored. */
export function createSessionAdapter(em: EntityManager): Adapter {
  return {
    // Every call of a signed-in person begins with it: planned once.
    async getSessionAndUser(id) {
      const [row] = await preparedRows<Row>(
        em,
        `select s.id_hash, s.account_id, s.label, s.network, s.created_at, s.authenticated_at, s.last_used_at, s.expires_at,
           (select json_agg(r.role order by r.role) from user_roles r where r.account_id = s.account_id) roles
         from sessions s where s.id_hash = ?`,
        [hashOfToken(id)],
      );
      if (!row) return [null, null];
      return [asSession(id, row), { id: row.account_id, attributes: { roles: row.roles ?? [] } }];
    },
    async getUserSessions(accountId) {
      const sessions = await em.find(SessionSchema, { account: accountId }, { disableIdentityMap: true });
      return sessions.map(({ idHash: id, expiresAt, ...attributes }) => ({
        id,
        userId: accountId,
        expiresAt,
        attributes,
      }));
    },
    /** In place of the oldest, where the account has as many as it may have: in one statement, so that none is left over. */
    async setSession({ id, userId, expiresAt, attributes }) {
      const { label, network, createdAt, authenticatedAt, lastUsedAt } = attributes;
      await em.execute(
        `with ended as (
           delete from sessions where id_hash in
             (select id_hash from sessions where account_id = ? order by created_at desc, expires_at desc offset ?)
         ) insert into sessions
           (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          userId,
          sessionsPerAccount - 1,
          ...[hashOfToken(id), userId, label, network, createdAt, authenticatedAt, lastUsedAt, expiresAt],
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
