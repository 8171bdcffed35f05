import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { servicesWithDatabase } from '../../services.ts';
import { migrate } from '../launcher/postgres/migrate.ts';
import { migrateAs020 } from '../launcher/postgres/testing/release-0.2.0.ts';
import { backUp } from './back-up.ts';
import { insertSignIn, seals, withIdentity } from './testing/audit.ts';
import { at } from './testing/databases.ts';
import { productWithBackups } from './testing/product.ts';

const { live, someDatabases, folder, recipient, marker, take, putBack } = await productWithBackups();

it('names an audit log that lost entries after its signed checkpoint', async () => {
  await at(live, 'identity', async (ask) => {
    for (let i = 0; i < 3; i++) await ask(insertSignIn);
  });
  await withIdentity(live, (em) => seals.seal(em, new Date()));
  await at(live, 'identity', async (ask) => {
    for (const table of ['audit_chain', 'audit_log']) await ask(`alter table ${table} disable trigger all`);
    await ask(`with gone as (delete from audit_chain where position > 2 returning entry_id)
      delete from audit_log where id in (select entry_id from gone)`);
    for (const table of ['audit_chain', 'audit_log']) await ask(`alter table ${table} enable trigger all`);
  });
  await take();
  const { auditProblems } = await putBack(await someDatabases());
  expect(auditProblems).toEqual([
    expect.stringMatching(/^Entries at the end of the audit log of identity are missing/),
  ]);
  expect(await withIdentity(live, (em) => seals.verify(em, 0, 1000, new Date()))).toMatchObject({ end: 'cut' });
});

it('brings a backup of 0.2.0 up to date by the migrations that came after it', async () => {
  const id = randomUUID();
  const older = await someDatabases();
  for (const service of servicesWithDatabase) await migrateAs020(service, older);
  await at(older, 'identity', (ask) =>
    ask(`insert into accounts (id, email, email_key, created_at) values ($1, $2::text, $2::text, now())`, [id, marker]),
  );
  const { folder: from } = await backUp({ environment: older, to: folder, recipient, now: new Date('2026-01-01') });
  const newer = await someDatabases();
  await putBack(newer, { from });
  for (const service of servicesWithDatabase) expect(await migrate(service, newer)).toEqual([]);
  const rows = await at(newer, 'identity', (ask) => ask('select id, email, deletion_at from accounts'));
  expect(rows).toEqual([{ id, email: marker, deletion_at: null }]);
});
