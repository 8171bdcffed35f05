import { MikroORM } from '@mikro-orm/postgresql';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import pg from 'pg';
import { type ServiceWithDatabase, servicesWithDatabase } from '../../services.ts';
import { startTestPostgres } from '../checks/testing/stores.ts';
import { command, print } from '../launcher/console.ts';
import { ormOptionsOf } from '../launcher/postgres/migrate.ts';

/**
 * @returns the problem; empty if the migrations make all that the entities ask for. A column that they ask for no
 * more may stay for the version before.
 */
async function problemOf(service: ServiceWithDatabase, url: string): Promise<string> {
  const orm = await MikroORM.init(withMigrator((await ormOptionsOf(service))(url)));
  try {
    if (await orm.migrator.checkSchema()) return 'the entities have changed since the last migration was made';
    await orm.migrator.up();
    const missing = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true });
    return missing.trim() ? `the migrations leave this undone:\n${missing}` : '';
  } finally {
    await orm.close(true);
  }
}

await command(async () => {
  const server = await startTestPostgres();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  let problems = 0;

  async function check(service: ServiceWithDatabase): Promise<string> {
    const database = `plainwill_migrations_${service.replaceAll('-', '_')}_${process.pid}`;
    await admin.query(`CREATE DATABASE ${database}`);
    try {
      return await problemOf(service, Object.assign(new URL(server.url), { pathname: database }).href);
    } finally {
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    }
  }

  for (const service of servicesWithDatabase) {
    const problem = await check(service);
    print(`${service}: ${problem || 'in step'}`);
    if (problem) problems++;
  }
  await admin.end();
  await server.stop();
  return problems ? 1 : 0;
});
