import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseName, servicesWithDatabase } from '../../services.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);

/** Told at every place where something can be told, and looked for where it must not be. */
const marks = {
  lastName: 'Zzyzxname',
  occupation: 'zzyzxtrade',
  mobileNumber: '7700900888',
  line1: '77 Zzyzx Lane',
  ashes: 'zzyzxashes',
  question: 'zzyzxquestion',
};
const { passwords } = JSON.parse(readFileSync(join(target.dataDir, 'secrets.json'), 'utf8'));
const { port } = new URL(target.site.identityDatabaseUrl);

/** Every row of a database as text. */
async function rowsOf(database: string): Promise<string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: database,
    password: passwords[database],
    database,
  });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = [];
  for (const { name } of rows) tables.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
  await client.end();
  return tables.join('\n');
}

const { email, cookie, api } = await target.aPerson('zzyzxmail', { isFilledIn: true });
await api.identity.profile.rename.mutate({ name: `Zzyzx ${marks.lastName}` });
const { personalDetails, funeralWishes, homeDetails } = await api.willData.testatorRecord.get.query();
await api.willData.personalDetails.save.mutate({
  basedOn: personalDetails?.version ?? 0,
  changes: { lastName: marks.lastName, occupation: marks.occupation, mobileNumber: marks.mobileNumber },
});
await api.willData.homeDetails.save.mutate({ basedOn: homeDetails?.version ?? 0, changes: { line1: marks.line1 } });
await api.willData.funeralWishes.save.mutate({
  basedOn: funeralWishes?.version ?? 0,
  changes: { ashesDirections: marks.ashes },
});
await api.notifications.leads.submit.mutate({
  leadId: randomUUID() as LeadId,
  name: marks.lastName,
  email,
  question: marks.question,
  consent: true,
});
await api.addressLookup.addresses.search.query({ searchTerm: marks.line1 });
await api.addressLookup.charities.find.query({ words: `${marks.lastName} Hospice` });
await target.call('identity.passwords.requestReset', JSON.stringify({ email }));
// Failures are logged too.
await target.call(
  'willData.personalDetails.save',
  JSON.stringify({ basedOn: 99, changes: { [marks.lastName]: email } }),
  {
    cookie,
  },
);
await target.send(`/not-here%0d%0a{"level":"fatal"}?name=${marks.lastName}`);
await target.signIn(email, {}, marks.lastName);

// S2.2, S15.2, S15.4, S17.1, S17.2, S17.3
describe('what was told', () => {
  it('stands in no log', () => {
    const logs = globSync('*', { cwd: join(target.dataDir, 'logs') }).map((name) => ({
      name,
      text: readFileSync(join(target.dataDir, 'logs', name), 'utf8'),
    }));
    expect(logs.length).toBeGreaterThan(4);
    const secrets = [...Object.values(marks), email, cookie.split('=')[1] ?? '', marks.line1.replaceAll(' ', '%20')];
    for (const { name, text } of logs) {
      for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
      expect(text).not.toMatch(/^\{"level":"fatal"\}/m);
    }
  });

  it('waits in no queue', async () => {
    const jobs = await rowsOf('queue');
    expect(jobs.length).toBeGreaterThan(100);
    for (const secret of [...Object.values(marks), email]) expect(jobs).not.toContain(secret);
  });

  it('can be read in no database', async () => {
    for (const database of servicesWithDatabase.map(databaseName)) {
      const rows = (await rowsOf(database)).toLowerCase();
      expect(rows.length).toBeGreaterThan(1000);
      for (const secret of ['zzyzx', marks.mobileNumber]) expect(rows, database).not.toContain(secret);
    }
  });

  it('opens no session from what a thief of the database has', async () => {
    const rows = await rowsOf('identity');
    expect(rows).not.toContain(cookie.split('=')[1]);
    expect(rows).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
