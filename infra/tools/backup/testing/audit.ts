import { randomBytes } from 'node:crypto';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { ormOptionsOf } from '../../launcher/postgres/migrate.ts';

export const seals = createAuditSeals({
  service: 'identity',
  keys: { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) },
});

/** Works with the identity database as its service does. */
export async function withIdentity<T>(environment: Record<string, string>, work: (em: EntityManager) => Promise<T>) {
  const orm = await MikroORM.init((await ormOptionsOf('identity'))(environment.IDENTITY_DATABASE_URL ?? ''));
  return work(orm.em.fork()).finally(() => orm.close(true));
}

export const insertSignIn = `insert into audit_log (id, at, actor_roles, action, outcome, fields, request_id)
  values (gen_random_uuid(), now(), '[]', 'sign-in', 'done', '[]', 'request')`;
