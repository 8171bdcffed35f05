import type { MikroORM } from '@mikro-orm/postgresql';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Adapter, DatabaseSession } from 'lucia';
import { hashOfToken } from '../accounts/link-tokens.ts';

interface Row {
  id_hash: string;
  account_id: AccountId;
  created_at: Date;
  expires_at: Date;
  roles: Role[] | null;
}

const asSession = (id: string, row: Row): DatabaseSession => ({
  id,
  userId: row.account_id,
  expiresAt: new Date(row.expires_at),
  attributes: { createdAt: new Date(row.created_at) },
});

/** Lucia's storage on our tables. Lucia hands over the cookie's value as the key; only its hash is stored. */
export function createSessionAdapter(orm: MikroORM): Adapter {
  const run = <T>(sql: string, values: unknown[] = []) => orm.em.fork().execute<T[]>(sql, values);
  return {
    async getSessionAndUser(id) {
      const [row] = await run<Row>(
        `select s.*, (select json_agg(r.role order by r.role) from user_roles r where r.account_id = s.account_id) roles
         from sessions s where s.id_hash = ?`,
        [hashOfToken(id)],
      );
      if (!row) return [null, null];
      return [asSession(id, row), { id: row.account_id, attributes: { roles: row.roles ?? [] } }];
    },
    async getUserSessions(accountId) {
      const rows = await run<Row>('select * from sessions where account_id = ?', [accountId]);
      return rows.map((row) => asSession(row.id_hash, row));
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await run('insert into sessions (id_hash, account_id, created_at, expires_at) values (?, ?, ?, ?)', [
        hashOfToken(id),
        userId,
        attributes.createdAt,
        expiresAt,
      ]);
    },
    async updateSessionExpiration(id, expiresAt) {
      await run('update sessions set expires_at = ? where id_hash = ?', [expiresAt, hashOfToken(id)]);
    },
    async deleteSession(id) {
      await run('delete from sessions where id_hash = ?', [hashOfToken(id)]);
    },
    async deleteUserSessions(accountId) {
      await run('delete from sessions where account_id = ?', [accountId]);
    },
    async deleteExpiredSessions() {
      await run('delete from sessions where expires_at < now()');
    },
  };
}
