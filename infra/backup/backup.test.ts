import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createAuditSeals } from '@plainwill/kit/audit/audit-seals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { knownMigrations, migrate, ormOptionsOf } from '../launcher/postgres/migrate.ts';
import { servicesWithDatabase } from '../services.ts';
import { applyListsOnly } from './apply-lists.ts';
import { backUp, backUpErasures } from './back-up.ts';
import { withDatabases } from './connect.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { at, everything, someDatabases } from './testing/databases.ts';

const marker = `marker ${randomUUID()}`;
const [stays, goes] = [randomUUID(), randomUUID()];

let live: Record<string, string>;
let identity: string;
let recipient: string;
beforeAll(async () => {
  live = await someDatabases();
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  for (const service of servicesWithDatabase) await migrate(service, live);
  await at(live, 'identity', async (ask) => {
    for (const id of [stays, goes]) {
      await ask(
        `insert into accounts (id, email, email_key, name, email_confirmed_at, created_at)
         values ($1, $2::text, $2::text, $3, now(), now())`,
        [id, `${id}@example.com`, `O'Neill "${marker}"\t\\N\n`],
      );
      await ask(`insert into user_roles (account_id, role) values ($1, 'readonly')`, [id]);
    }
  });
  await at(live, 'will-data', async (ask) => {
    for (const id of [stays, goes]) await ask('insert into testators (account_id) values ($1)', [id]);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwill-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const take = (now = new Date()) => backUp({ environment: live, to: folder, recipient, now });
const putBack = (environment: Record<string, string>, options: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({ environment, from: folder, identity, isReplacing: false, ...options });

describe('a backup', () => {
  it('is restored with every row of every table, into databases that were never used', async () => {
    const { folder: made } = await take();
    const other = await someDatabases();
    expect(await putBack(other)).toMatchObject({ folder: made, erasedAgain: 0 });
    expect(await everything(other)).toEqual(await everything(live));
    expect(JSON.stringify(await everything(other))).toContain(marker);
  });

  it('lets the services go on with what it restores: migrated, and guarded as before', async () => {
    await take();
    const other = await someDatabases();
    await putBack(other);
    for (const service of servicesWithDatabase) expect(await migrate(service, other)).toEqual([]);
    await at(other, 'identity', async (ask) => {
      await ask(
        `insert into audit_log (id, at, actor_roles, action, outcome, fields, request_id)
         values (gen_random_uuid(), now(), '[]', 'sign-in', 'done', '[]', 'request')`,
      );
      await expect(ask('delete from audit_log')).rejects.toThrow(/only grows/);
    });
  });

  it('shows nothing of what is in it', async () => {
    const { folder: made } = await take();
    for (const file of readdirSync(made, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toContain(marker);
    }
  });

  it('is of one moment: what is written while it is made is not in it', async () => {
    const before = await everything(live);
    const late = randomUUID();
    await withDatabases(live, async (clients) => {
      // Identity is copied first, and waits here.
      await clients.identity.query('begin; lock table accounts in access exclusive mode');
      const taking = take();
      await vi.waitFor(async () => {
        const { rows } = await clients.identity.query(
          "select 1 from pg_locks where relation = 'accounts'::regclass and not granted",
        );
        expect(rows).not.toEqual([]);
      });
      await clients['will-data'].query('insert into testators (account_id) values ($1)', [late]);
      await clients.identity.query('commit');
      await taking;
    });
    const other = await someDatabases();
    await putBack(other);
    expect(await everything(other)).toEqual(before);
    await at(live, 'will-data', (ask) => ask('delete from testators where account_id = $1', [late]));
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const gone = {
      ...live,
      NOTIFICATIONS_DATABASE_URL: live.NOTIFICATIONS_DATABASE_URL?.replace(/\w+$/, 'gone') ?? '',
    };
    await expect(backUp({ environment: gone, to: folder, recipient, now: new Date() })).rejects.toThrow(
      /NOTIFICATIONS_DATABASE_URL: the database does not answer/,
    );
    await expect(backUp({ environment: live, to: folder, recipient: 'age1', now: new Date() })).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a restore is refused, and nothing changes', () => {
  let other: Record<string, string>;
  let made: string;
  beforeAll(async () => {
    other = await someDatabases();
  });
  beforeEach(async () => {
    made = (await take()).folder;
  });
  const isUntouched = async () => expect(await everything(other)).toEqual({});

  it('with another key', async () => {
    await expect(putBack(other, { identity: await generateX25519Identity() })).rejects.toThrow(/does not open/);
    await isUntouched();
  });

  it('with a damaged file', async () => {
    const file = join(made, 'identity', 'accounts.copy.gz.age');
    const bytes = readFileSync(file);
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(putBack(other)).rejects.toThrow(/accounts\.copy\.gz\.age is damaged/);
    rmSync(file);
    await expect(putBack(other)).rejects.toThrow(/accounts\.copy\.gz\.age is missing/);
    writeFileSync(join(made, 'manifest.json'), '{');
    await expect(putBack(other)).rejects.toThrow(/manifest\.json is damaged/);
    await isUntouched();
  });

  it('when a newer version made it', async () => {
    const manifest: Manifest = readManifest(made);
    manifest.databases.identity.migrations.push('Migration20991231_AddTelepathy');
    writeManifest(made, manifest);
    await expect(putBack(other)).rejects.toThrow(
      /newer version: identity does not know Migration20991231_AddTelepathy/,
    );
    await isUntouched();
  });

  it('where there is no backup', async () => {
    await expect(putBack(other, { from: join(folder, 'nowhere') })).rejects.toThrow(/There is no backup/);
  });

  it('into databases that hold something, unless told to replace it', async () => {
    const before = await everything(live);
    await expect(putBack(live)).rejects.toThrow(/is not empty\. Add --replace/);
    expect(await everything(live)).toEqual(before);
    await at(live, 'identity', (ask) => ask(`update accounts set name = 'changed since'`));
    await putBack(live, { isReplacing: true });
    expect(await everything(live)).toEqual(before);
  });

  it('into databases that somebody uses', async () => {
    await withDatabases(live, () =>
      expect(putBack(live, { isReplacing: true })).rejects.toThrow(/in use\. Stop the services first/),
    );
  });
});

describe('the audit log of a backup', () => {
  const seals = createAuditSeals({
    service: 'identity',
    keys: { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) },
  });
  const withOrm = async <T>(environment: Record<string, string>, work: (em: EntityManager) => Promise<T>) => {
    const orm = await MikroORM.init((await ormOptionsOf('identity'))(environment.IDENTITY_DATABASE_URL ?? ''));
    return work(orm.em.fork()).finally(() => orm.close(true));
  };
  const signIn = `insert into audit_log (id, at, actor_roles, action, outcome, fields, request_id)
    values (gen_random_uuid(), now(), '[]', 'sign-in', 'done', '[]', 'request')`;

  it('is compared with its signed checkpoint when it is restored', async () => {
    await at(live, 'identity', async (ask) => {
      for (let i = 0; i < 3; i++) await ask(signIn);
    });
    const checkpoint = await withOrm(live, (em) => seals.seal(em, new Date()));
    const { manifest } = await take();
    expect(manifest.databases.identity.audit).toEqual(checkpoint);
    expect(await putBack(await someDatabases())).toMatchObject({ auditProblems: [] });

    await at(live, 'identity', async (ask) => {
      for (const table of ['audit_chain', 'audit_log']) await ask(`alter table ${table} disable trigger all`);
      await ask(`with gone as (delete from audit_chain where position > 2 returning entry_id)
        delete from audit_log where id in (select entry_id from gone)`);
      for (const table of ['audit_chain', 'audit_log']) await ask(`alter table ${table} enable trigger all`);
    });
    await take(new Date(Date.now() + 1000));
    const { auditProblems } = await putBack(await someDatabases());
    expect(auditProblems).toEqual([
      expect.stringMatching(/^Entries at the end of the audit log of identity are missing/),
    ]);
    expect(await withOrm(live, (em) => seals.verify(em, 0, 1000, new Date()))).toMatchObject({ end: 'cut' });
  });
});

describe('erasures after a backup', () => {
  const erase = () =>
    at(live, 'identity', async (ask) => {
      await ask('delete from accounts where id = $1', [goes]);
      await ask(
        `insert into audit_log (id, at, actor_roles, action, subject_account_id, outcome, fields, request_id)
         values (gen_random_uuid(), now(), '[]', 'deletion.done', $1, 'done', '[]', 'request')`,
        [goes],
      );
    });
  const due = (environment: Record<string, string>) =>
    at(environment, 'identity', (ask) => ask('select id from accounts where deletion_at <= now()'));

  it('are done again: by the list beside the backups, and by the database that is replaced', async () => {
    await take(new Date('2026-01-01T00:00:00Z'));
    await erase();

    const withoutList = await someDatabases();
    expect(await putBack(withoutList)).toMatchObject({ erasedAgain: 0 });

    expect(await backUpErasures({ environment: live, to: folder })).toBe(1);
    const lost = await someDatabases();
    expect(await putBack(lost)).toMatchObject({ erasedAgain: 1 });
    expect(await due(lost)).toEqual([{ id: goes }]);

    rmSync(join(folder, 'erasures.json'));
    expect(await putBack(live, { isReplacing: true })).toMatchObject({ erasedAgain: 1 });
    expect(await due(live)).toEqual([{ id: goes }]);
  });

  it('are done again in databases that were restored by other means', async () => {
    await take(new Date('2026-01-01T00:00:00Z'));
    const restored = await someDatabases();
    await putBack(restored);
    await at(restored, 'identity', (ask) => ask('update accounts set deletion_at = null'));
    await erase();
    await backUpErasures({ environment: live, to: folder });
    const lists = { environment: restored, from: folder };
    await withDatabases(restored, () =>
      expect(applyListsOnly(lists)).rejects.toThrow(/in use\. Stop the services first/),
    );
    expect(await due(restored)).toEqual([]);
    expect(await applyListsOnly(lists)).toEqual({ erasedAgain: 1, stepsRemovedAgain: 0 });
    expect(await due(restored)).toEqual([{ id: goes }]);
    expect(() => applyListsOnly({ environment: restored, from: join(folder, 'nowhere') })).toThrow(/no folder/);
  });

  it('refuses to go on with a damaged list', async () => {
    await take();
    writeFileSync(join(folder, 'erasures.json'), '[{"accountId": 1}]');
    await expect(putBack(await someDatabases())).rejects.toThrow(/who must not come back/);
  });
});

describe('second steps that were removed after a backup', () => {
  const [kept, stolen] = [`kept-${randomUUID()}`, `stolen-${randomUUID()}`];
  const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
  const askLive = (sql: string, values: unknown[] = [stays]) => at(live, 'identity', (ask) => ask(sql, values));

  const addPasskeys = async () => {
    for (const id of [kept, stolen])
      await askLive(
        `insert into passkeys (credential_id, account_id, public_key, counter, transports, is_backed_up, aaguid, rp_id,
           name, created_at)
         values ($1, $2, '', 0, '{}', false, gen_random_uuid(), 'plainwill.example', 'A passkey', now())`,
        [id, stays],
      );
  };
  const addAuthenticator = () =>
    askLive(`insert into authenticators (account_id, secret, created_at) values ($1, 'a secret', now())`);
  const addCode = (hash: string) =>
    askLive('insert into recovery_codes (code_hash, account_id, made_at) values ($2, $1, now())', [stays, hash]);
  const write = (
    action: string,
    { passkey = null, fields = [] }: { passkey?: string | null; fields?: string[] } = {},
  ) =>
    askLive(
      `insert into audit_log (id, at, actor_roles, action, subject_account_id, object_id, outcome, fields, request_id)
       values (gen_random_uuid(), now(), '[]', $1, $2, $3, 'done', $4, 'request')`,
      [action, stays, passkey && hashOf(passkey), JSON.stringify(fields)],
    );

  /** What opens the account of the databases. */
  const waysOf = (environment: Record<string, string>) =>
    at(environment, 'identity', async (ask) => {
      const [ways] = await ask<object>(
        `select array(select credential_id from passkeys where account_id = a.id order by 1) as passkeys,
           array(select secret from authenticators where account_id = a.id) as authenticators,
           array(select code_hash from recovery_codes where account_id = a.id order by 1) as codes,
           (select count(*)::int from sessions where account_id = a.id) as sessions, asks_second_step as "isAsked"
         from accounts a where id = $1`,
        [stays],
      );
      return ways;
    });
  /** Restores it with the newest list of what was removed. */
  async function restored(stepsRemovedAgain: number) {
    await backUpErasures({ environment: live, to: folder });
    const other = await someDatabases();
    expect(await putBack(other)).toMatchObject({ stepsRemovedAgain });
    return waysOf(other);
  }

  beforeEach(async () => {
    await askLive('update accounts set asks_second_step = true where id = $1');
    await askLive(
      `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
       values ('a-session', $1, 'Firefox', '203.0.113.0/24', now(), now(), now(), now() + interval '1 day')`,
    );
  });
  afterEach(async () => {
    for (const table of ['passkeys', 'authenticators', 'recovery_codes', 'sessions'])
      await askLive(`delete from ${table} where account_id = $1`);
    await askLive('update accounts set asks_second_step = false where id = $1');
  });

  it('open nothing again: by the list beside the backups, and by the database that is replaced', async () => {
    await addPasskeys();
    await take();
    await askLive('delete from passkeys where credential_id = $1', [stolen]);
    await write('passkey.remove', { passkey: stolen });

    const withoutList = await someDatabases();
    expect(await putBack(withoutList)).toMatchObject({ stepsRemovedAgain: 0 });

    const left = { passkeys: [kept], sessions: 0, isAsked: true };
    expect(await restored(1)).toMatchObject(left);

    rmSync(join(folder, 'removed-steps.json'));
    expect(await putBack(live, { isReplacing: true })).toMatchObject({ stepsRemovedAgain: 1 });
    expect(await waysOf(live)).toMatchObject(left);
  });

  it.each(['recovery-code.use', 'recovery-codes.make'])('leave no recovery code of before: %s', async (action) => {
    await addPasskeys();
    await addCode('an old one');
    await addCode('another old one');
    await take();
    await write(action);
    await addCode('a new one');
    expect(await restored(2)).toMatchObject({ passkeys: [kept, stolen].sort(), codes: [] });
  });

  it.each(['authenticator.remove', 'authenticator.add'])(
    'leave no authenticator app of before, and no code without a step: %s',
    async (action) => {
      await addAuthenticator();
      await addCode('a code');
      await take();
      await write(action);
      expect(await restored(2)).toEqual({ passkeys: [], authenticators: [], codes: [], sessions: 0, isAsked: false });
    },
  );

  it.each(['recovery.done', 'step-removal.done'])('leave nothing after %s', async (action) => {
    await addPasskeys();
    await addAuthenticator();
    await addCode('a code');
    await take();
    await write(action);
    expect(await restored(4)).toEqual({ passkeys: [], authenticators: [], codes: [], sessions: 0, isAsked: false });
  });

  it('leave the passkeys that the operator’s command left', async () => {
    await addPasskeys();
    await addAuthenticator();
    await take();
    await write('step-removal.done', { fields: ['authenticator app', 'recovery codes'] });
    expect(await restored(1)).toMatchObject({ passkeys: [kept, stolen].sort(), authenticators: [] });
  });

  it('are there if they were set up after the removal', async () => {
    for (const action of ['recovery.done', 'recovery-codes.make', 'authenticator.add']) await write(action);
    await addPasskeys();
    await addAuthenticator();
    await addCode('a code');
    await take();
    const all = { passkeys: [kept, stolen].sort(), authenticators: ['a secret'], codes: ['a code'] };
    expect(await restored(0)).toEqual({ ...all, sessions: 1, isAsked: true });
  });

  it('refuses to go on with a damaged list', async () => {
    await take();
    writeFileSync(join(folder, 'removed-steps.json'), '[{"accountId": 1}]');
    await expect(putBack(await someDatabases())).rejects.toThrow(/must not work again/);
  });
});

it('deletes nobody for not using an account because of a warning from before the backup', async () => {
  const warned = (environment: Record<string, string>) =>
    at(environment, 'identity', (ask) => ask('select id from accounts where inactive_deletion_on is not null'));
  const setDay = (day: string | null) =>
    at(live, 'identity', (ask) => ask('update accounts set inactive_deletion_on = $2 where id = $1', [stays, day]));
  await setDay('2026-01-31');
  onTestFinished(async () => void (await setDay(null)));
  await take();
  const other = await someDatabases();
  await putBack(other);
  expect([await warned(live), await warned(other)]).toEqual([[{ id: stays }], []]);
});

describe('an older backup', () => {
  it('is brought up to date by the migrations that came after it', async () => {
    const older = await someDatabases();
    for (const service of servicesWithDatabase) await migrate(service, older, knownMigrations(service).slice(0, -1));
    await at(older, 'identity', (ask) =>
      ask(`insert into accounts (id, email, email_key, created_at) values ($1, $2::text, $2::text, now())`, [
        stays,
        marker,
      ]),
    );
    await backUp({ environment: older, to: folder, recipient, now: new Date() });
    const newer = await someDatabases();
    await putBack(newer);
    for (const service of servicesWithDatabase) expect(await migrate(service, newer)).toEqual([]);
    const rows = await at(newer, 'identity', (ask) => ask('select id, email, deletion_at from accounts'));
    expect(rows).toEqual([{ id: stays, email: marker, deletion_at: null }]);
  });
});
