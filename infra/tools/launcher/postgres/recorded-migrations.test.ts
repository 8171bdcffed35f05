import { createDatabase } from '@plainwill/kit/testing/database';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../../../services.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { baseline, migrationsOf } from './recorded-migrations.ts';
import { migrateAs020, migrationsOf020, servicesOf020 } from './testing/release-0.2.0.ts';

async function aDatabase(service: ServiceWithDatabase) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const environment = { [databaseVariables[service]]: url };
  return {
    environment,
    async recorded() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return migrationsOf(client).finally(() => client.end());
    },
  };
}

describe.each(servicesWithDatabase)('the migrations of %s', (service) => {
  const known = knownMigrations(service);

  it('are of days that have come', () => {
    const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    for (const name of known) {
      const [, time = ''] = /^Migration(\d{14})_/.exec(name) ?? [];
      expect(time).toMatch(/^\d{14}$/);
      expect(time <= now).toBe(true);
    }
  });

  it('all run in a new database', async () => {
    const { environment, recorded } = await aDatabase(service);
    expect(await migrate(service, environment)).toEqual(known);
    expect(await recorded()).toEqual(known);
  });
});

describe.each(servicesOf020)('the migrations of %s, which 0.2.0 has', (service) => {
  const known = knownMigrations(service);

  it('begin with the baseline', () => expect(known[0]).toBe(baseline));

  it('go on from what 0.2.0 left, and keep what it recorded for when it is put back', async () => {
    const { environment, recorded } = await aDatabase(service);
    await migrateAs020(service, environment);
    expect(await migrate(service, environment)).toEqual(known.slice(1));
    expect(await recorded()).toEqual([...migrationsOf020[service], ...known]);
    expect(await migrate(service, environment)).toEqual([]);
  });

  it.each(['first', 'last'])('refuse a database without the %s migration of 0.2.0', async (which) => {
    const { environment, recorded } = await aDatabase(service);
    const names = which === 'first' ? migrationsOf020[service].slice(1) : migrationsOf020[service].slice(0, -1);
    await migrateAs020(service, environment, names);
    await expect(migrate(service, environment)).rejects.toThrow(
      `The tables of ${service} are older than version 0.2.0: upgrade to 0.2.0 first.`,
    );
    expect(await recorded()).toEqual(names);
  });
});
