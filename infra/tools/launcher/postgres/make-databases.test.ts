import { randomBytes } from 'node:crypto';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { pruneAudit } from '@plainwill/kit/audit/prune-audit';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { testServerUrl } from '@plainwill/kit/testing/database';
import { someAuditSeals } from '@plainwill/kit/testing/keys';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseVariables, migrationVariables, type ServiceWithAudit, servicesWithAudit } from '../../../services.ts';
import { makeDatabases } from './make-databases.ts';
import { migrate, ormOptionsOf } from './migrate.ts';
import { migrateAs020 } from './testing/release-0.2.0.ts';

const admin = testServerUrl();
const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
async function asked<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
const inDatabase = (database: string) => Object.assign(new URL(admin), { pathname: `/${database}` }).href;

/** A database of two roles; each is removed after the tests. */
function someRoles() {
  const database = `plainwill_test_${randomBytes(6).toString('hex')}`;
  const loginOf = (role: string) => ({ role: `${database}_${role}`, password: randomBytes(12).toString('hex') });
  const [service, owner] = [loginOf('service'), loginOf('owner')];
  const urlOf = ({ role, password }: typeof service) =>
    Object.assign(new URL(inDatabase(database)), { username: role, password }).href;
  afterAll(async () => {
    await asked(admin, `drop database if exists ${database} with (force)`);
    for (const { role } of [service, owner]) await asked(admin, `drop role if exists ${role}`);
  });
  async function make(ownedBy = owner) {
    const client = await connect(admin);
    const wanted = [{ database, service, owner: ownedBy }];
    await makeDatabases(client, (name) => connect(inDatabase(name)), wanted).finally(() => client.end());
  }
  const environmentFor = (name: ServiceWithAudit) => ({
    [databaseVariables[name]]: urlOf(service),
    [migrationVariables[name]]: urlOf(owner),
  });
  return { database, service, owner, url: urlOf(service), make, environmentFor };
}

const record = (em: EntityManager, at = new Date()) =>
  recordAudit(em, { now: at, requestId: 'r' }, { action: 'user.view' });

describe.each(servicesWithAudit)('the role of %s', (name) => {
  const roles = someRoles();
  let orm: MikroORM;
  beforeAll(async () => {
    // As a version before left it: the service owns what it uses.
    await roles.make(roles.service);
    await migrateAs020(name, { [databaseVariables[name]]: roles.url });
    await asked(
      roles.url,
      `insert into audit_log (id, at, actor_roles, action, outcome, fields, request_id)
       values (gen_random_uuid(), '2015-01-01', '[]', 'sign-in', 'done', '[]', 'r')`,
    );
    await roles.make();
    await migrate(name, roles.environmentFor(name));
    orm = await MikroORM.init((await ormOptionsOf(name))(roles.url));
  });
  afterAll(() => orm.close(true));

  it('keeps what was there, and owns nothing', async () => {
    expect(await asked(roles.url, 'select action from audit_log')).toHaveLength(1);
    const owners = await asked<{ owner: string }>(
      roles.url,
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace
       union select pg_get_userbyid(proowner) from pg_proc where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
       union select pg_get_userbyid(datdba) from pg_database where datname = current_database()`,
    );
    expect(owners).toEqual([{ owner: roles.owner.role }]);
  });

  it('adds entries, which are chained, signed and pruned', async () => {
    const seals = someAuditSeals(name);
    await record(orm.em.fork());
    expect(await seals.seal(orm.em.fork(), new Date())).toMatchObject({ position: 2 });
    expect(await pruneAudit(orm.em.fork(), new Date())).toBe(1);
    expect(await seals.verify(orm.em.fork(), 0, 100, new Date())).toMatchObject({ brokenAt: null, end: 'whole' });
  });

  it.each([
    ...['audit_log', 'audit_chain', 'audit_seals'].flatMap((table) => [
      `update ${table} set ${table === 'audit_log' ? `action = 'x'` : `hash = 'x'`}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} disable trigger "${table}_only_grows"`,
      `drop trigger "${table}_only_grows" on ${table}`,
      `alter table ${table} add column more text`,
      `alter table ${table} owner to current_user`,
      `drop table ${table} cascade`,
      `create rule nothing as on insert to ${table} do instead nothing`,
    ]),
    `set session_replication_role = 'replica'`,
    `create or replace function prune_audit_log(last_position bigint) returns bigint as 'select 1::bigint' language sql`,
    `drop function prune_audit_log(bigint)`,
    `create or replace function "audit_log_audit_log_only_grows_fn"() returns trigger as 'begin return old; end' language plpgsql`,
    'create table more (id integer)',
    'create temp table audit_log (id integer)',
    'create schema more',
    'delete from migrations',
    'drop schema public cascade',
  ])('may not: %s', async (sql) => {
    await expect(asked(roles.url, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('cannot become the owner, nor prune what is too new', async () => {
    await expect(asked(roles.url, `set role ${roles.owner.role}`)).rejects.toThrow(/permission denied/);
    await record(orm.em.fork());
    await expect(asked(roles.url, 'select prune_audit_log(1000000)')).rejects.toThrow('the audit log only grows');
  });

  it('has all rights again when roles are made and migrations run once more', async () => {
    await roles.make();
    expect(await migrate(name, roles.environmentFor(name))).toEqual([]);
    await record(orm.em.fork());
    await expect(asked(roles.url, 'delete from audit_log')).rejects.toThrow(/permission denied/);
  });
});

it('lets neither role of a database into that of another service', async () => {
  const [one, other] = [someRoles(), someRoles()];
  await one.make();
  await other.make();
  for (const { role, password } of [one.service, one.owner]) {
    const url = Object.assign(new URL(inDatabase(other.database)), { username: role, password }).href;
    await expect(asked(url, 'select 1')).rejects.toThrow(/permission denied for database/);
  }
});

it('says what to do where the tables belong to somebody else than migrations run as', async () => {
  const roles = someRoles();
  await roles.make(roles.service);
  await migrateAs020('will-data', { WILL_DATA_DATABASE_URL: roles.url });
  const client = await connect(admin);
  await client.query(`create role ${roles.owner.role} login password '${roles.owner.password}'`);
  await client.query(`grant connect on database ${roles.database} to ${roles.owner.role}`);
  await client.end();
  await expect(migrate('will-data', roles.environmentFor('will-data'))).rejects.toThrow(
    /^WILL_DATA_MIGRATION_DATABASE_URL: .*npm run create-databases/,
  );
});
